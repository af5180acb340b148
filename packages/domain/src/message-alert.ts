import { minuteOf } from './business-hours.ts';
import { addDays, instantOf, wallClock } from './civil-time.ts';
import { MINUTE_MS } from './duration.ts';

/** How soon a category of messages leaves by a channel as well. */
export const ALERT_PACES = ['off', 'immediate', 'hourly', 'daily'] as const;
export type AlertPace = (typeof ALERT_PACES)[number];

/** When what is told once a day leaves, HH:mm of the company (product 15). */
const DAILY_AT = '09:00';

/** The time of a day, HH:mm of the company, in which nothing but the message centre tells. May pass midnight; never empty. */
export interface QuietHours {
  from: string;
  to: string;
}

/**
 * When a message that is told now leaves: immediately is with the next full minute, so that what happens together is told
 * together. In quiet hours it waits for their end.
 */
export function alertDueAt(pace: Exclude<AlertPace, 'off'>, now: Date, zone: string, quiet: QuietHours | null): Date {
  return afterQuiet(nextOf(pace, now, zone), zone, quiet);
}

function nextOf(pace: Exclude<AlertPace, 'off'>, now: Date, zone: string): Date {
  if (pace === 'immediate') return new Date((Math.floor(now.getTime() / MINUTE_MS) + 1) * MINUTE_MS);
  const { date, minute } = wallClock(now, zone);
  if (pace === 'hourly') return new Date((Math.floor(now.getTime() / MINUTE_MS) + 60 - (minute % 60)) * MINUTE_MS);
  const at = minuteOf(DAILY_AT) ?? 0;
  return instantOf(minute < at ? date : addDays(date, 1), at, zone);
}

/** The same instant, or the end of the quiet hours that it lies in. */
export function afterQuiet(at: Date, zone: string, quiet: QuietHours | null): Date {
  const from = quiet && minuteOf(quiet.from);
  const to = quiet && minuteOf(quiet.to);
  if (from === null || to === null || from === to) return at;
  const { date, minute } = wallClock(at, zone);
  if (from < to) return from <= minute && minute < to ? instantOf(date, to, zone) : at;
  if (minute >= from) return instantOf(addDays(date, 1), to, zone);
  return minute < to ? instantOf(date, to, zone) : at;
}

/** Whether an instant lies in quiet hours. */
export const isQuiet = (at: Date, zone: string, quiet: QuietHours | null): boolean =>
  afterQuiet(at, zone, quiet) !== at;
