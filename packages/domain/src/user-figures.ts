import { LIMIT } from './limit.ts';
import { quotient } from './percent.ts';
import { averageOf, type ScoreSums, type Weighting } from './score-figures.ts';
import { FORMULAS } from './statistics.ts';

/** Which inspectors a number of the page counts: with an inspection in the period, or with enough to compare with their peers. */
export const INSPECTOR_SETS = ['active', 'compared'] as const;
export type InspectorSet = (typeof INSPECTOR_SETS)[number];

/** What the inspectors of a period come to. */
export interface UserCounts extends ScoreSums {
  inspectors: number;
  records: number;
  durationSumS: number;
  /** How the average is made. */
  weighting: Weighting;
  /** Planned inspections that were due in the period, and those of them submitted in time. */
  due: number;
  inTime: number;
  /** Inspectors with enough inspections to compare, and how far their rates lie from those of their peers, percentage points. */
  compared: number;
  differences: readonly number[];
}

interface UserFigure {
  unit: 'count' | 'times' | 'minutes' | 'percent' | 'points';
  /** null: neither more nor less is better. */
  isMoreBetter: boolean | null;
  /** null where it cannot be computed. */
  compute: (counts: UserCounts) => number | null;
}

const SECONDS_PER_MINUTE = 60;

/** The figures of the inspectors. The words of each formula are `userInspection.formula.<key>` of the messages. */
export const USER_FIGURES = {
  inspectors: { unit: 'count', isMoreBetter: null, compute: ({ inspectors }) => inspectors },
  perInspector: {
    unit: 'times',
    isMoreBetter: true,
    compute: ({ records, inspectors }) =>
      FORMULAS.inspectionsPerInspector.compute({ inspections: records, inspectors }),
  },
  duration: {
    unit: 'minutes',
    isMoreBetter: null,
    compute: ({ durationSumS, records }) => quotient(durationSumS / SECONDS_PER_MINUTE, records, 1),
  },
  average: {
    unit: 'percent',
    isMoreBetter: null,
    compute: (counts) => averageOf(counts, counts.weighting),
  },
  strictness: { unit: 'points', isMoreBetter: false, compute: ({ differences }) => spreadOf(differences) },
  onTime: {
    unit: 'percent',
    isMoreBetter: true,
    compute: ({ inTime, due }) => FORMULAS.onTime.compute({ submittedInTime: inTime, due }),
  },
} as const satisfies Record<string, UserFigure>;
export type UserFigureKey = keyof typeof USER_FIGURES;
export const USER_FIGURE_KEYS = Object.keys(USER_FIGURES) as UserFigureKey[];

/** Whether so many inspections at stores that peers inspected too are enough to compare somebody with them. */
export const isEnoughToCompare = (inspections: number): boolean => inspections >= LIMIT.rank.samples;

/** The standard deviation of all there are (not of a sample), one decimal; null of fewer than two: nobody stands beside one. */
export function spreadOf(values: readonly number[]): number | null {
  if (values.length < 2) return null;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return quotient(Math.sqrt(squares / values.length), 1, 1);
}
