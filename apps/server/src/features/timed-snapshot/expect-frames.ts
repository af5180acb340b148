import { HOUR_MS } from '@rondo/domain/duration';
import { LIMIT } from '@rondo/domain/limit';
import { type SnapshotShop, type SnapshotTime, snapshotsBetween } from '@rondo/domain/timed-snapshot/expand';
import type { Tx } from '../../platform/context.ts';
import type { JobContext } from '../../platform/job.ts';
import { makeTx } from '../../platform/make-context.ts';
import { advance, type PlanRecord } from './advance.ts';
import * as q from './clock.queries.ts';
import { camerasOfPlan, shopsOfPlan } from './reach.queries.ts';
import { snapshotShop, stateOf, storedSchedule } from './stored.ts';

interface Company {
  id: string;
  timeZone: string;
}

/** Pictures that one statement writes down. */
const PART = 2000;

/**
 * Moves a plan on as its dates say, and writes down the pictures that it expects up to some minutes ahead, an hour in one
 * transaction together with the note of how far it came: a killed process leaves neither gaps nor doubles behind. What a stop
 * of Rondo left out is written down too, and then missed.
 */
export async function expectFrames(context: JobContext, { id: companyId, timeZone }: Company, planId: string) {
  const db = context.databases.of(companyId);
  let isMore = true;
  while (isMore) {
    isMore = await db.transaction().execute(async (trx) => {
      const row = await q.hold(trx, companyId, planId).executeTakeFirst();
      return row ? expectPart(makeTx(context, trx, companyId, null), row, timeZone) : false;
    });
  }
}

/** Whether there is more to write down. */
async function expectPart(tx: Tx, row: PlanRecord, timeZone: string): Promise<boolean> {
  const ahead = tx.now().getTime() + LIMIT.snapshot.aheadMs;
  const after = row.expanded_until;
  const shops = await shopsOfPlan(tx.db, tx.companyId, row.id).execute();
  const known = shops.map((shop) => ({ id: shop.id, shop: snapshotShop(shop, timeZone) }));
  const plan = await advance(
    tx,
    row,
    known.map(({ shop }) => shop),
    timeZone,
  );
  // Not a minute at a time: the stores of a plan are read once in some minutes.
  if (ahead - after.getTime() < LIMIT.snapshot.aheadMs / 2) return false;
  const until = new Date(Math.min(ahead, after.getTime() + HOUR_MS));
  if (stateOf(plan.state) === 'active') await writeDown(tx, plan, known, until);
  await q.setExpanded(tx.db, tx.companyId, row.id, until).execute();
  return until.getTime() < ahead;
}

async function writeDown(
  tx: Tx,
  plan: PlanRecord,
  shops: readonly { id: string; shop: SnapshotShop }[],
  until: Date,
): Promise<void> {
  const schedule = storedSchedule(plan);
  const known = new Map<string, SnapshotTime[]>();
  const timesOf = (shop: SnapshotShop): SnapshotTime[] => {
    const key = JSON.stringify(shop);
    const times = known.get(key) ?? snapshotsBetween(schedule, shop, plan.expanded_until, until);
    known.set(key, times);
    return times;
  };
  const times = new Map(
    shops.map(({ id, shop }) => [id, timesOf(shop)] as const).filter(([, some]) => some.length > 0),
  );
  if (times.size === 0) return;
  const cameras = await camerasOfPlan(tx.db, tx.companyId, plan.id, [...times.keys()]).execute();
  const frames = cameras.flatMap((camera) =>
    (times.get(camera.shop_id) ?? []).map(({ date, minute, at }) => ({
      ...{ id: tx.newId(), plan_id: plan.id, shop_id: camera.shop_id, camera_id: camera.id, camera_name: camera.name },
      ...{ planned_on: date, planned_minute: minute, planned_at: at, next_try_at: at },
    })),
  );
  for (let from = 0; from < frames.length; from += PART) {
    await q.insertExpected(tx.db, tx.companyId, frames.slice(from, from + PART));
  }
}
