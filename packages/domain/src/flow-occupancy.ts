import { FLOW_LIMIT } from './flow-limit.ts';

/** People who came and went in one hour, in the order of a business day. */
export interface FlowHourOfDay {
  entries: number;
  exits: number;
  isOpen: boolean;
}

/**
 * How many are inside after each hour of a business day: entries less exits since it began, never below 0 (somebody who was not seen to
 * come in), and nobody once the store is closed. `drift`: how many were then never seen to leave.
 */
export function occupancyOf(hours: readonly FlowHourOfDay[]): { inside: number[]; drift: number } {
  const last = hours.findLastIndex(({ isOpen }) => isOpen);
  let now = 0;
  let drift = 0;
  const inside = hours.map(({ entries, exits }, index) => {
    now = Math.max(0, now + entries - exits);
    drift = now;
    return index > last && last >= 0 ? 0 : now;
  });
  return { inside, drift };
}

/** What an hour is estimated at: the mean of the same hour of that weekday in the weeks before; null without any. */
export function estimateOf(before: readonly number[]): number | null {
  const weeks = before.slice(0, FLOW_LIMIT.estimateWeeks);
  return weeks.length === 0 ? null : Math.round(weeks.reduce((all, one) => all + one, 0) / weeks.length);
}
