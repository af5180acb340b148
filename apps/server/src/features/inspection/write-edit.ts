import type { Actor } from '@rondo/domain/actor';
import type { Answer } from '@rondo/domain/answer';
import { itemResult } from '@rondo/domain/scoring/item-result';
import type { Tx } from '../../platform/context.ts';
import { deleteItems, insertItems, insertRecordEdit, replaceRecord } from '../record/index.ts';
import { rescoreTask } from '../task/index.ts';
import type { Assessment } from './assess.ts';
import type { Edited } from './edited-record.ts';
import { endCorrected } from './end-corrected.ts';
import * as q from './record.queries.ts';
import { itemRows, outcomeRow } from './record-rows.ts';
import { rectify } from './rectify.ts';

interface Change {
  before: Answer;
  after: Answer;
  /** Of all answers, with the changed one. */
  assessment: Assessment;
  reason: string;
}

/** Record, items and task with the new result, the line of the change, and what is to be put right, or no longer. */
export async function writeEdit(tx: Tx, actor: Actor, edited: Edited, change: Change): Promise<void> {
  const { db, companyId } = tx;
  const { record, found, item, version } = edited;
  const { assessment, reason } = change;
  const { id, number, business_on: businessOn, shop_id: shopId, score: scoreBefore } = record.row;
  const { outcome, failed } = assessment;
  const known = await q.rectified(db, companyId, id).execute();
  const isFailed = (itemId: string | null) => failed.some((one) => one.item.id === itemId);
  const linked = new Map(known.flatMap((r) => (r.item_id && isFailed(r.item_id) ? [[r.item_id, r.id] as const] : [])));
  const result = outcomeRow(assessment, version.scoring);
  await replaceRecord(db, companyId, id, { ...result, modified_at: tx.now() }).execute();
  await deleteItems(db, companyId, id).execute();
  await insertItems(db, itemRows(companyId, id, assessment, linked));
  const ofTask = { score: outcome.score, level: outcome.level?.key ?? null };
  await rescoreTask(db, companyId, found.row.id, ofTask).execute();
  await insertRecordEdit(db, editRow(tx, actor, edited, change)).execute();
  const data = { item: item.name, scoreBefore, scoreAfter: outcome.score };
  await tx.addHistory({ kind: 'record', id, name: number, event: 'edit', comment: reason, data });
  await endCorrected(
    tx,
    known.flatMap((r) => (isFailed(r.item_id) ? [] : [r.id])),
  );
  // What fails only now is to be put right, as if the inspector had found it; other items keep what was decided about them.
  await rectify(tx, actor, {
    ...{ found, draftId: null, isRecorded: true, record: { id, number, businessOn, linked } },
    assessment: { ...assessment, failed: failed.filter((one) => one.item.id === item.id) },
    wanted: { withoutRectification: [], rectifications: [] },
  });
  await tx.emit('record.submitted', { recordId: id, businessOn, shopId, byId: actor.memberId });
}

function editRow(tx: Tx, actor: Actor, { record, item }: Edited, { before, after, assessment, reason }: Change) {
  return {
    ...{ company_id: tx.companyId, id: tx.newId(), record_id: record.row.id, item_id: item.id, item_name: item.name },
    ...{ round: record.row.round, at: tx.now(), by_id: actor.memberId, by_name: actor.name, reason },
    ...{ before: JSON.stringify(before), after: JSON.stringify(after) },
    ...{ result_before: itemResult(item, before).result, result_after: itemResult(item, after).result },
    ...{ score_before: record.row.score, score_after: assessment.outcome.score },
  };
}
