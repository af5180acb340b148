import { businessDate } from '../business-day.ts';
import { hoursOn, type SpecialDays, type WeekHours } from '../business-hours.ts';
import { addDays } from '../civil-time.ts';
import type { ShopState } from '../shop.ts';
import { clockHours } from '../work-clock.ts';
import { deadlineAt, nextOn, type Place, type Schedule, startsAt } from './schedule.ts';

/** Why a shop gets no task on a date, or none of one template. */
export const SKIP_REASONS = [
  'passed',
  'paused',
  'not_open',
  'holiday',
  'day_off',
  'no_executor',
  'no_reviewer',
  'closing',
  'not_shared',
  'template_disabled',
  'no_process',
  'process_fixed',
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** Which days without business are left out. Shops that are not open are always left out. */
export interface SkipRules {
  /** Special days of the shop without opening hours. */
  holidays: boolean;
  /** Weekdays without opening hours. */
  daysOff: boolean;
}

/** A shop as the plan sees it. A week without any hours is one that nobody entered: it leaves nothing out. */
export interface PlannedShop extends Place {
  state: ShopState;
  /** The first day of a planned closing; null: none is planned. */
  closesOn: string | null;
  week: WeekHours;
  specialDays: readonly SpecialDays[];
  /** The template may be used there. */
  isShared: boolean;
  hasExecutor: boolean;
}

/** One date of a shop: when its task begins and is due, or why there is none. */
export interface NextRun {
  date: string;
  startsAt: Date;
  deadlineAt: Date;
  skipped: SkipReason | null;
}

interface Clock {
  now: Date;
  /** What began earlier is not made up for: when the cycle was saved or resumed. */
  since: Date;
  /** The cycle pauses up to this date, which is the first that counts again; null: it does not pause. */
  resumesOn: string | null;
}

/** The next dates of a shop, those left out among them with the reason (product 8, "next 10"). */
export function nextRuns(
  schedule: Schedule,
  skip: SkipRules,
  shop: PlannedShop,
  { now, since, resumesOn }: Clock,
  count: number,
): NextRun[] {
  const runs: NextRun[] = [];
  const { week, specialDays, closesOn, timeZone: zone } = shop;
  const open = clockHours({ week, specials: [...specialDays], closedFrom: closesOn, zone });
  let date = nextOn(schedule, businessDate(now, shop.timeZone, shop.cutOff));
  while (date !== null && runs.length < count) {
    const start = startsAt(schedule, date, shop);
    const isPassed = start < since || start < now;
    const isPaused = resumesOn !== null && date < resumesOn;
    const skipped = isPassed ? 'passed' : isPaused ? 'paused' : skipReason(skip, shop, date);
    runs.push({ date, startsAt: start, deadlineAt: deadlineAt(schedule, start, shop, open), skipped });
    date = nextOn(schedule, addDays(date, 1));
  }
  return runs;
}

/** Why a shop is left out on a date, or null when it is not. */
export function skipReason(
  skip: SkipRules,
  { state, closesOn, week, specialDays, isShared, hasExecutor }: PlannedShop,
  date: string,
): SkipReason | null {
  if (state !== 'open') return 'not_open';
  if (closesOn !== null && closesOn <= date) return 'closing';
  if (!isShared) return 'not_shared';
  const isSpecial = specialDays.some(({ from, to }) => from <= date && date <= to);
  const isKnown = isSpecial || week.some((day) => day.length > 0);
  if (isKnown && hoursOn(week, specialDays, date).length === 0) {
    if (isSpecial ? skip.holidays : skip.daysOff) return isSpecial ? 'holiday' : 'day_off';
  }
  return hasExecutor ? null : 'no_executor';
}
