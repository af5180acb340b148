import { civilDate, wallClock } from '@rondo/domain/civil-time';
import { DAY_MS } from '@rondo/domain/duration';

/** What a cell holds: text, a number, a moment, or nothing. */
export type Cell = string | number | Date | null;

/** How a column shows its cells. `percent`: numbers of 0 to 100. */
export type CellKind = 'text' | 'number' | 'percent' | 'time';

/** Spreadsheets count days from here. */
const DAY_ZERO_MS = Date.UTC(1899, 11, 30);
const DAY_MINUTES = 1_440;

/** A moment as spreadsheets count it, in the time of a zone: days, with the minute of the day as a fraction. */
export function serialOf(at: Date, timeZone: string): number {
  const { date, minute } = wallClock(at, timeZone);
  return (Date.parse(`${date}T00:00:00Z`) - DAY_ZERO_MS) / DAY_MS + minute / DAY_MINUTES;
}

/** A cell as text, as a csv has it: times as yyyy-MM-dd HH:mm in the zone. */
export function cellText(cell: Cell, kind: CellKind, timeZone: string): string {
  if (cell === null) return '';
  if (cell instanceof Date) {
    const { minute } = wallClock(cell, timeZone);
    const two = (part: number): string => String(part).padStart(2, '0');
    return `${civilDate(cell, timeZone)} ${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
  }
  return typeof cell === 'number' && kind === 'percent' ? `${cell}%` : String(cell);
}
