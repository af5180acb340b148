import { addDays, instantOf, wallClock } from '@rondo/domain/civil-time';
import { DAY_MS } from '@rondo/domain/duration';

const LAST_MINUTE = 23 * 60 + 59;

/** The usual deadlines from a start: hours are exact, days end at 23:59 on the clock of the place. Instants, ISO 8601. */
export function quickDeadlines(start: Date, timeZone: string): { key: 'day' | 'tomorrow' | 'week'; at: string }[] {
  const { date } = wallClock(start, timeZone);
  const dayAfter = (days: number) => instantOf(addDays(date, days), LAST_MINUTE, timeZone).toISOString();
  const wholeMinute = Math.floor(start.getTime() / 60_000) * 60_000;
  return [
    { key: 'day', at: new Date(wholeMinute + DAY_MS).toISOString() },
    { key: 'tomorrow', at: dayAfter(1) },
    { key: 'week', at: dayAfter(7) },
  ];
}
