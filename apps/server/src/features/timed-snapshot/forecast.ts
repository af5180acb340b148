import { addDays, civilDate } from '@rondo/domain/civil-time';
import { LIMIT } from '@rondo/domain/limit';
import { type SnapshotSchedule, type SnapshotShop, snapshotsOn } from '@rondo/domain/timed-snapshot/expand';

interface ForecastShop extends SnapshotShop {
  cameras: number;
}

/**
 * How many pictures a plan takes on each of its first seven days, from today on. Stores with the same hours in the same zone are
 * worked out once.
 */
export function forecast(
  schedule: SnapshotSchedule,
  shops: readonly ForecastShop[],
  { now, timeZone }: { now: Date; timeZone: string },
): { on: string; frames: number }[] {
  const today = civilDate(now, timeZone);
  const first = schedule.startOn > today ? schedule.startOn : today;
  const known = new Map<string, number>();
  const timesOf = ({ cameras: _, ...shop }: ForecastShop, on: string): number => {
    const key = JSON.stringify([on, shop]);
    const times = known.get(key) ?? snapshotsOn(schedule, shop, on).length;
    known.set(key, times);
    return times;
  };
  return Array.from({ length: LIMIT.snapshot.forecastDays }, (_, index) => {
    const on = addDays(first, index);
    return { on, frames: shops.reduce((sum, shop) => sum + shop.cameras * timesOf(shop, on), 0) };
  });
}
