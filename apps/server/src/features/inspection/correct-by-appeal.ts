import type { Actor } from '@rondo/domain/actor';
import type { AppealCorrection } from '@rondo/domain/appeal';
import { isOneOf } from '@rondo/domain/machine';
import { recordMachine } from '@rondo/domain/record';
import { needsRectification } from '@rondo/domain/scoring/item-result';
import { correctedAnswer } from '@rondo/domain/scoring/passing-answer';
import type { Tx } from '../../platform/context.ts';
import { findRecord } from '../record/index.ts';
import { findTask } from '../task/index.ts';
import { assess } from './assess.ts';
import { answersOfRecord } from './edited-record.ts';
import * as q from './record.queries.ts';
import { writeEdit } from './write-edit.ts';

interface Wanted {
  recordId: string;
  itemId: string;
  as: AppealCorrection;
  reason: string;
}

/**
 * What the record says of an item becomes that it passed, or does not apply, and the record is scored again. Nothing changes where the
 * record does not count any more, or no longer says that the item failed.
 */
export async function correctByAppeal(tx: Tx, actor: Actor, { recordId, itemId, as, reason }: Wanted): Promise<void> {
  const [answered] = await q.answersOf(tx.db, tx.companyId, recordId).where('item_id', '=', itemId).execute();
  if (!answered) return;
  // Whoever judges an appeal corrects the record, also one of a store that is not theirs.
  const reader = { db: tx.db, actor: { ...actor, tier: 'all' as const } };
  const record = await findRecord(reader, recordId);
  if (!isOneOf(recordMachine.handedIn, record.state)) return;
  const found = await findTask(reader, record.row.task_id);
  const { version, answers, items } = await answersOfRecord(reader, record);
  const item = items.find((one) => one.id === itemId);
  const standing = answers[itemId];
  if (!item || !standing || !needsRectification(item, standing)) return;
  const after = correctedAnswer(item, standing, as, reason);
  if (after === null) return;
  const assessment = assess(version, { ...answers, [itemId]: after });
  const edited = { record, found, item, answers, standing, version };
  await writeEdit(tx, actor, edited, { before: standing, after, assessment, reason });
}
