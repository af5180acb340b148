import type { Actor } from '@rondo/domain/actor';
import { type DueDate, dueDates, wakeAt } from '@rondo/domain/cycle/due';
import type { Place } from '@rondo/domain/cycle/schedule';
import type { Tx } from '../../platform/context.ts';
import type { JobContext } from '../../platform/job.ts';
import { makeTx } from '../../platform/make-context.ts';
import { memberActor } from '../session/index.ts';
import { advance } from './advance.ts';
import * as q from './cycle.queries.ts';
import { giveOut } from './give-out.ts';
import { zonesOf } from './shops.queries.ts';
import { type CycleRecord, storedPlan, viewOf } from './stored.ts';

interface Company {
  id: string;
  timeZone: string;
  cutOff: string;
}

/**
 * Moves a cycle on as its dates say and gives out what is due now, in parts of one transaction each: a killed process leaves
 * whole parts behind, and the next minute goes on with the shops that have none yet. Twice at once gives out nothing twice.
 */
export async function generate(context: JobContext, { id: companyId, timeZone, cutOff }: Company, cycleId: string) {
  const db = context.databases.of(companyId);
  const zones = await zonesOf(db, companyId, timeZone).execute();
  const places = [...new Set([timeZone, ...zones.map((row) => row.time_zone)])].map((zone) => ({
    ...{ timeZone: zone, cutOff },
  }));
  const held = <T>(work: (tx: Tx, row: CycleRecord) => Promise<T>): Promise<T | null> =>
    db.transaction().execute(async (trx) => {
      const row = await q.hold(trx, companyId, cycleId).executeTakeFirst();
      return row ? work(makeTx(context, trx, companyId, null), row) : null;
    });
  const row = await held((tx, found) => advance(tx, found, places));
  if (!row) return;
  const owner = await memberActor(context.databases, companyId, row.owner_id);
  for (const place of places) {
    for (const due of dueNow(row, place, context.now())) await giveOutAll(held, owner, place, due);
  }
  await held(async (tx, last) => {
    const over = await advance(tx, last, places);
    if (!over) return;
    await q.wakeAt(tx.db, companyId, cycleId, wakeAt(storedPlan(over).schedule, places, context.now())).execute();
  });
}

const dueNow = (row: CycleRecord, place: Place, now: Date): DueDate[] =>
  viewOf(row).state === 'active' ? dueDates(storedPlan(row).schedule, place, row.since_at, now) : [];

/** Part after part, each with the cycle as it is then: it may have been edited, paused or ended between two. */
async function giveOutAll(
  held: <T>(work: (tx: Tx, row: CycleRecord) => Promise<T>) => Promise<T | null>,
  owner: Actor | null,
  place: Place,
  { date }: DueDate,
): Promise<void> {
  let after: string | null = null;
  do {
    after = await held(async (tx, row) => {
      const due = dueNow(row, place, tx.now()).find((one) => one.date === date);
      return due ? giveOut(tx, row, { owner, place, due, after }) : null;
    });
  } while (after !== null);
}
