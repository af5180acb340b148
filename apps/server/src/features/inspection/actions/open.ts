import type { inspectionApi as api, InspectionSheet } from '@rondo/contract/inspection';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import { mayTask } from '@rondo/domain/task';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { claim, demand, type FoundTask, findTask, tellTask } from '../../task/index.ts';
import { publishedVersion } from '../../template/index.ts';
import { keepTurnOf } from '../../turn/index.ts';
import * as q from '../inspection.queries.ts';
import { sheet } from '../sheet.ts';

type Wanted = Parsed<typeof api.open>;
type Draft = NonNullable<Awaited<ReturnType<ReturnType<typeof q.draftOf>['executeTakeFirst']>>>;

/** Claims the task for the actor, makes or takes over its draft, and hands out everything a phone needs to inspect. */
export async function open(context: Context, wanted: Wanted): Promise<InspectionSheet> {
  const { db, actor, change } = context;
  const { taskId, deviceId } = wanted;
  const found = await findTask(context, taskId);
  demandClaim(context, found);
  const [live, draft] = await Promise.all([
    publishedVersion(db, actor.companyId, found.row.template_id),
    q.draftOf(db, actor.companyId, taskId).executeTakeFirst(),
  ]);
  if (draft && draft.device_id !== deviceId && !wanted.continueHere) throw elsewhere(draft);
  const newer = live && live.no > found.row.version_no ? live : null;
  // Nobody else relies on the version of a self-initiated inspection: it always follows the template (A40).
  const next = found.row.dispatch === 'self_initiated' && found.row.record_id === null ? newer : null;
  if (next && draft && !wanted.restart) {
    const data = { versionNo: found.row.version_no, newerVersionNo: next.no };
    throw new AppError('DRAFT_EXPIRED', { data });
  }
  await change(async (tx) => {
    await take(tx, found);
    if (next) await q.repin(tx.db, actor.companyId, taskId, next, tx.now()).execute();
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

function demandClaim(context: Context, found: FoundTask): void {
  const { actor, now } = context;
  const { view, people } = found;
  if (mayTask('claim', actor, view, now())) return;
  const other = people.find((p) => p.id === view.claimedBy && p.relation === 'handler');
  if (view.state === 'pending' && view.relations.includes('handler') && view.claimedBy) {
    throw new AppError('CLAIMED_BY_OTHER', { data: { by: other?.name ?? '' } });
  }
  demand('claim', context, found);
}

/** The task is the actor's; of several handlers the first to begin has it. */
async function take(tx: Tx, { row, view }: FoundTask): Promise<void> {
  const memberId = tx.actor?.memberId ?? '';
  const claimed = await claim(tx.db, tx.companyId, row.id, memberId, tx.now()).executeTakeFirst();
  if (!claimed) throw new AppError('CLAIMED_BY_OTHER');
  if (view.claimedBy === memberId) return;
  await keepTurnOf(tx.db, tx.companyId, row.id, memberId).execute();
  await tx.trace({
    kind: 'task',
    id: row.id,
    name: `${row.number} ${row.name}`,
    event: 'claim',
    from: view.state,
    to: view.state,
  });
  await tellTask(tx, row.id, 'claim');
}

async function create(tx: Tx, { row }: FoundTask, versionId: string, deviceId: string): Promise<void> {
  await q
    .createDraft(tx.db, tx.companyId, {
      id: tx.newId(),
      taskId: row.id,
      memberId: tx.actor?.memberId ?? '',
      versionId,
      deviceId,
      at: tx.now(),
      recordId: row.record_id,
    })
    .execute();
}
