import { businessDate, businessDaySpan } from '../business-day.ts';
import { addDays } from '../civil-time.ts';
import { HOUR_MS, MINUTE_MS } from '../duration.ts';
import { lastOn, nextOn, type Place, type Schedule, startsAt, windowMinutes } from './schedule.ts';

/** A date whose tasks are to be given out now. */
export interface DueDate {
  date: string;
  startsAt: Date;
  /** Of a window of random times: whole minutes of it that have begun; null: everything begins at once. */
  passedMinutes: number | null;
}

/**
 * The dates that are due at a place: today's once its time has come, and an earlier one while its window of random times is
 * open. What began before `since` is not made up for, nor what a standstill has missed on earlier days.
 */
export function dueDates(schedule: Schedule, place: Place, since: Date, now: Date): DueDate[] {
  const today = businessDate(now, place.timeZone, place.cutOff);
  return [addDays(today, -1), today].flatMap((date): DueDate[] => {
    if (nextOn(schedule, date) !== date) return [];
    const start = startsAt(schedule, date, place);
    const passed = Math.floor((now.getTime() - start.getTime()) / MINUTE_MS);
    const window = windowMinutes(schedule);
    if (start > now || start < since || (date !== today && passed > window)) return [];
    return [{ date, startsAt: start, passedMinutes: window === 0 ? null : passed }];
  });
}

/** When the clock has to look again: at the next start, each minute while a window is open, and each hour for stores in new zones. */
export function wakeAt(schedule: Schedule, places: readonly Place[], now: Date): Date {
  const times = places.flatMap((place) => {
    const today = businessDate(now, place.timeZone, place.cutOff);
    const next = [nextOn(schedule, today), nextOn(schedule, addDays(today, 1))].flatMap((date) => date ?? []);
    return next.map((date) => startsAt(schedule, date, place).getTime()).filter((at) => at > now.getTime());
  });
  const isWindowOpen = places.some((place) =>
    dueDates(schedule, place, new Date(0), now).some(
      ({ passedMinutes }) => passedMinutes !== null && passedMinutes <= windowMinutes(schedule),
    ),
  );
  return new Date(Math.min(...times, now.getTime() + (isWindowOpen ? MINUTE_MS : HOUR_MS)));
}

/** Whether its first date has begun somewhere. */
export const hasBegun = ({ startOn }: Pick<Schedule, 'startOn'>, places: readonly Place[], now: Date): boolean =>
  places.some(({ timeZone, cutOff }) => businessDate(now, timeZone, cutOff) >= startOn);

/** Whether its last date is over everywhere. */
export function isOver(schedule: Schedule, places: readonly Place[], now: Date): boolean {
  const last = lastOn(schedule);
  if (last === null) return false;
  return places.every((place) => {
    const windowEnd = startsAt(schedule, last, place).getTime() + windowMinutes(schedule) * MINUTE_MS;
    const dayEnd = businessDaySpan(last, place.timeZone, place.cutOff).until.getTime();
    return now.getTime() > Math.max(windowEnd, dayEnd);
  });
}
