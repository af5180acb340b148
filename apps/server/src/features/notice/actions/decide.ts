import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { noticeApi as api } from '@rondo/contract/notice';
import { LIMIT } from '@rondo/domain/limit';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { startWork } from '../../../platform/start-work.ts';
import { endAsking, tellDecision } from '../approval.ts';
import { approve } from '../approve.ts';
import { find, type Row } from '../notice.present.ts';
import * as q from '../notice.queries.ts';
import { requireAct } from '../require-act.ts';
import { countRange, NOT_ASKED } from '../send.ts';

/** The second person says whether an emergency goes out: of two who decide at once one is second, and told so. */
export async function decide(
  { actor, change }: Context,
  { id, rev, event, reason }: Parsed<typeof api.decide>,
): Promise<Output<typeof api.decide>> {
  if (event === 'refuse' && reason === '') throw refuseField('reason', 'required');
  return change(async (tx) => {
    const row = await find({ db: tx.db, actor }, id);
    requireAct(actor, row, event);
    if (row.rev !== rev) throw new AppError('STALE');
    if (event === 'refuse') {
      await refuse(tx, row, reason);
      return { members: null, jobId: null };
    }
    const members = await countRange(tx, row);
    if (members === 0) throw new AppError('NOTICE_NOBODY');
    if (members <= LIMIT.announcement.atOnce) return { members: await approve(tx, row), jobId: null };
    const jobId = tx.newId();
    const input = { noticeId: id, rev };
    const work = { id: jobId, kind: 'notice.approve', memberId: actor.memberId, name: row.title } as const;
    await startWork(tx, { ...work, total: members, input });
    return { members: null, jobId };
  });
}

async function refuse(tx: Tx, row: Row, reason: string): Promise<void> {
  const { id, rev, title } = row;
  const decided = { refusal: reason, decided_by: tx.actor?.memberId ?? null };
  const change = { state: 'draft', updated_at: tx.now(), ...NOT_ASKED, ...decided };
  const moved = await q.move(tx.db, tx.companyId, 'refuse', { id, rev }, change).executeTakeFirst();
  if (!moved) throw new AppError('STALE');
  await endAsking(tx, row);
  await tellDecision(tx, row, 'notice_refused', reason);
  const entry = { kind: 'notice', id, name: title, event: 'refuse', from: row.state, to: 'draft' } as const;
  await tx.addHistory({ ...entry, comment: reason });
}
