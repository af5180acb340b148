import { PERCENT_DECIMALS, percent, quotient } from './percent.ts';

/** Shops open at the end of a period: with an effective record in it, or without. */
export const COVERAGES = ['inspected', 'missing'] as const;
export type Coverage = (typeof COVERAGES)[number];

/** How a figure is written: percent has one decimal, hours and points up to two. */
type FormulaUnit = 'percent' | 'points' | 'hours' | 'times';

/** One figure of the statistics. Its words are in the messages under `formula.<key>`; `counts` is what a query must deliver. */
export type Formula<Count extends string> = {
  unit: FormulaUnit;
  counts: readonly Count[];
  /** The figure, or null where it cannot be said (nothing to divide by): shown as a dash, never as 0. */
  compute: (counts: Record<Count, number>) => number | null;
};

/**
 * The formulas of every statistics page (product definition, section 12): the tooltip of a header, the number under it and the
 * "About" sheet of an export come from the same row. Counted are effective records only: no voided, no drafts, and for rates no
 * record that was not evaluated; a closed shop leaves the denominators on its closing date.
 */
export const FORMULAS = {
  /** Open shops at period end with at least one effective record / open shops at period end, both in scope. */
  coverage: share('inspectedShops', 'openShops'),
  /** Submitted at or before the deadline / due in the period. */
  onTime: share('submittedInTime', 'due'),
  /** Records at a passing level / evaluated records. */
  passRate: share('passed', 'evaluated'),
  /** Mean of the record rates: every record counts the same. */
  meanRate: mean('percent', 'rateSum', 'evaluated'),
  /** The same weighted by the maximum of each record: every mark counts the same. */
  weightedRate: share('scoreSum', 'maxScoreSum'),
  taskCompletion: share('completedTasks', 'dispatchedTasks'),
  taskOverdue: share('overdueTasks', 'dueTasks'),
  taskRejection: share('rejectedReviews', 'reviews'),
  handleHours: mean('hours', 'handleHoursSum', 'handled'),
  reviewHours: mean('hours', 'reviewHoursSum', 'reviewed'),
  /** Ended rectifications were given up, not solved: they leave the denominator. */
  rectificationCompletion: formula('percent', ['completed', 'created', 'ended'], ({ completed, created, ended }) =>
    percent(completed, created - ended),
  ),
  /** What is overdue and still open is late already. */
  rectificationOnTime: formula('percent', ['completedInTime', 'completed', 'overdueOpen'], (counts) =>
    percent(counts.completedInTime, counts.completed + counts.overdueOpen),
  ),
  /** Completed rectifications whose problem did not come back in the repeat window. */
  fixDurability: share('notRepeated', 'completed'),
  itemFailRate: share('failedAnswers', 'judgedAnswers'),
  itemNaRate: share('naAnswers', 'shownAnswers'),
  /** AI events a person confirmed / events a person decided about. */
  aiPrecision: formula('percent', ['confirmed', 'falseAlarms'], ({ confirmed, falseAlarms }) =>
    percent(confirmed, confirmed + falseAlarms),
  ),
  /** People who entered / people who entered or passed. */
  captureRate: formula('percent', ['entered', 'passedBy'], ({ entered, passedBy }) =>
    percent(entered, entered + passedBy),
  ),
  inspectionsPerInspector: mean('times', 'inspections', 'inspectors'),
  failsPerInspection: mean('times', 'failedItems', 'inspections'),
  /** Rate the shop gave itself minus the rate found on site: positive = too kind to itself. */
  selfOnSiteGap: formula('points', ['selfRateSum', 'selfRecords', 'onSiteRateSum', 'onSiteRecords'], (counts) => {
    const self = quotient(counts.selfRateSum, counts.selfRecords);
    const onSite = quotient(counts.onSiteRateSum, counts.onSiteRecords);
    return self === null || onSite === null ? null : quotient(self - onSite, 1);
  }),
} as const;

/** Change against the compared period in percent of it, or null when there was nothing to compare with. */
export function changePercent(current: number | null, previous: number | null): number | null {
  return current === null || previous === null ? null : percent(current - previous, Math.abs(previous));
}

function formula<Count extends string>(
  unit: FormulaUnit,
  counts: readonly Count[],
  compute: Formula<Count>['compute'],
): Formula<Count> {
  return { unit, counts, compute };
}

function share<Part extends string, Whole extends string>(part: Part, whole: Whole): Formula<Part | Whole> {
  return formula('percent', [part, whole], (counts) => percent(counts[part], counts[whole]));
}

function mean<Sum extends string, Count extends string>(
  unit: FormulaUnit,
  sum: Sum,
  count: Count,
): Formula<Sum | Count> {
  const decimals = unit === 'percent' ? PERCENT_DECIMALS : 2;
  return formula(unit, [sum, count], (counts) => quotient(counts[sum], counts[count], decimals));
}
