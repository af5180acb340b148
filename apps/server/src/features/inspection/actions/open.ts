import type { inspectionApi as api, InspectionSheet } from '@rondo/contract/inspection';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import { mayTask } from '@rondo/domain/task';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { claimTask, type FoundTask, findTask, repinTask, requireEvent } from '../../task/index.ts';
import { carriedFor } from '../carried.ts';
import * as q from '../inspection.queries.ts';
import { newerVersionOf } from '../newer-version.ts';
import { recordBefore } from '../record-before.ts';
import { sheet } from '../sheet.ts';

type Wanted = Parsed<typeof api.open>;
type Draft = NonNullable<Awaited<ReturnType<ReturnType<typeof q.draftOf>['executeTakeFirst']>>>;

/** Claims the task for the actor, makes or takes over its draft, and hands out everything a phone needs to inspect. */
export async function open(context: Context, wanted: Wanted): Promise<InspectionSheet> {
  const { db, actor, change } = context;
  const { taskId, deviceId } = wanted;
  const found = await findTask(context, taskId);
  requireClaim(context, found);
  const [{ newer, mustFollow: next }, draft] = await Promise.all([
    newerVersionOf(context, found),
    q.draftOf(db, actor.companyId, taskId).executeTakeFirst(),
  ]);
  if (draft && draft.device_id !== deviceId && !wanted.continueHere) throw elsewhere(draft);
  if (next && draft && !wanted.restart) {
    const data = { versionNo: found.row.version_no, newerVersionNo: next.no };
    throw new AppError('DRAFT_EXPIRED', { data });
  }
  await change(async (tx) => {
    if (!(await claimTask(tx, found))) throw await taken(tx, taskId);
    if (next) await repinTask(tx.db, actor.companyId, taskId, next, tx.now()).execute();
    if (!draft) await create(tx, found, next?.id ?? found.row.template_version_id, deviceId);
    if (draft && next) await q.restartDraft(tx.db, actor.companyId, draft.id, next.id, tx.now()).execute();
    if (draft && (draft.device_id !== deviceId || draft.member_id !== actor.memberId)) {
      await q.moveDraft(tx.db, actor.companyId, draft.id, actor.memberId, deviceId).execute();
    }
  });
  return sheet(context, taskId, next ? null : (newer?.no ?? null));
}

/** What a draft on another device is answered with: which, and when it was saved. */
export function elsewhere(draft: Pick<Draft, 'device_id' | 'saved_at'>): AppError {
  return new AppError('DRAFT_ELSEWHERE', {
    data: { deviceId: draft.device_id, savedAt: draft.saved_at.toISOString() },
  });
}

function requireClaim(context: Context, found: FoundTask): void {
  const { actor, now } = context;
  const { view, people } = found;
  if (mayTask('claim', actor, view, now())) return;
  const other = people.find((p) => p.id === view.claimedBy && p.relation === 'handler');
  if (view.state === 'pending' && view.relations.includes('handler') && view.claimedBy) {
    throw claimedBy(other?.name ?? '');
  }
  requireEvent('claim', context, found);
}

const claimedBy = (name: string): AppError =>
  new AppError('CLAIMED_BY_OTHER', { params: { by: name }, data: { by: name } });

/** Somebody was faster by a moment: who it was is read anew. */
async function taken(tx: Tx, taskId: string): Promise<AppError> {
  const holder = await q.holderOf(tx.db, tx.companyId, taskId).executeTakeFirst();
  return claimedBy(holder?.name ?? '');
}

/** Begins with the answers of the record that came back, or with those that a re-inspection takes over; after a void record empty. */
async function create(tx: Tx, { row }: FoundTask, versionId: string, deviceId: string): Promise<void> {
  const { base_record_id } = row;
  const before = await recordBefore(tx.db, tx.companyId, row);
  const carried = await carriedFor(tx.db, tx.companyId, { base_record_id, template_version_id: versionId });
  await q
    .createDraft(tx.db, tx.companyId, {
      id: tx.newId(),
      taskId: row.id,
      memberId: tx.actor?.memberId ?? '',
      versionId,
      deviceId,
      at: tx.now(),
      recordId: before?.id ?? null,
      carried: JSON.stringify(Object.fromEntries(carried.answers)),
    })
    .execute();
}
