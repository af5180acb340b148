import { addDays, civilDate } from '@rondo/domain/civil-time';
import { type TimedSnapshotEvent, timedSnapshotMachine } from '@rondo/domain/timed-snapshot';
import type { SnapshotShop } from '@rondo/domain/timed-snapshot/expand';
import type { Selectable } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { TimedSnapshot } from '../../platform/db/schema.gen.ts';
import * as q from './clock.queries.ts';
import { stateOf } from './stored.ts';

export type PlanRecord = Selectable<TimedSnapshot>;

/**
 * Moves a held plan as its dates say: it starts where its first day has begun at one of its stores, and has expired where its
 * last, with the night after it, is over at all of them. Answers it as it is then.
 */
export async function advance(
  tx: Tx,
  row: PlanRecord,
  shops: readonly SnapshotShop[],
  companyZone: string,
): Promise<PlanRecord> {
  const zones = new Set([companyZone, ...shops.map(({ timeZone }) => timeZone)]);
  const days = [...zones].map((zone) => civilDate(tx.now(), zone));
  const hasBegun = days.some((day) => row.start_on <= day);
  const { end_on: endOn } = row;
  // Times of the last night lie on the day after.
  const isOver = endOn !== null && days.every((day) => addDays(endOn, 1) < day);
  let current = row;
  if (hasBegun) current = await moved(tx, current, 'start');
  if (isOver) current = await moved(tx, current, 'expire');
  return current;
}

async function moved(tx: Tx, row: PlanRecord, event: TimedSnapshotEvent): Promise<PlanRecord> {
  const from = stateOf(row.state);
  const to = timedSnapshotMachine.after(from, event);
  if (to === null) return row;
  const next = await q.moveByClock(tx.db, tx.companyId, row.id, to, tx.now()).returningAll().executeTakeFirstOrThrow();
  await tx.addHistory({ kind: 'timedSnapshot', id: row.id, name: row.name, event, from, to });
  return next;
}
