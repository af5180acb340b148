import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { scoreStatisticsApi as api, RankedShopRow } from '@rondo/contract/score-statistics';
import { adjustedAverages } from '@rondo/domain/inspector-bias';
import { PERCENT_DECIMALS } from '@rondo/domain/percent';
import { averageOf, type RankedBy, type ScoreSums, type Weighting } from '@rondo/domain/score-figures';
import { ranksOf } from '@rondo/domain/score-ranking';
import { roundHalfUp } from '@rondo/domain/scoring/round';
import type { Context } from '../../platform/context.ts';
import type { Span, Wanted } from './cells.queries.ts';
import { previousOf } from './period.ts';
import { requireFilter } from './require-filter.ts';
import { scoredOf } from './score-statistics.actions.ts';
import * as q from './scores.queries.ts';

/** Stores by their averages, as they were given or as they are without the strictness of their inspectors. */
export async function scoreRanking(
  context: Context,
  filter: Parsed<typeof api.ranking>,
): Promise<Output<typeof api.ranking>> {
  await requireFilter(context, filter);
  const wanted: Wanted = { ...filter, actor: context.actor };
  const { weighting, by, both, page, size } = filter;
  const now = await rankedIn(context, wanted, filter, weighting);
  const ago = await rankedIn(context, wanted, previousOf(filter, filter.compare), weighting);
  const before = new Map(ago.shops.map((shop) => [shop.id, shop]));
  const rows = now.shops.map((shop): RankedShopRow => {
    const then = before.get(shop.id);
    const { rate = null, isCorrected = false } = now.adjusted.get(shop.id) ?? {};
    return {
      ...{ shopId: shop.id, name: shop.name, groupPath: shop.path },
      ...scoredOf(shop, weighting),
      rank: now.ranks.given.get(shop.id) ?? null,
      previousRate: then ? averageOf(then, weighting) : null,
      previousRank: ago.ranks.given.get(shop.id) ?? null,
      adjustedRate: rate === null ? null : roundHalfUp(rate, PERCENT_DECIMALS),
      isCorrected,
      adjustedRank: now.ranks.adjusted.get(shop.id) ?? null,
      previousAdjustedRank: ago.ranks.adjusted.get(shop.id) ?? null,
    };
  });
  const listed = rows.filter(
    ({ averageRate, previousRate }) => !both || (averageRate !== null && previousRate !== null),
  );
  const ordered = listed.toSorted((a, b) => placeOf(a, by) - placeOf(b, by) || rateOf(b, by) - rateOf(a, by));
  return { total: listed.length, list: ordered.slice((page - 1) * size, page * size) };
}

/** The stores of a period with their corrected averages, and their ranks by either; no ranks for whoever sees only their own. */
async function rankedIn({ db, actor }: Context, wanted: Wanted, span: Span, weighting: Weighting) {
  const shops = await q.shopSums(db, wanted, span);
  const adjusted = adjustedAverages(await q.givenSums(db, wanted, span));
  const ranksBy = (rateOf: (shop: q.ShopSumRow) => number | null) =>
    ranksOf(actor.tier === 'own' ? [] : shops.map((shop) => ({ ...shop, rate: rateOf(shop) })));
  return {
    ...{ shops, adjusted },
    ranks: {
      given: ranksBy((shop) => exactOf(shop, weighting)),
      adjusted: ranksBy(({ id }) => adjusted.get(id)?.rate ?? null),
    } satisfies Record<RankedBy, ReadonlyMap<string, number>>,
  };
}

/** An average that is not rounded, so that what looks alike is still in order. */
function exactOf({ evaluated, rateSum, scoreSum, maxScoreSum }: ScoreSums, weighting: Weighting): number | null {
  if (weighting === 'points') return maxScoreSum === 0 ? null : (100 * scoreSum) / maxScoreSum;
  return evaluated === 0 ? null : rateSum / evaluated;
}

const rateOf = (row: RankedShopRow, by: RankedBy): number => (by === 'given' ? row.averageRate : row.adjustedRate) ?? 0;
/** Those without a rank come last. */
const placeOf = (row: RankedShopRow, by: RankedBy): number =>
  (by === 'given' ? row.rank : row.adjustedRank) ?? Number.MAX_SAFE_INTEGER;
