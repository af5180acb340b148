import type { Actor } from '@rondo/domain/actor';
import type { Tx } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { FoundTask } from '../task/index.ts';
import { stateOfTask } from './state-of-task.ts';

/** Refuses a submission without the check-in, or the check-out, that the policy asks for now. */
export async function requireCheckIn(tx: Tx, actor: Actor, found: FoundTask): Promise<void> {
  const { asks, in: came, out } = await stateOfTask(tx.db, tx.companyId, found, actor.memberId);
  if (asks.in && !came) throw new AppError('CHECK_IN_NEEDED');
  if (asks.out && !out) throw new AppError('CHECK_OUT_NEEDED');
}
