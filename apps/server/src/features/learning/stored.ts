import { type QuizFields, quizFields } from '@rondo/contract/learning-shapes';
import { LEARNING_STATES, type LearningState, type LearningView } from '@rondo/domain/learning';
import type { Selectable } from 'kysely';
import type { Learning } from '../../platform/db/schema.gen.ts';

export type LearningRecord = Selectable<Learning>;

/** The database's CHECK keeps a state one of the machine's. */
export function stateOf(text: string): LearningState {
  const state = LEARNING_STATES.find((one) => one === text);
  if (!state) throw new Error(`unknown learning state ${text}`);
  return state;
}

/** What the policy needs to know of a row. */
export const viewOf = (row: Pick<LearningRecord, 'state' | 'author_id'>): LearningView => ({
  state: stateOf(row.state),
  authorId: row.author_id,
});

/** The quiz of a row, as it was checked when it was written; null: none. */
export const quizOf = ({ quiz }: Pick<LearningRecord, 'quiz'>): QuizFields | null =>
  quiz === null ? null : quizFields.parse(quiz);
