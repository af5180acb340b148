import { addDays } from '@rondo/domain/civil-time';

const DAYS = 30;

/** What the page shows before a period was chosen: the last 30 days, today included. */
export function usualPeriod(today: string): { from: string; to: string } {
  return { from: addDays(today, 1 - DAYS), to: today };
}
