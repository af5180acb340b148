import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { userInspectionApi as api } from '@rondo/contract/user-inspection';
import { PERCENT_DECIMALS } from '@rondo/domain/percent';
import { averageOf, type Weighting } from '@rondo/domain/score-figures';
import { roundHalfUp } from '@rondo/domain/scoring/round';
import { STATISTICS_LIMIT } from '@rondo/domain/statistics-limit';
import { USER_FIGURE_KEYS, USER_FIGURES, type UserCounts } from '@rondo/domain/user-figures';
import type { Context } from '../../platform/context.ts';
import type { Span, Wanted } from './cells.queries.ts';
import { scoresOf } from './figures.ts';
import { freshnessOf } from './freshness.ts';
import { withFacts } from './inspector-rows.ts';
import * as q from './inspectors.queries.ts';
import { bucketsOf, previousOf } from './period.ts';
import { requireFilter } from './require-filter.ts';
import type { Granularity } from './statistics.queries.ts';

/** The inspectors (product 12.6): everything above the table. */
export async function userOverview(
  context: Context,
  filter: Parsed<typeof api.overview>,
): Promise<Output<typeof api.overview>> {
  const { actor } = context;
  await requireFilter(context, filter);
  const wanted: Wanted = { ...filter, actor };
  const span = { from: filter.from, to: filter.to };
  const before = previousOf(span, filter.compare);
  const { weighting = 'records' } = filter;
  const { stamp, isProvisional } = await freshnessOf(context);
  const [current, previous, busiest] = await Promise.all([
    periodOf(context, wanted, span, { granularity: filter.granularity, weighting }),
    periodOf(context, wanted, before, { granularity: 'month', weighting }),
    busiestOf(context, wanted, { ...span, weighting }, filter.granularity),
  ]);
  const { inspectors, records, evaluated: scored, due, inTime, compared } = current.counts;
  const counts = { inspectors, records, evaluated: scored, due, inTime, compared };
  return {
    ...stamp,
    onlyId: actor.tier === 'own' ? actor.memberId : null,
    figures: figuresOf(current.counts),
    counts,
    previous: figuresOf(previous.counts),
    previousFrom: before.from,
    previousTo: before.to,
    trend: current.buckets.map((bucket) => ({ ...bucket, isProvisional: isProvisional(bucket.to) })),
    busiest,
    strictness: current.compared.map(({ id, name, points, evaluated }) => ({
      ...{ id, name, evaluated },
      points: roundHalfUp(points, PERCENT_DECIMALS),
    })),
  };
}

const NOTHING = { records: 0, evaluated: 0, rate_sum: 0, score_sum: 0, max_sum: 0, duration_sum: 0, inspectors: 0 };

/** The counts of a period and of each of its parts. */
async function periodOf(
  { db, now }: Context,
  wanted: Wanted,
  span: Span,
  { granularity, weighting }: { granularity: Granularity; weighting: Weighting },
) {
  const sums = await q.inspectionSums(db, wanted, span, granularity);
  const compared = await q.comparedInspectors(db, wanted, span);
  const plan = await q.planSums(db, wanted, span, now());
  const sumsOf = (key: string | null) => sums.find(({ bucket }) => bucket === key) ?? NOTHING;
  const whole = sumsOf(null);
  const counts: UserCounts = {
    inspectors: whole.inspectors,
    records: whole.records,
    ...{ ...scoresOf(whole), weighting },
    durationSumS: whole.duration_sum,
    due: plan?.due ?? 0,
    inTime: plan?.in_time ?? 0,
    compared: compared.length,
    differences: compared.map(({ points }) => points),
  };
  const buckets = bucketsOf(span, granularity).map(({ key, ...bucket }) => {
    const own = sumsOf(key);
    const { records, inspectors } = own;
    return { ...bucket, records, inspectors, averageRate: averageOf(scoresOf(own), weighting) };
  });
  return { counts, buckets, compared };
}

/** Those with most inspections, and when they made them. */
async function busiestOf(
  { db, now }: Context,
  wanted: Wanted,
  span: Span & { weighting: Weighting },
  granularity: Granularity,
) {
  const paging = { sort: '-records', size: STATISTICS_LIMIT.busiest, page: 1, inspectors: 'active' } as const;
  const found = await q.inspectorRows(db, wanted, span, { ...paging, now: now() });
  const rows = await withFacts(db, wanted, span, found);
  const ids = rows.map(({ id }) => id);
  const parts = await q.inspectionsByBucket(db, wanted, span, granularity, ids);
  const buckets = bucketsOf(span, granularity);
  return rows.map((row) => ({
    ...row,
    parts: buckets.map(({ key, from, to }) => ({
      ...{ from, to },
      records: parts.find((one) => one.inspector_id === row.id && one.bucket === key)?.records ?? 0,
    })),
  }));
}

const figuresOf = (counts: UserCounts): Output<typeof api.overview>['figures'] =>
  Object.fromEntries(USER_FIGURE_KEYS.map((key) => [key, USER_FIGURES[key].compute(counts)])) as Output<
    typeof api.overview
  >['figures'];

/** The table: a row an inspector. */
export async function userTable(context: Context, filter: Parsed<typeof api.table>): Promise<Output<typeof api.table>> {
  const { db, actor, now } = context;
  await requireFilter(context, filter);
  const wanted: Wanted = { ...filter, actor };
  const rows = await q.inspectorRows(db, wanted, filter, { ...filter, now: now() });
  return { total: rows[0]?.total ?? 0, list: await withFacts(db, wanted, filter, rows) };
}
