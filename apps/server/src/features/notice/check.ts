import type { NoticeDetail, NoticeQuiz } from '@rondo/contract/notice-shapes';
import { LIMIT } from '@rondo/domain/limit';
import { answeredIn, type QuizOrder, quizOrder } from '@rondo/domain/quiz';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { attempts } from './attempt.queries.ts';
import { type NoticeRecord, quizOf } from './stored.ts';

/** The order in which somebody gets the questions at a try: the same until they hand it in. */
export const orderOf = (quiz: NoticeQuiz, id: string, memberId: string, number: number): QuizOrder =>
  quizOrder(quiz, `${id}:${memberId}:${number}`);

/** Understood is who answers all of it right. */
export const passedBy = (quiz: NoticeQuiz) => ({ ...quiz, passPercent: LIMIT.percent });

const answersOf = z.array(z.array(z.number().int()));

/** The reader's own tries at the questions of one; what is right is told once they passed or have no try left. */
export async function checkOf(
  { db, actor: { companyId, memberId } }: Pick<Context, 'db' | 'actor'>,
  row: Pick<NoticeRecord, 'id' | 'quiz'> & { understood_at: Date | null },
): Promise<NoticeDetail['check']> {
  const quiz = quizOf(row);
  if (!quiz) return null;
  const tries = await attempts(db, { companyId, id: row.id, memberId }).execute();
  const [last] = tries;
  const triesLeft = LIMIT.announcement.tries - tries.length;
  if (!last) return { triesLeft, last: null };
  const given = { answers: answersOf.parse(last.answers), wrong: last.wrong };
  const mayKnow = row.understood_at !== null || triesLeft === 0;
  return {
    triesLeft,
    last: {
      ...{ number: last.number, at: last.at.toISOString(), percent: last.percent, isPassed: last.is_passed },
      questions: answeredIn(quiz, orderOf(quiz, row.id, memberId, last.number), given, mayKnow),
    },
  };
}
