import { answerShape } from '@rondo/contract/answer-shape';
import type { Answer } from '@rondo/domain/answer';
import { excludedOf } from '@rondo/domain/scoring/applicable';
import { allItems, type CheckItem } from '@rondo/domain/scoring/template';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { findRecord } from '../record/index.ts';
import { findTask, requireEvent } from '../task/index.ts';
import { pinnedVersion } from './pinned-version.ts';
import * as q from './record.queries.ts';

/** A record in review and one item of it, for a reviewer who may change its answers now. */
export type Edited = Awaited<ReturnType<typeof requireEdited>>;

const excludedShape = z.array(z.object({ itemId: z.string() }));

/** Refuses whoever has not the turn to review it (FORBIDDEN, TASK_HANDLED), and everybody where the switch is off (EDIT_OFF). */
export async function requireEdited(context: Pick<Context, 'db' | 'actor' | 'now'>, recordId: string, itemId: string) {
  const record = await findRecord(context, recordId);
  const found = await findTask(context, record.row.task_id);
  requireEvent('reject', context, found);
  if (!found.row.reviewer_may_edit) throw new AppError('EDIT_OFF');
  if (record.state !== 'in_review') throw new AppError('MOVE_NOT_ALLOWED');
  const { version, answers, items } = await answersOfRecord(context, record);
  const item = items.find((one) => one.id === itemId);
  const standing = answers[itemId];
  if (!item || !standing || !isEditable(item)) throw new AppError('NOT_FOUND');
  return { record, found, item, answers, standing, version };
}

type FoundRecord = Awaited<ReturnType<typeof findRecord>>;

/** The answers of a record as they stand, and what asked for them: as it was asked then, tags of the store may have changed since. */
export async function answersOfRecord({ db, actor }: Pick<Context, 'db' | 'actor'>, { row }: FoundRecord) {
  const [pinned, rows] = await Promise.all([
    pinnedVersion(db, actor.companyId, row.template_version_id),
    q.answersOf(db, actor.companyId, row.id).execute(),
  ]);
  const excluded = new Set(excludedShape.parse(row.excluded_items).map((one) => one.itemId));
  const { content } = excludedOf(pinned.content, (item) =>
    excluded.has(item.id) ? { by: 'sample', values: [] } : null,
  );
  const answers: Record<string, Answer> = Object.fromEntries(rows.map((one) => [one.item_id, answerOf(one)]));
  return { answers, items: allItems(content), version: { ...pinned, content } };
}

/** Pictures and signatures are what they are: only whoever was there can bring others. */
const isEditable = ({ answer }: CheckItem): boolean => answer !== 'photo' && answer !== 'signature';

const answerOf = (row: { answer: unknown; carried_from: string | null }): Answer => ({
  ...answerShape.parse(row.answer),
  carriedFrom: row.carried_from,
});
