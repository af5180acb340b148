import type { FeedbackDetail, FeedbackRow } from '@rondo/contract/feedback';
import { FEEDBACK_KINDS, FEEDBACK_STATES, type FeedbackState, type FeedbackView } from '@rondo/domain/feedback';
import { LANGUAGES } from '@rondo/domain/language';
import type { byId } from './feedback.queries.ts';

export type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof byId>['executeTakeFirst']>>>;

/** A state as it is stored; the database's CHECK keeps the column to them. */
function stateOf(text: string): FeedbackState {
  const known = FEEDBACK_STATES.find((state) => state === text);
  if (!known) throw new Error(`unknown state ${text} of feedback`);
  return known;
}

/** What the policy reads of it. */
export const viewOf = (row: Pick<Row, 'state' | 'author_id'>): FeedbackView => ({
  state: stateOf(row.state),
  authorId: row.author_id,
});

export const presentRow = (row: Row): FeedbackRow => ({
  ...{ id: row.id, number: row.number, text: row.text, state: stateOf(row.state) },
  kind: FEEDBACK_KINDS.find((kind) => kind === row.kind) ?? 'wrong',
  author: { id: row.author_id, name: row.author_name },
  createdAt: row.created_at.toISOString(),
  ...{ route: row.route, errorCode: row.error_code, answer: row.answer, rev: row.rev },
  answeredBy: row.answered_by === null ? null : { id: row.answered_by, name: row.answerer_name ?? '' },
  answeredAt: row.answered_at?.toISOString() ?? null,
});

export const presentContext = (row: Row): FeedbackDetail['context'] => ({
  ...{ route: row.route, version: row.client_version, errorReference: row.error_id, errorCode: row.error_code },
  language: LANGUAGES.find((language) => language === row.language) ?? null,
  windowSize: row.window_size,
});
