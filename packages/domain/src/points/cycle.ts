import { addDays } from '../civil-time.ts';

/** Period types of the specification (section 9). */
export const POINTS_CYCLES = ['day', 'week', 'month', 'quarter', 'year'] as const;
export type PointsCycle = (typeof POINTS_CYCLES)[number];

/** Days of a cycle, both inclusive. */
export interface CycleDays {
  from: string;
  to: string;
}

/** The cycle in which a civil day of the company lies. Weeks begin on Monday. */
export function pointsCycleOf(cycle: PointsCycle, day: string): CycleDays {
  switch (cycle) {
    case 'day':
      return { from: day, to: day };
    case 'week': {
      const from = addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
      return { from, to: addDays(from, 6) };
    }
    case 'month':
      return months(day, 1);
    case 'quarter':
      return months(day, 3);
    case 'year':
      return months(day, 12);
  }
}

/** The last cycle that is over on a day. */
export const cycleBefore = (cycle: PointsCycle, day: string): CycleDays =>
  pointsCycleOf(cycle, addDays(pointsCycleOf(cycle, day).from, -1));

/** The span of so many months, counted from January, that holds a day. */
function months(day: string, length: number): CycleDays {
  const year = Number(day.slice(0, 4));
  const first = Math.floor((Number(day.slice(5, 7)) - 1) / length) * length;
  return { from: dayOf(year, first), to: addDays(dayOf(year, first + length), -1) };
}

const dayOf = (year: number, month: number): string => new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
