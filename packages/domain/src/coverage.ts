import { weekdayOf } from './business-hours.ts';
import { addDays } from './civil-time.ts';

/** How often a coverage policy counts: weeks from Monday to Sunday, months of the calendar. */
export const COVERAGE_PERIODS = ['week', 'month'] as const;
export type CoveragePeriod = (typeof COVERAGE_PERIODS)[number];

/** First and last civil day. */
export interface DaySpan {
  from: string;
  to: string;
}

/** The period in which a day lies. */
export function periodOf(per: CoveragePeriod, day: string): DaySpan {
  if (per === 'week') {
    const from = addDays(day, -weekdayOf(day));
    return { from, to: addDays(from, DAYS_OF_WEEK - 1) };
  }
  const from = `${day.slice(0, MONTH_LENGTH)}-01`;
  // 31 days after the first of a month the next one has begun, and no other.
  const next = `${addDays(from, LONGEST_MONTH).slice(0, MONTH_LENGTH)}-01`;
  return { from, to: addDays(next, -1) };
}

/** The whole period before the one in which a day lies. */
export const periodBefore = (per: CoveragePeriod, day: string): DaySpan =>
  periodOf(per, addDays(periodOf(per, day).from, -1));

const DAYS_OF_WEEK = 7;
const LONGEST_MONTH = 31;
/** 'yyyy-MM' */
const MONTH_LENGTH = 7;

export const COVERAGE_STATES = ['overdue', 'due', 'done'] as const;
export type CoverageState = (typeof COVERAGE_STATES)[number];

/** How a store stands to a policy. */
export interface Standing {
  /** It has as many inspections in this period as it must have. */
  isDone: boolean;
  /** It had as many in the period before. */
  wasDone: boolean;
  /** It was open, and the policy there, when the period before began: only then it owed anything. */
  owed: boolean;
}

/** Done in this period; overdue: not even what the period before asked for was done; due: all that is asked for is still to come. */
export function coverageOf({ isDone, wasDone, owed }: Standing): CoverageState {
  if (isDone) return 'done';
  return owed && !wasDone ? 'overdue' : 'due';
}

const YES_NO = [true, false] as const;

/** Every way to stand, with what it is called: what counts in a database asks for it here. */
export const STANDINGS: readonly (Standing & { state: CoverageState })[] = YES_NO.flatMap((isDone) =>
  YES_NO.flatMap((wasDone) =>
    YES_NO.map((owed) => ({ isDone, wasDone, owed, state: coverageOf({ isDone, wasDone, owed }) })),
  ),
);
