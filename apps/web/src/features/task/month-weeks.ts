import { addDays } from '@rondo/domain/civil-time';

const WEEK = 7;

/** The civil days of a month `YYYY-MM` in whole weeks from Monday to Sunday, with the days around it. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const start = addDays(first, -((weekday(first) + WEEK - 1) % WEEK));
  const weeks: string[][] = [];
  for (let at = start; at.slice(0, 7) <= month; at = addDays(at, WEEK))
    weeks.push(Array.from({ length: WEEK }, (_, day) => addDays(at, day)));
  return weeks;
}

/** The month so many months after another one. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, no = 0] = month.split('-').map(Number);
  const at = year * 12 + no - 1 + months;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
}

/** 0 is Sunday. */
const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
