import type { Tx } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { endAsking, tellDecision } from './approval.ts';
import { send } from './send.ts';
import type { NoticeRecord } from './stored.ts';

/** Sends an emergency that the actor agrees to; to how many it went. Refuses what somebody else moved on before, or that has no readers. */
export async function approve(tx: Tx, row: NoticeRecord, progress?: (done: number) => Promise<void>): Promise<number> {
  const members = await send(tx, { row, event: 'approve', ...(progress ? { progress } : {}) });
  if (members === null) throw new AppError('STALE');
  if (members === 0) throw new AppError('NOTICE_NOBODY');
  await endAsking(tx, row);
  await tellDecision(tx, row, 'notice_approved', '');
  return members;
}
