import type { TaskRow } from '@rondo/contract/task';
import { daysBetween } from '@rondo/messages/format/date';

export type DayKey = 'overdue' | 'today' | 'tomorrow' | 'later';
const KEYS: readonly DayKey[] = ['overdue', 'today', 'tomorrow', 'later'];

/** Rows by when the reader's part of them is due, in their order; days without rows are left out. Days are those of `timeZone`. */
export function dayGroups(
  rows: readonly TaskRow[],
  now: Date,
  timeZone: string,
): { key: DayKey; rows: readonly TaskRow[] }[] {
  const keyOf = (row: TaskRow): DayKey => {
    if (row.isOverdue || Date.parse(row.dueAt) < now.getTime()) return 'overdue';
    const days = daysBetween(now, row.dueAt, timeZone);
    if (days <= 0) return 'today';
    return days === 1 ? 'tomorrow' : 'later';
  };
  return KEYS.map((key) => ({ key, rows: rows.filter((row) => keyOf(row) === key) })).filter(
    (group) => group.rows.length > 0,
  );
}
