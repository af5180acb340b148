import type { InspectionFigures } from '@rondo/contract/statistics';
import { averageOf, type ScoreSums, type Weighting } from '@rondo/domain/score-figures';
import { FORMULAS } from '@rondo/domain/statistics';
import type { RecordSums, RectificationSums } from './statistics.queries.ts';

export interface Sums {
  records: RecordSums;
  rectifications: RectificationSums & { overdue: number; cameBack: number };
  shopsOpen: number;
}

export const NO_RECORDS: RecordSums = {
  records: 0,
  evaluated: 0,
  passed: 0,
  rate_sum: 0,
  score_sum: 0,
  max_sum: 0,
  red_lines: 0,
  failed_items: 0,
  inspected: 0,
};

/** The sums of scored records, as averages are made of them. */
export const scoresOf = (sums: Pick<RecordSums, 'evaluated' | 'rate_sum' | 'score_sum' | 'max_sum'>): ScoreSums => ({
  evaluated: sums.evaluated,
  rateSum: sums.rate_sum,
  scoreSum: sums.score_sum,
  maxScoreSum: sums.max_sum,
});

/** Figures from sums by the one registry of formulas: null where there is nothing to divide by. */
export function figuresOf({ records: r, rectifications: c, shopsOpen }: Sums, weighting: Weighting): InspectionFigures {
  return {
    records: r.records,
    evaluated: r.evaluated,
    passed: r.passed,
    shopsInspected: r.inspected,
    shopsOpen,
    coveragePercent: FORMULAS.coverage.compute({ inspectedShops: r.inspected, openShops: shopsOpen }),
    averageRate: averageOf(scoresOf(r), weighting),
    passPercent: FORMULAS.passRate.compute({ passed: r.passed, evaluated: r.evaluated }),
    redLines: r.red_lines,
    failedItems: r.failed_items,
    rectificationsCreated: c.created,
    rectificationsEnded: c.ended,
    rectificationsCompleted: c.completed,
    rectificationsOnTime: c.completed_on_time,
    rectificationsLasted: c.completed - c.cameBack,
    rectificationPercent: FORMULAS.rectificationCompletion.compute({
      completed: c.completed,
      created: c.created,
      ended: c.ended,
    }),
    rectificationOnTimePercent: FORMULAS.rectificationOnTime.compute({
      completedInTime: c.completed_on_time,
      completed: c.completed,
      overdueOpen: c.overdue,
    }),
    durabilityPercent: FORMULAS.fixDurability.compute({
      notRepeated: c.completed - c.cameBack,
      completed: c.completed,
    }),
  };
}
