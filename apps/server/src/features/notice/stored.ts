import { type NoticeQuiz, type NoticeTask, noticeQuiz, noticeTask } from '@rondo/contract/notice-shapes';
import {
  NOTICE_CATEGORIES,
  NOTICE_IMPORTANCES,
  NOTICE_METHODS,
  NOTICE_STATES,
  type NoticeView,
} from '@rondo/domain/notice';
import type { Selectable } from 'kysely';
import type { Notice } from '../../platform/db/schema.gen.ts';

export type NoticeRecord = Selectable<Notice>;

/** A word of a column that the database keeps to a list. */
function oneOf<T extends string>(words: readonly T[], text: string): T {
  const found = words.find((one) => one === text);
  if (found === undefined) throw new Error(`unknown word ${text} of an announcement`);
  return found;
}

export const stateOf = (text: string) => oneOf(NOTICE_STATES, text);
export const categoryOf = (text: string) => oneOf(NOTICE_CATEGORIES, text);
export const importanceOf = (text: string) => oneOf(NOTICE_IMPORTANCES, text);
export const methodOf = (text: string) => oneOf(NOTICE_METHODS, text);

/** What the policy needs to know of a row. */
export const viewOf = (row: Pick<NoticeRecord, 'state' | 'author_id' | 'asked_by'>): NoticeView => ({
  state: stateOf(row.state),
  authorId: row.author_id,
  askedBy: row.asked_by,
});

/** The questions of a row, as they were checked when they were written; null: none. */
export const quizOf = ({ quiz }: { quiz: unknown }): NoticeQuiz | null =>
  quiz === null ? null : noticeQuiz.parse(quiz);

/** The task of a row, likewise. */
export const taskOf = ({ task }: { task: unknown }): NoticeTask | null =>
  task === null ? null : noticeTask.parse(task);

/** A value of a row as it is written again. */
export const asJson = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));
