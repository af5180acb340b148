import type { HealthRow, CounterHour as ShownHour } from '@rondo/contract/flow-reading';
import { addDays } from '@rondo/domain/civil-time';
import { type CounterHour, counterHours, isGap, isZero } from '@rondo/domain/flow/counter-hours';
import { completenessPercent, imbalancePercent, levelShift, problemsOf } from '@rondo/domain/flow/health';
import { type FlowPlace, slotReader } from '@rondo/domain/flow/place';
import { FLOW_READING_LIMIT } from '@rondo/domain/flow-reading-limit';
import { groupBy } from '@rondo/domain/group-by';
import type { Db } from '../../platform/db/company-db.ts';
import { type CounterRow, calibrationOf, presentCounter } from '../flow-counter/index.ts';
import * as q from './health.queries.ts';
import { flowPlaces } from './places.ts';
import { firstReadings } from './roll.queries.ts';
import { minutesOf } from './roll.ts';

interface Period {
  from: string;
  to: string;
}

export interface CounterData {
  counter: CounterRow;
  place: FlowPlace;
  hours: CounterHour[];
}

/** The hours of some counters on business days. */
export async function counterData(
  db: Db,
  companyId: string,
  counters: readonly CounterRow[],
  { from, to }: Period,
  now: Date,
): Promise<CounterData[]> {
  const ids = counters.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [places, readings, firsts] = await Promise.all([
    flowPlaces(
      db,
      companyId,
      counters.map((one) => one.shop_id),
    ),
    q.readingsOf(db, companyId, ids, from, to).execute(),
    firstReadings(db, companyId, ids),
  ]);
  const firstOf = new Map(firsts.rows.map(({ id, at }) => [id, at?.getTime() ?? Number.POSITIVE_INFINITY]));
  const own = groupBy(readings, (one) => one.counter_id);
  const slots = new Map([...places].map(([shopId, place]) => [shopId, slotReader(place)]));
  return counters.flatMap((counter) => {
    const place = places.get(counter.shop_id);
    const slotOf = slots.get(counter.shop_id);
    if (!place || !slotOf) return [];
    const rows = (own.get(counter.id) ?? []).map((row) => ({
      ...{ at: row.at.getTime(), minutes: minutesOf(row.minutes), isOpen: row.is_open, entries: row.entries },
      ...{ exits: row.exits, peak: row.peak, healthyMinutes: row.healthy_minutes },
    }));
    const since = Math.min(counter.created_at.getTime(), firstOf.get(counter.id) ?? Number.POSITIVE_INFINITY);
    const asked = { place, from, to, readings: rows, isOn: counter.is_on, since, now: now.getTime(), slotOf };
    return [{ counter, place, hours: counterHours(asked) }];
  });
}

/** How whole and how plausible the data of some counters is. */
export async function healthOf(
  db: Db,
  companyId: string,
  counters: readonly CounterRow[],
  period: Period,
  now: Date,
): Promise<HealthRow[]> {
  const ids = counters.map(({ id }) => id);
  if (ids.length === 0) return [];
  const first = addDays(period.to, 1 - FLOW_READING_LIMIT.shiftDays);
  const [data, days, corrections] = await Promise.all([
    counterData(db, companyId, counters, period, now),
    q.daysOf(db, companyId, ids, first, period.to).execute(),
    q.correctionsOf(db, companyId, ids, ...instantsOf(period)).execute(),
  ]);
  const daysBy = groupBy(days, (one) => one.counter_id);
  const corrected = groupBy(corrections, (one) => one.counter_id);
  return data.map((one) =>
    healthRow(one, {
      shift: levelShift((daysBy.get(one.counter.id) ?? []).map(({ entries }) => Number(entries))),
      corrections: new Set((corrected.get(one.counter.id) ?? []).map(({ at }) => at.getTime())).size,
    }),
  );
}

/** Wide enough for every zone; what is outside of the days is left out by their hours. */
const instantsOf = ({ from, to }: Period): [Date, Date] => [
  new Date(`${addDays(from, -1)}T00:00:00Z`),
  new Date(`${addDays(to, 2)}T00:00:00Z`),
];

function healthRow({ counter, hours }: CounterData, more: { shift: number | null; corrections: number }): HealthRow {
  const sum = (of: (hour: CounterHour) => number): number => hours.reduce((total, hour) => total + of(hour), 0);
  const calibration = calibrationOf(counter);
  const facts = {
    healthyMinutes: sum((hour) => hour.openHealthyMinutes),
    expectedMinutes: sum((hour) => hour.openExpectedMinutes),
    // A queue or a zone may well be empty for an hour.
    zeroHours: counter.kind === 'entrance' || counter.kind === 'passage' ? hours.filter(isZero).length : 0,
    entries: sum((hour) => hour.entries ?? 0),
    exits: sum((hour) => hour.exits ?? 0),
    shift: more.shift,
    accuracyPercent: calibration?.accuracyPercent ?? null,
  };
  // Whoever tells entries alone has no balance.
  const isOneWay = facts.exits === 0 || counter.kind === 'passage';
  const told = { ...facts, exits: isOneWay ? facts.entries : facts.exits };
  const { id, name, shop, kind, source, isOn } = presentCounter(counter);
  return {
    ...{ id, name, shop, kind, source, isOn, ...facts, ...more },
    onlinePercent: source === 'camera' ? onlineOf(hours) : null,
    completenessPercent: completenessPercent(facts),
    gapHours: hours.filter(isGap).length,
    imbalancePercent: isOneWay ? null : imbalancePercent(facts),
    calibratedAt: calibration?.at ?? null,
    problems: problemsOf(told),
  };
}

/** Hours in which a camera told anything, of those that are over. */
function onlineOf(hours: readonly CounterHour[]): number | null {
  if (hours.length === 0) return null;
  const told = hours.filter((hour) => hour.healthyMinutes > 0).length;
  return Math.round((1_000 * told) / hours.length) / 10;
}

type Correction = Awaited<ReturnType<ReturnType<typeof q.correctionsOf>['execute']>>[number];
interface Name {
  id: string;
  name: string;
}

/** An hour as pages show it, with the correction that stands. */
export const presentHour = (
  hour: CounterHour,
  correction: Correction | undefined,
  people: (id: string) => Name | null,
): ShownHour => ({
  ...{ day: hour.day, at: new Date(hour.at).toISOString(), hour: hour.hour, isOpen: hour.isOpen },
  ...{ entries: hour.entries, exits: hour.exits, peak: hour.peak },
  ...{ healthyMinutes: hour.healthyMinutes, expectedMinutes: hour.expectedMinutes },
  correction: correction
    ? {
        ...{ id: correction.id, reason: correction.reason, by: people(correction.made_by) },
        ...{ at: correction.made_at.toISOString(), before: beforeOf(correction.before) },
      }
    : null,
});

/** As `correct` wrote it. */
function beforeOf(kept: unknown): { entries: number; exits: number } | null {
  if (typeof kept !== 'object' || kept === null || !('entries' in kept) || !('exits' in kept)) return null;
  return { entries: Number(kept.entries), exits: Number(kept.exits) };
}
