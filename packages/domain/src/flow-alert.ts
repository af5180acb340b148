/** What a company is told of its customer flow (product 18), each with a switch. */
export type FlowAlert = 'drop' | 'gaps' | 'queue';

/** Below this part of its usual count a day is a drop; below this completeness, percent, a day has gaps. */
export const FLOW_ALERT = {
  dropTo: 0.7,
  completeness: 80,
  /** Of four weeks; a usual count of fewer days is none. */
  ...{ weeks: 4, fewestWeeks: 2 },
  /** The hour of the company's morning from which yesterday is told. */
  hour: 8,
  queue: { usual: 5, min: 1, max: 200 },
} as const;

/** From how many seconds on somebody in an area counts as staying (product 18): in a zone, and in a queue, where people count sooner. */
export const FLOW_STAY = { zone: 30, queue: 10, min: 1, max: 3_600 } as const;

/** The mean of the same weekday of four weeks; null: too few of them were counted. */
export function usualEntries(days: readonly number[]): number | null {
  if (days.length < FLOW_ALERT.fewestWeeks) return null;
  return days.reduce((sum, one) => sum + one, 0) / days.length;
}

/** By how many percent a day is below its usual count, where that is a drop; else null. */
export function dropPercent(entries: number, days: readonly number[]): number | null {
  const usual = usualEntries(days);
  if (usual === null || usual === 0 || entries > usual * FLOW_ALERT.dropTo) return null;
  return Math.round(100 * (1 - entries / usual));
}
