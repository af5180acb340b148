import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { shopInspectionApi as api } from '@rondo/contract/shop-inspection';
import { percent } from '@rondo/domain/percent';
import { INTERVAL_NAMES, SHOP_FIGURE_KEYS, SHOP_FIGURES, type ShopCounts } from '@rondo/domain/shop-figures';
import { FORMULAS } from '@rondo/domain/statistics';
import { MODES } from '@rondo/domain/task';
import type { Context } from '../../platform/context.ts';
import { levelMarkOf } from '../../platform/level-mark.ts';
import type { Span, Wanted } from './cells.queries.ts';
import { freshnessOf } from './freshness.ts';
import { shopsOpenOn } from './openings.ts';
import { bucketsOf, previousOf } from './period.ts';
import { requireFilter } from './require-filter.ts';
import * as q from './shop-inspection.queries.ts';
import { intervalRows, intervalSums } from './shop-intervals.queries.ts';
import { type Granularity, recordSums, shopOpenings } from './statistics.queries.ts';

/** The inspection of stores (product 12.5): everything above the table. */
export async function shopOverview(
  context: Context,
  filter: Parsed<typeof api.overview>,
): Promise<Output<typeof api.overview>> {
  const { actor } = context;
  await requireFilter(context, filter);
  const wanted: Wanted = { ...filter, actor };
  const span = { from: filter.from, to: filter.to };
  const before = previousOf(span, filter.compare);
  const { stamp, today, isProvisional } = await freshnessOf(context);
  const [current, previous, calendar] = await Promise.all([
    periodOf(context, wanted, span, filter.granularity),
    periodOf(context, wanted, before, 'month'),
    bucketsWithShops(context, wanted, span, 'day'),
  ]);
  return {
    ...stamp,
    figures: figuresOf(current.counts),
    counts: current.counts,
    previous: figuresOf(previous.counts),
    previousFrom: before.from,
    previousTo: before.to,
    trend: current.buckets.map((bucket) => ({ ...bucket, isProvisional: isProvisional(bucket.to) })),
    calendar: calendar.buckets
      .filter(({ from }) => from <= today)
      .map(({ from, openShops, inspectedShops }) => ({ day: from, openShops, inspectedShops })),
    intervals: current.intervals,
  };
}

/** The counts of a period, and which stores count in each of its parts. */
async function periodOf(context: Context, wanted: Wanted, span: Span, granularity: Granularity) {
  const { db, now } = context;
  const { buckets, openShops, inspectedShops } = await bucketsWithShops(context, wanted, span, granularity);
  const sums = await intervalSums(db, wanted, span);
  const plan = await q.planSums(db, wanted, span, now());
  const counts: ShopCounts = {
    openShops,
    inspectedShops,
    intervals: sums?.intervals ?? 0,
    intervalDaysSum: sums?.days_sum ?? 0,
    missedShops: plan?.missed_shops ?? 0,
    due: plan?.due ?? 0,
    done: plan?.done ?? 0,
  };
  const intervals = Object.fromEntries(INTERVAL_NAMES.map((name) => [name, sums?.[name] ?? 0]));
  return { counts, buckets, intervals: intervals as Output<typeof api.overview>['intervals'] };
}

/** Stores that are open at the end of each part of a period, and those of them with an inspection in it. */
async function bucketsWithShops({ db }: Context, wanted: Wanted, span: Span, granularity: Granularity) {
  const sums = await recordSums(db, wanted, span, granularity);
  const openings = await shopOpenings(db, wanted, span);
  const shopsIn = (key: string | null, last: string) => {
    const own = sums.find(({ bucket }) => bucket === key);
    return {
      openShops: shopsOpenOn(openings, last),
      inspectedShops: own?.inspected ?? 0,
      records: own?.records ?? 0,
    };
  };
  const buckets = bucketsOf(span, granularity).map(({ key, ...bucket }) => ({ ...bucket, ...shopsIn(key, bucket.to) }));
  return { ...shopsIn(null, span.to), buckets };
}

const figuresOf = (counts: ShopCounts): Output<typeof api.overview>['figures'] =>
  Object.fromEntries(SHOP_FIGURE_KEYS.map((key) => [key, SHOP_FIGURES[key].compute(counts)])) as Output<
    typeof api.overview
  >['figures'];

/** The table: a row a store. */
export async function shopTable(context: Context, filter: Parsed<typeof api.table>): Promise<Output<typeof api.table>> {
  const { db, actor, now } = context;
  await requireFilter(context, filter);
  const wanted: Wanted = { ...filter, actor };
  const rows = await q.planRows(db, wanted, filter, { ...filter, now: now() });
  const ids = rows.map(({ id }) => id);
  const last = await q.lastByMode(db, wanted, filter, ids);
  const gaps = await q.gapSums(db, wanted, filter, ids);
  return {
    total: rows[0]?.total ?? 0,
    list: rows.map((row) => ({
      shopId: row.id,
      name: row.name,
      groupPath: row.group_path,
      records: row.records,
      due: row.due,
      done: row.done,
      missed: row.missed,
      donePercent: percent(row.done, row.due),
      last: MODES.flatMap((mode) => {
        const one = last.find((found) => found.shop_id === row.id && found.mode === mode);
        if (!one) return [];
        return [
          {
            recordId: one.id,
            mode,
            at: one.submitted_at.toISOString(),
            rate: one.rate_percent,
            level: levelMarkOf(one),
          },
        ];
      }),
      openRectifications: row.open_rectifications,
      gap: gapOf(gaps.find(({ shop_id }) => shop_id === row.id)),
    })),
  };
}

/** How much kinder a store is to itself than what is found on site, and of how many inspections. */
export function gapOf(sums: q.GapSums | undefined) {
  const { self = 0, self_sum = 0, on_site = 0, on_site_sum = 0 } = sums ?? {};
  const points = FORMULAS.selfOnSiteGap.compute({
    selfRateSum: self_sum,
    selfRecords: self,
    onSiteRateSum: on_site_sum,
    onSiteRecords: on_site,
  });
  return { points, self, onSite: on_site };
}

/** The intervals behind the average and the bars. */
export async function intervalsOfNumber(
  context: Context,
  filter: Parsed<typeof api.intervals>,
): Promise<Output<typeof api.intervals>> {
  const { db, actor } = context;
  await requireFilter(context, filter);
  const rows = await intervalRows(db, { ...filter, actor }, filter, filter);
  return {
    total: rows[0]?.total ?? 0,
    list: rows.map((row) => ({
      shop: { id: row.shop_id, name: row.name },
      groupPath: row.group_path,
      from: row.before_on,
      to: row.business_on,
      days: row.days,
    })),
  };
}
