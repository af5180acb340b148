import { isOpenOn, minuteOf } from '../business-hours.ts';
import { addDays, instantOf, wallClock } from '../civil-time.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../duration.ts';
import type { SnapshotShop } from '../timed-snapshot/expand.ts';
import { AI_LIMIT } from './ai-limit.ts';
import type { AiHours } from './kinds.ts';

/** Inspection time: at fixed times 'HH:mm', every n minutes, or all the time. */
export type AiTimes =
  | { kind: 'fixed'; times: readonly string[] }
  | { kind: 'every'; minutes: number }
  | { kind: 'continuous' };
export const AI_TIME_KINDS = ['fixed', 'every', 'continuous'] as const;

/** The time between two checks, ms; of fixed times the shortest that makes sense to wait for one. */
export const intervalMs = (times: AiTimes): number =>
  times.kind === 'every' ? times.minutes * MINUTE_MS : times.kind === 'fixed' ? HOUR_MS : AI_LIMIT.continuousMs;

/** Longer than this between two pictures, and what was seen before says nothing of now, ms. */
export const gapMs = (times: AiTimes): number => 3 * intervalMs(times);

/** Whether a store is as the rule wants it: open, closed by its hours, or either. One without hours is always open. */
export function isWanted(hours: AiHours, shop: SnapshotShop, at: Date): boolean {
  if (shop.state === 'closed') return false;
  const isOpen = isOpenOn(shop.week, shop.specialDays, wallClock(at, shop.timeZone)) !== false;
  return hours === 'any' || (hours === 'open') === isOpen;
}

/** The next check after an instant, however the store's hours are: a check in hours that are not wanted is left out when it comes. */
export function nextCheckAfter(times: AiTimes, shop: SnapshotShop, after: Date): Date {
  if (times.kind !== 'fixed') return new Date(after.getTime() + intervalMs(times));
  const { date } = wallClock(after, shop.timeZone);
  const minutes = times.times.flatMap((time) => minuteOf(time) ?? []);
  const found = [date, addDays(date, 1)]
    .flatMap((day) => minutes.map((minute) => instantOf(day, minute, shop.timeZone)))
    .filter((at) => at > after)
    .toSorted((a, b) => a.getTime() - b.getTime());
  return found[0] ?? new Date(after.getTime() + DAY_MS);
}

/** More checks than a day of continuous ones are not counted one by one. */
const MOST_LOST = DAY_MS / AI_LIMIT.continuousMs;

/** How many checks came and went between one that was due and now, in hours that the rule wants: what could not be kept up with is counted. */
export function checksLost(times: AiTimes, hours: AiHours, shop: SnapshotShop, dueAt: Date, now: Date): number {
  if (times.kind === 'fixed') return 0;
  const interval = intervalMs(times);
  const lost = Math.min(MOST_LOST, Math.max(0, Math.floor((now.getTime() - dueAt.getTime()) / interval)));
  let count = 0;
  for (let no = 0; no < lost; no += 1) if (isWanted(hours, shop, new Date(dueAt.getTime() + no * interval))) count += 1;
  return count;
}
