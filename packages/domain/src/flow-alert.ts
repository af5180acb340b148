import { FLOW_LIMIT } from './flow-limit.ts';

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
  /** So many minutes in a row a queue on a camera has to be too long. */
  queueMinutes: 5,
} as const;

/** From how many seconds on somebody in an area counts as staying (product 18): in a zone, and in a queue, where people count sooner. */
export const FLOW_STAY = { zone: 30, queue: 10, min: 1, max: 3_600 } as const;

/** An hour in which a store was open: who came in, and who came in that hour of the same weekday of the weeks before, where it was open and counted. */
export interface OpenHour {
  entries: number;
  before: readonly number[];
}

/** Entries of the hours that can be compared, and how many those hours usually have. */
export interface ComparedEntries {
  entries: number;
  usual: number;
}

/**
 * Open hours are compared with open hours: a holiday with short hours is no drop. Null: too few hours were open and counted often enough
 * in the weeks before.
 */
export function comparedEntries(hours: readonly OpenHour[]): ComparedEntries | null {
  const known = hours.filter(({ before }) => before.length >= FLOW_ALERT.fewestWeeks);
  if (known.length === 0 || known.length * 100 < hours.length * FLOW_LIMIT.comparablePercent) return null;
  const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
  return {
    entries: sum(known.map(({ entries }) => entries)),
    usual: sum(known.map(({ before }) => sum(before) / before.length)),
  };
}

/** By how many percent a day is below its usual count, where that is a drop; else null. */
export function dropPercent({ entries, usual }: ComparedEntries): number | null {
  if (usual === 0 || entries > usual * FLOW_ALERT.dropTo) return null;
  return Math.round(100 * (1 - entries / usual));
}
