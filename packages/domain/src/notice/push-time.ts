import { openAgainAt } from '../hours-clock.ts';
import { afterQuiet, type QuietHours } from '../message-alert.ts';
import type { ClockHours } from '../work-clock.ts';

/** No store is waited for longer, days: it hardly opens. */
const LONGEST_DAYS = 7;

/** From when on a store is open: now or its next opening. Without known hours, or where it does not open within a week, nobody waits for it. */
export const opensAt = (now: Date, hours: ClockHours): Date => (hours && openAgainAt(now, hours, LONGEST_DAYS)) ?? now;

interface Reader {
  /** From when on each of the stores is open where they work. */
  openings: readonly Date[];
  /** Their own quiet hours, by the clock of the company. */
  quiet: QuietHours | null;
  zone: string;
}

/** When an important announcement that is sent now is pushed to somebody: once the first of their stores is open, and their quiet hours are over. */
export function pushAt(now: Date, { openings, quiet, zone }: Reader): Date {
  const open = openings.length === 0 ? now : new Date(Math.min(...openings.map((at) => at.getTime())));
  return afterQuiet(open, zone, quiet);
}
