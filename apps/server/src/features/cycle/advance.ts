import type { CycleEvent } from '@rondo/domain/cycle';
import { cycleMachine } from '@rondo/domain/cycle';
import { hasBegun, isOver } from '@rondo/domain/cycle/due';
import { type Place, startsAt } from '@rondo/domain/cycle/schedule';
import type { Updateable } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { Cycle } from '../../platform/db/schema.gen.ts';
import * as q from './cycle.queries.ts';
import { type CycleRecord, storedPlan, viewOf } from './stored.ts';

/** Moves a held cycle as its dates say: begun, gone on after a pause, over. Answers it as it is then, null once it has ended. */
export async function advance(tx: Tx, row: CycleRecord, places: readonly Place[]): Promise<CycleRecord | null> {
  const { schedule } = storedPlan(row);
  const now = tx.now();
  let current = row;
  if (viewOf(current).state === 'pending_start' && hasBegun(schedule, places, now)) {
    current = await moved(tx, current, 'start', {});
  }
  if (viewOf(current).state === 'paused' && hasBegun({ startOn: current.resumes_on ?? '' }, places, now)) {
    current = await moved(tx, current, 'resume', { resumes_on: null, since_at: resumedAt(current, places) });
  }
  if (viewOf(current).state !== 'pending_start' && viewOf(current).state !== 'ended' && isOver(schedule, places, now)) {
    current = await moved(tx, current, 'finish', { ended_at: now, resumes_on: null });
  }
  return viewOf(current).state === 'ended' ? null : current;
}

/** The first moment of the day on which it goes on, wherever that day begins first. */
const resumedAt = ({ resumes_on }: CycleRecord, places: readonly Place[]): Date =>
  new Date(
    Math.min(...places.map((place) => startsAt({ startTime: place.cutOff }, resumes_on ?? '', place).getTime())),
  );

async function moved(tx: Tx, row: CycleRecord, event: CycleEvent, patch: Updateable<Cycle>): Promise<CycleRecord> {
  const from = viewOf(row).state;
  const to = cycleMachine.after(from, event) ?? from;
  const change = { ...patch, state: to, updated_at: tx.now() };
  const next = await q.moveByClock(tx.db, tx.companyId, row.id, change).returningAll().executeTakeFirstOrThrow();
  await tx.addHistory({ kind: 'cycle', id: row.id, name: `${row.number} ${row.name}`, event, from, to });
  return next;
}
