import type { QuizAttempt } from '@rondo/contract/kit/quiz';
import type { QuizFields } from '@rondo/contract/learning-shapes';
import { answeredIn, type QuizOrder, quizOrder } from '@rondo/domain/quiz';
import { z } from 'zod';
import type { attempts } from './quiz.queries.ts';

type AttemptRow = Awaited<ReturnType<ReturnType<typeof attempts>['execute']>>[number];

/** The order in which somebody gets a quiz at their next try: the same until they hand it in. */
export const orderOf = (quiz: QuizFields, id: string, memberId: string, number: number): QuizOrder =>
  quizOrder(quiz, `${id}:${memberId}:${number}`);

const answersOf = z.array(z.array(z.number().int()));

/** A try as it was: what was asked and chosen; what is right only once the quiz is passed. */
export function presentAttempt(quiz: QuizFields, row: AttemptRow, mayKnow: boolean): QuizAttempt {
  const order = orderOf(quiz, row.learning_id, row.member_id, row.number);
  const given = { answers: answersOf.parse(row.answers), wrong: row.wrong };
  return {
    number: row.number,
    at: row.at.toISOString(),
    percent: row.percent,
    isPassed: row.is_passed,
    questions: answeredIn(quiz, order, given, mayKnow),
  };
}

/** How many tries somebody has left on a day. */
export const leftOf = (quiz: QuizFields, rows: readonly AttemptRow[], today: string): number =>
  Math.max(quiz.attemptsPerDay - rows.filter(({ day }) => day === today).length, 0);
