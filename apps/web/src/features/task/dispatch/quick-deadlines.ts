import { dueAt } from '@rondo/domain/deadline';
import { DAY_MS } from '@rondo/domain/duration';

/** When something is due that is not counted in opening hours: at a time, or at the end of a day of each store. */
export interface Deadline {
  deadlineKind: 'time' | 'days';
  deadlineAt: string | null;
  deadlineDays: number | null;
}

type Quick = { key: 'day' | 'tomorrow' | 'week' } & (
  | { chosen: { deadlineKind: 'time'; deadlineAt: string } }
  | { chosen: { deadlineKind: 'days'; deadlineDays: number } }
);

/** The usual deadlines from a start: hours are exact, days end at 23:59 on the clock of each store. */
export function quickDeadlines(start: Date): Quick[] {
  const wholeMinute = Math.floor(start.getTime() / 60_000) * 60_000;
  const inADay = new Date(wholeMinute + DAY_MS).toISOString();
  return [
    { key: 'day', chosen: { deadlineKind: 'time', deadlineAt: inADay } },
    { key: 'tomorrow', chosen: { deadlineKind: 'days', deadlineDays: 1 } },
    { key: 'week', chosen: { deadlineKind: 'days', deadlineDays: 7 } },
  ];
}

/** A time in place of the end of a day: what is chosen stays, on the clock of the reader's place. */
export const timeOf = (days: number | null, start: Date, timeZone: string): string | null =>
  days === null ? null : dueAt({ kind: 'days', days }, start, timeZone).toISOString();
