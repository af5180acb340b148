/** Limits of cyclic inspections. */
export const CYCLE_LIMIT = {
  everyDays: 365,
  monthDate: 31,
  monthDays: 31,
  quarterMonths: 3,
  dates: 366,
  times: 999,
  termHours: 8760,
  termDays: 366,
  pauseDays: 90,
  runsShown: 10,
  runShops: 50,
  /** Tasks that are given out in one transaction. */
  partTasks: 2000,
  partShops: 500,
  slotDays: 7,
} as const;
