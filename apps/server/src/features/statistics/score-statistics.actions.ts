import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { scoreStatisticsApi as api } from '@rondo/contract/score-statistics';
import { RATE_BANDS } from '@rondo/domain/rate-band';
import {
  averageOf,
  bandsOf,
  SCORE_FIGURE_KEYS,
  SCORE_FIGURES,
  type ScoreCounts,
  type ScoreSums,
  type Weighting,
} from '@rondo/domain/score-figures';
import { STATISTICS_LIMIT } from '@rondo/domain/statistics-limit';
import type { Context } from '../../platform/context.ts';
import type { Span, Wanted } from './cells.queries.ts';
import { freshnessOf } from './freshness.ts';
import { bucketsOf, previousOf } from './period.ts';
import { requireFilter } from './require-filter.ts';
import * as q from './scores.queries.ts';
import type { Granularity } from './statistics.queries.ts';

type Overview = Output<typeof api.overview>;

const NOTHING: ScoreSums = { evaluated: 0, rateSum: 0, scoreSum: 0, maxScoreSum: 0 };

/** Sums and what they come to, as the answers have them. */
export const scoredOf = (sums: ScoreSums, weighting: Weighting) => ({
  evaluated: sums.evaluated,
  averageRate: averageOf(sums, weighting),
});

/** The scores (product 12.3): everything above the tables. */
export async function scoreOverview(context: Context, filter: Parsed<typeof api.overview>): Promise<Overview> {
  const { actor } = context;
  await requireFilter(context, filter);
  const wanted: Wanted = { ...filter, actor };
  const span = { from: filter.from, to: filter.to };
  const before = previousOf(span, filter.compare);
  const { weighting, granularity } = filter;
  const { stamp, isProvisional } = await freshnessOf(context);
  const [current, previous, categories] = await Promise.all([
    periodOf(context, wanted, span, granularity),
    periodOf(context, wanted, before, 'month'),
    categoriesOf(context, { wanted, span, before, granularity, weighting }),
  ]);
  const rises = risesOf(current.shops, previous.shops, weighting);
  const counts: ScoreCounts = { ...current.sums, weighting, rates: current.rates, ...rises };
  const ago: ScoreCounts = { ...previous.sums, weighting, rates: previous.rates, compared: 0, riseSum: 0 };
  const bands = bandsOf(current.rates);
  return {
    ...stamp,
    figures: figuresOf(counts),
    counts: { evaluated: counts.evaluated, compared: rises.compared },
    previous: figuresOf(ago),
    previousFrom: before.from,
    previousTo: before.to,
    trend: current.buckets.map(({ sums, ...bucket }) => ({
      ...{ ...bucket, isProvisional: isProvisional(bucket.to) },
      ...scoredOf(sums, weighting),
    })),
    bands: Object.fromEntries(RATE_BANDS.map((band) => [band, bands[band] ?? 0])) as Overview['bands'],
    levels: current.levels,
    previousLevels: previous.levels,
    ...categories,
    ...dotsOf(current.shops, weighting),
  };
}

/** The sums of a period and of each of its parts, its rates, its levels, its stores. */
async function periodOf({ db }: Context, wanted: Wanted, span: Span, granularity: Granularity) {
  const sums = await q.scoreSums(db, wanted, span, granularity);
  const rates = await q.rateCounts(db, wanted, span);
  const levels = await q.levelCounts(db, wanted, span);
  const shops = await q.shopSums(db, wanted, span);
  const sumsOf = (key: string | null): ScoreSums => sums.find(({ bucket }) => bucket === key) ?? NOTHING;
  const buckets = bucketsOf(span, granularity).map(({ key, ...bucket }) => ({ ...bucket, sums: sumsOf(key) }));
  return { sums: sumsOf(null), buckets, rates, levels, shops };
}

interface AskedCategories {
  wanted: Wanted;
  span: Span;
  before: Span;
  granularity: Granularity;
  weighting: Weighting;
}

/** The categories that were scored most, in the whole period, in its parts and in the period before. */
async function categoriesOf({ db }: Context, { wanted, span, before, granularity, weighting }: AskedCategories) {
  const sums = await q.categorySums(db, wanted, span, granularity);
  const previous = await q.categorySums(db, wanted, before, 'month');
  const whole = sums
    .filter(({ bucket }) => bucket === null)
    .toSorted((a, b) => b.evaluated - a.evaluated || (a.name < b.name ? -1 : 1));
  const buckets = bucketsOf(span, granularity);
  const categories = whole.slice(0, STATISTICS_LIMIT.categories).map((own) => {
    const isOwn = ({ name }: { name: string }) => name === own.name;
    const ago = previous.find((one) => isOwn(one) && one.bucket === null);
    return {
      name: own.name,
      ...scoredOf(own, weighting),
      previousRate: ago ? averageOf(ago, weighting) : null,
      parts: buckets.map(({ key }) =>
        scoredOf(sums.find((one) => isOwn(one) && one.bucket === key) ?? NOTHING, weighting),
      ),
    };
  });
  return { categories, categoryKinds: whole.length };
}

/** By how much the averages of the stores rose that were scored in both periods. */
function risesOf(now: readonly q.ShopSumRow[], ago: readonly q.ShopSumRow[], weighting: Weighting) {
  const before = new Map(ago.map((shop) => [shop.id, shop]));
  const rises = now.flatMap((shop) => {
    const then = before.get(shop.id);
    const [current, previous] = [averageOf(shop, weighting), then ? averageOf(then, weighting) : null];
    return current === null || previous === null ? [] : [current - previous];
  });
  return { compared: rises.length, riseSum: rises.reduce((sum, rise) => sum + rise, 0) };
}

/** The stores with most scored records as dots. */
function dotsOf(shops: readonly q.ShopSumRow[], weighting: Weighting): Pick<Overview, 'shops' | 'shopKinds'> {
  const most = shops.toSorted((a, b) => b.evaluated - a.evaluated).slice(0, STATISTICS_LIMIT.dots);
  return {
    shopKinds: shops.length,
    shops: most.map((shop) => ({
      ...{ id: shop.id, name: shop.name, records: shop.records, failedItems: shop.failedItems },
      ...scoredOf(shop, weighting),
    })),
  };
}

const figuresOf = (counts: ScoreCounts): Overview['figures'] =>
  Object.fromEntries(SCORE_FIGURE_KEYS.map((key) => [key, SCORE_FIGURES[key].compute(counts)])) as Overview['figures'];
