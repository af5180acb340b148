import { instantOf, wallClock } from '../civil-time.ts';
import { MINUTE_MS } from '../duration.ts';

/** How far apart the two are where a clock shows a time twice, minutes. */
const TURNED_BACK = [60, 30] as const;

/**
 * The instants at which a zone's clock shows a date and a minute, ms, in order: one; two where the clock is turned back; none where
 * it is turned forward over that time.
 */
export function startsOf(date: string, minute: number, zone: string): number[] {
  const first = instantOf(date, minute, zone).getTime();
  const shows = (at: number): boolean => {
    const clock = wallClock(new Date(at), zone);
    return clock.date === date && clock.minute === minute;
  };
  if (!shows(first)) return [];
  const second = TURNED_BACK.map((minutes) => first + minutes * MINUTE_MS).find(shows);
  return second === undefined ? [first] : [first, second];
}
