import type { Input } from '@rondo/contract/kit/endpoint';
import type { learningApi } from '@rondo/contract/learning';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';

const draftOption = z.object({ key: z.string(), text: z.string(), isRight: z.boolean() });
/** A question of a quiz as it is typed. */
export const draftQuestion = z.object({ key: z.string(), text: z.string(), options: z.array(draftOption) });
export type DraftQuestion = z.output<typeof draftQuestion>;

type Questions = NonNullable<Input<typeof learningApi.edit>['quiz']>['questions'];

export const newOption = () => ({ key: uuidv7(), text: '', isRight: false });
export const newQuestion = (): DraftQuestion => ({ key: uuidv7(), text: '', options: [newOption(), newOption()] });

/** Stored questions as they are typed on. */
export const draftQuestions = (questions: Questions): DraftQuestion[] =>
  questions.map(({ text, options }) => ({
    ...{ key: uuidv7(), text },
    options: options.map((option) => ({ key: uuidv7(), ...option })),
  }));

/** Typed questions as they are sent. */
export const sentQuestions = (questions: readonly DraftQuestion[]): Questions =>
  questions.map(({ text, options }) => ({
    text,
    options: options.map(({ text: words, isRight }) => ({ text: words, isRight })),
  }));

/** Whether something of the questions is still to be written. */
export const isQuizUnwritten = (questions: readonly DraftQuestion[]): boolean =>
  questions.length === 0 ||
  questions.some(({ text, options }) => text.trim() === '' || options.some((one) => one.text.trim() === ''));

/** Whether a question has no right answer yet. */
export const isRightMissing = (questions: readonly DraftQuestion[]): boolean =>
  questions.some(({ options }) => !options.some(({ isRight }) => isRight));
