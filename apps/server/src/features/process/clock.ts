import { DAY_MS, HOUR_MS } from '@rondo/domain/duration';
import type { Tx } from '../../platform/context.ts';
import type { ReachStage, Stage } from './clock.queries.ts';

/** What the clock says of a deadline, the most urgent first; each is said once. */
const STAGES = [
  { stage: 'overdue', withinMs: 0 },
  { stage: 'due_2h', withinMs: 2 * HOUR_MS },
  { stage: 'due_24h', withinMs: DAY_MS },
] as const satisfies readonly { stage: Stage; withinMs: number }[];

/** Tells of deadlines that come near or have passed. Twice in the same minute changes nothing. */
export async function watchDeadlines(
  tx: Tx,
  reach: ReachStage,
  tell: (id: string, stage: Stage) => Promise<void>,
): Promise<void> {
  for (const { stage, withinMs } of STAGES)
    for (const id of await reach(tx.db, tx.companyId, stage, tx.now(), withinMs)) await tell(id, stage);
}
