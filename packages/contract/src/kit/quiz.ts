import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { instant, line } from './shapes.ts';

const { question, options, option } = LIMIT.learning;
const whole = z.number().int();

/** The questions of a quiz as their author writes them, with what is right. */
export const quizQuestions = (most: number) =>
  z
    .array(
      z.object({
        text: line(question),
        options: z
          .array(z.object({ text: line(option), isRight: z.boolean() }))
          .min(options.min)
          .max(options.max),
      }),
    )
    .min(1, 'required')
    .max(most);

/** Of each question in the order in which it was asked: the options that were chosen, by their places. */
export const quizAnswers = (most: number) => z.array(z.array(whole.min(0).max(options.max)).max(options.max)).max(most);

/** A quiz as it is asked: in the reader's own order, without what is right. */
export const askedQuiz = z.object({
  number: whole,
  questions: z.array(z.object({ text: z.string(), options: z.array(z.string()), isMany: z.boolean() })),
});
export type AskedQuiz = z.output<typeof askedQuiz>;

/** The last try of a quiz, with the questions as they were asked. */
export const quizAttempt = z.object({
  number: whole,
  at: instant,
  percent: whole,
  isPassed: z.boolean(),
  questions: z.array(
    z.object({
      text: z.string(),
      options: z.array(z.string()),
      chosen: z.array(whole),
      isRight: z.boolean(),
      /** The right options; null as long as they are kept back. */
      right: z.array(whole).nullable(),
    }),
  ),
});
export type QuizAttempt = z.output<typeof quizAttempt>;
