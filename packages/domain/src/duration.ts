/** Lengths of time in milliseconds. A day is 24 hours; a day of the calendar can have 23 or 25 of them: see civil-time.ts. */
export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
