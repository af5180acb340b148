import { percent, quotient } from './percent.ts';
import { FORMULAS } from './statistics.ts';

/** How many days lay between two days on which a store was inspected: from and to inclusive, null without an end (product 12.5). */
export const INTERVALS = {
  upTo3: { from: 1, to: 3 },
  upTo7: { from: 4, to: 7 },
  upTo14: { from: 8, to: 14 },
  upTo30: { from: 15, to: 30 },
  more: { from: 31, to: null },
} as const;
export type Interval = keyof typeof INTERVALS;
export const INTERVAL_NAMES = Object.keys(INTERVALS) as Interval[];

/** What the stores of a period come to. */
export interface ShopCounts {
  /** Open at the end of the period, and those of them with an inspection in it. */
  openShops: number;
  inspectedShops: number;
  /** Between two days of inspection of the same store, the later one in the period. */
  intervals: number;
  intervalDaysSum: number;
  /** Stores with a planned inspection that was due in the period and not submitted. */
  missedShops: number;
  /** Planned inspections that were due in the period, and those of them that are submitted. */
  due: number;
  done: number;
}

interface ShopFigure {
  unit: 'count' | 'percent' | 'days';
  isMoreBetter: boolean;
  /** null where there is nothing to divide by. */
  compute: (counts: ShopCounts) => number | null;
}

/** The figures of the inspection of stores. The words of each formula are `shopInspection.formula.<key>` of the messages. */
export const SHOP_FIGURES = {
  inspected: { unit: 'count', isMoreBetter: true, compute: ({ inspectedShops }) => inspectedShops },
  missing: {
    unit: 'count',
    isMoreBetter: false,
    compute: ({ openShops, inspectedShops }) => openShops - inspectedShops,
  },
  coverage: { unit: 'percent', isMoreBetter: true, compute: (counts) => FORMULAS.coverage.compute(counts) },
  interval: {
    unit: 'days',
    isMoreBetter: false,
    compute: ({ intervalDaysSum, intervals }) => quotient(intervalDaysSum, intervals, 1),
  },
  plan: { unit: 'percent', isMoreBetter: true, compute: ({ done, due }) => percent(done, due) },
  missed: { unit: 'count', isMoreBetter: false, compute: ({ missedShops }) => missedShops },
} as const satisfies Record<string, ShopFigure>;
export type ShopFigureKey = keyof typeof SHOP_FIGURES;
export const SHOP_FIGURE_KEYS = Object.keys(SHOP_FIGURES) as ShopFigureKey[];

/** Inspections before a period in which the one before its first is looked for, in days. */
export const INTERVAL_LOOK_BACK_DAYS = 366;
