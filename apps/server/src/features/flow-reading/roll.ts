import { businessDate } from '@rondo/domain/business-day';
import { addDays } from '@rondo/domain/civil-time';
import type { CountedReading } from '@rondo/domain/flow/counted-reading';
import { QUARTER_MS, type ReadingMinutes } from '@rondo/domain/flow/place';
import { type FlowDay, type SoldHour, type StaffOff, type SummedCounter, sumDay } from '@rondo/domain/flow/sum-day';
import type { FlowSums } from '@rondo/domain/flow/sums';
import { groupBy } from '@rondo/domain/group-by';
import type { Db } from '../../platform/db/company-db.ts';
import { countersOf, kindOf } from '../flow-counter/index.ts';
import { flowPlaces } from './places.ts';
import * as q from './roll.queries.ts';
import type { ShopDay } from './write.queries.ts';

/** Days that are summed in one transaction. */
const BATCH = 100;

/** Sums the days that are due and have been longest, as many as one transaction takes; how many there were. */
export async function rollDue(db: Db, companyId: string, now: Date): Promise<number> {
  const { rows: due } = await q.takeDue(db, companyId, now, BATCH);
  if (due.length > 0) await rollDays(db, companyId, due, now);
  return due.length;
}

/** Makes the sums of days of stores anew. Days that figures leave out have none. */
async function rollDays(db: Db, companyId: string, days: readonly ShopDay[], now: Date): Promise<void> {
  const { rows: excluded } = await q.excluded(db, companyId, days);
  const left = new Set(excluded.map(keyOf));
  const summed = days.filter((one) => !left.has(keyOf(one)));
  const flows = await flowsOf(db, companyId, summed, now);
  const sums: q.NewSums = { hours: [], days: [], staff: [], gaps: [] };
  for (const [{ shop_id, day }, flow] of flows) {
    const { hours, days: both, staff, gaps } = sumDay(flow);
    for (const { at, hour, isOpen, ...rest } of hours) {
      sums.hours.push({ shop_id, day, at: new Date(at).toISOString(), hour, is_open: isOpen, ...columnsOf(rest) });
    }
    for (const { isOpen, ...rest } of both) sums.days.push({ shop_id, day, is_open: isOpen, ...columnsOf(rest) });
    sums.staff.push(...changedStaff(flow.readings, staff));
    for (const { counterId, at, hour, isOpen } of gaps)
      sums.gaps.push({ counter_id: counterId, at: new Date(at).toISOString(), shop_id, day, hour, is_open: isOpen });
  }
  await q.putSums(db, companyId, days, sums);
}

/** What is to be written on readings of which another part is staff than is written on them. */
function changedStaff(readings: readonly StoredReading[], staff: readonly StaffOff[]): object[] {
  const wanted = new Map(staff.map((one) => [`${one.counterId} ${one.at}`, one]));
  return readings.flatMap(({ counterId, at, staffEntries, staffExits }) => {
    const { entries, exits } = wanted.get(`${counterId} ${at}`) ?? { entries: 0, exits: 0 };
    if (entries === staffEntries && exits === staffExits) return [];
    return [{ counter_id: counterId, at: new Date(at).toISOString(), staff_entries: entries, staff_exits: exits }];
  });
}

/** A reading, and what of it was written down to be staff. */
type StoredReading = CountedReading & { staffEntries: number; staffExits: number };
type StoredDay = Omit<FlowDay, 'readings'> & { readings: readonly StoredReading[] };

/** All that was counted and sold on each of the days. */
async function flowsOf(
  db: Db,
  companyId: string,
  days: readonly ShopDay[],
  now: Date,
): Promise<[ShopDay, StoredDay][]> {
  if (days.length === 0) return [];
  const shopIds = [...new Set(days.map((one) => one.shop_id))];
  const [places, counters, readings, sales] = await Promise.all([
    flowPlaces(db, companyId, shopIds),
    countersAt(db, companyId, shopIds),
    q.readingsOf(db, companyId, days),
    q.salesOf(db, companyId, days),
  ]);
  const readingsOn = groupBy(readings.rows, keyOf);
  const salesOn = groupBy(sales.rows, keyOf);
  return days.flatMap((one): [ShopDay, StoredDay][] => {
    const place = places.get(one.shop_id);
    if (!place) return [];
    const flow = {
      ...{ day: one.day, place, counters: counters.get(one.shop_id) ?? [] },
      readings: (readingsOn.get(keyOf(one)) ?? []).map(countedOf),
      sales: (salesOn.get(keyOf(one)) ?? []).map(soldOf),
      now: Math.floor(now.getTime() / QUARTER_MS) * QUARTER_MS,
    };
    return [[one, flow]];
  });
}

const keyOf = ({ shop_id, day }: ShopDay): string => `${shop_id} ${day}`;

async function countersAt(
  db: Db,
  companyId: string,
  shopIds: readonly string[],
): Promise<Map<string, SummedCounter[]>> {
  const rows = await countersOf(db, companyId)
    .where('flow_counter.shop_id', 'in', [...shopIds])
    .execute();
  const { rows: firsts } = await q.firstReadings(
    db,
    companyId,
    rows.map(({ id }) => id),
  );
  const firstOf = new Map(firsts.map(({ id, at }) => [id, at?.getTime() ?? Number.POSITIVE_INFINITY]));
  const byShop = groupBy(rows, ({ shop_id }) => shop_id);
  return new Map(
    [...byShop].map(([shopId, some]) => [
      shopId,
      some.map((row) => ({
        id: row.id,
        kind: kindOf(row.kind),
        isOn: row.is_on && row.deleted_at === null,
        since: Math.min(row.created_at.getTime(), firstOf.get(row.id) ?? Number.POSITIVE_INFINITY),
        deduction: row.staff_people * row.staff_crossings,
      })),
    ]),
  );
}

type ReadingRow = Awaited<ReturnType<typeof q.readingsOf>>['rows'][number];
type SaleRow = Awaited<ReturnType<typeof q.salesOf>>['rows'][number];

/** The database's CHECK keeps the minutes one of the two. */
export const minutesOf = (minutes: number): ReadingMinutes => (minutes === 60 ? 60 : 15);

const countedOf = (row: ReadingRow): StoredReading => ({
  ...{ counterId: row.counter_id, at: row.at.getTime(), minutes: minutesOf(row.minutes), isOpen: row.is_open },
  ...{ entries: row.entries, exits: row.exits, visitors: row.visitors, groups: row.groups, dwells: row.dwells },
  ...{ dwellSeconds: row.dwell_seconds, peak: row.peak, healthyMinutes: row.healthy_minutes },
  ...{ staffEntries: row.staff_entries, staffExits: row.staff_exits },
});

const cents = (value: string | null): number | null => (value === null ? null : Math.round(Number(value) * 100));

const soldOf = (row: SaleRow): SoldHour => ({
  ...{ at: row.at.getTime(), isOpen: row.is_open, transactions: row.transactions, items: row.items },
  ...{ amountCents: cents(row.amount), staffCents: cents(row.staff) },
});

/** The sums by the columns that keep them; hundredths as decimals. */
const columnsOf = (sums: FlowSums) => ({
  ...{ entries: sums.entries, exits: sums.exits, visitors: sums.visitors, groups: sums.groups },
  ...{ group_entries: sums.groupEntries, passers: sums.passers, capture_entries: sums.captureEntries },
  ...{ counted_passers: sums.countedPassers, zone_door_exits: sums.zoneDoorExits },
  ...{ fittings: sums.fittings, fitting_entries: sums.fittingEntries },
  ...{ zone_visits: sums.zoneVisits, zone_exits: sums.zoneExits, zone_entries: sums.zoneEntries },
  ...{ dwells: sums.dwells, dwell_seconds: sums.dwellSeconds },
  ...{ queue_peak: sums.queuePeak, queue_waits: sums.queueWaits, queue_seconds: sums.queueSeconds },
  ...{ early_entries: sums.earlyEntries, transactions: sums.transactions, items: sums.items },
  ...{ amount: sums.amountCents / 100, sale_entries: sums.saleEntries },
  ...{ staff: sums.staffCents / 100, staff_entries: sums.staffEntries },
  ...{ counted_transactions: sums.countedTransactions, counted_amount: sums.countedAmountCents / 100 },
  ...{ counted_staff: sums.countedStaffCents / 100 },
  ...{ healthy_minutes: sums.healthyMinutes, expected_minutes: sums.expectedMinutes },
});

/** Today, and what ended an hour ago, of every store that counts: a counter that tells nothing has gaps too. */
export async function dueNow(
  db: Db,
  company: { id: string; timeZone: string; cutOff: string },
  now: Date,
): Promise<ShopDay[]> {
  const shops = await q.shopsThatCount(db, company.id).execute();
  const today = businessDate(now, company.timeZone, company.cutOff);
  return shops.flatMap(({ id }) => [-1, 0].map((by) => ({ shop_id: id, day: addDays(today, by) })));
}
