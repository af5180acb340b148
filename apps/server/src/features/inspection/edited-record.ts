import { answerShape } from '@rondo/contract/scoring';
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
  const { db, actor } = context;
  const record = await findRecord(context, recordId);
  const found = await findTask(context, record.row.task_id);
  requireEvent('reject', context, found);
  if (!found.row.reviewer_may_edit) throw new AppError('EDIT_OFF');
  if (record.state !== 'in_review') throw new AppError('MOVE_NOT_ALLOWED');
  const [pinned, rows] = await Promise.all([
    pinnedVersion(db, actor.companyId, record.row.template_version_id),
    q.answersOf(db, actor.companyId, recordId).execute(),
  ]);
  // As it was asked then: tags of the store may have changed since.
  const excluded = new Set(excludedShape.parse(record.row.excluded_items).map((one) => one.itemId));
  const { content } = excludedOf(pinned.content, (item) =>
    excluded.has(item.id) ? { by: 'sample', values: [] } : null,
  );
  const item = allItems(content).find((one) => one.id === itemId);
  const own = rows.find((row) => row.item_id === itemId);
  if (!item || !own || !isEditable(item)) throw new AppError('NOT_FOUND');
  const answers = Object.fromEntries(rows.map((row) => [row.item_id, answerOf(row)]));
  return { record, found, item, answers, standing: answerOf(own), version: { ...pinned, content } };
}

/** Pictures and signatures are what they are: only whoever was there can bring others. */
const isEditable = ({ answer }: CheckItem): boolean => answer !== 'photo' && answer !== 'signature';

const answerOf = (row: { answer: unknown; carried_from: string | null }): Answer => ({
  ...answerShape.parse(row.answer),
  carriedFrom: row.carried_from,
});
