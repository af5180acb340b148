import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { scoreStatisticsApi as api } from '@rondo/contract/score-statistics';
import { adjustedAverages } from '@rondo/domain/inspector-bias';
import { PERCENT_DECIMALS } from '@rondo/domain/percent';
import { averageOf, type RankedBy, type ScoreSums, type Weighting } from '@rondo/domain/score-figures';
import { ranksOf } from '@rondo/domain/score-ranking';
import { roundHalfUp } from '@rondo/domain/scoring/round';
import type { Context } from '../../platform/context.ts';
import type { Wanted } from './cells.queries.ts';
import { previousOf } from './period.ts';
import { requireFilter } from './require-filter.ts';
import { scoredOf } from './score-statistics.actions.ts';
import * as q from './scores.queries.ts';

type Ranked = Output<typeof api.ranking>['list'][number];

/** Stores by their averages, as they were given or as they are without the strictness of their inspectors. */
export async function scoreRanking(
  context: Context,
  filter: Parsed<typeof api.ranking>,
): Promise<Output<typeof api.ranking>> {
  const { db, actor } = context;
  await requireFilter(context, filter);
  const wanted: Wanted = { ...filter, actor };
  const { weighting, by, both, page, size } = filter;
  const now = await q.shopSums(db, wanted, filter);
  const ago = await q.shopSums(db, wanted, previousOf(filter, filter.compare));
  const adjusted = adjustedAverages(await q.givenSums(db, wanted, filter));
  const isRanked = actor.tier !== 'own';
  const [ranks, ranksAgo] = [now, ago].map((shops) => (isRanked ? ranksOf(shops.map(rankable(weighting))) : NO_RANKS));
  const adjustedRanks = isRanked
    ? ranksOf(now.map(({ id, evaluated }) => ({ id, evaluated, rate: adjusted.get(id)?.rate ?? null })))
    : NO_RANKS;
  const before = new Map(ago.map((shop) => [shop.id, shop]));
  const listed = now.filter(({ id }) => !both || before.has(id));
  const rows = listed.map((shop): Ranked => {
    const then = before.get(shop.id);
    const { rate = null, isCorrected = false } = adjusted.get(shop.id) ?? {};
    return {
      ...{ shopId: shop.id, name: shop.name, groupPath: shop.path },
      ...scoredOf(shop, weighting),
      rank: ranks?.get(shop.id) ?? null,
      previousRate: then ? averageOf(then, weighting) : null,
      previousRank: ranksAgo?.get(shop.id) ?? null,
      adjustedRate: rate === null ? null : roundHalfUp(rate, PERCENT_DECIMALS),
      isCorrected,
      adjustedRank: adjustedRanks.get(shop.id) ?? null,
    };
  });
  const ordered = rows.toSorted((a, b) => placeOf(a, by) - placeOf(b, by) || rateOf(b, by) - rateOf(a, by));
  return { total: rows.length, list: ordered.slice((page - 1) * size, page * size) };
}

const NO_RANKS: ReadonlyMap<string, number> = new Map();

/** A store by the average that was given, not rounded. */
const rankable =
  (weighting: Weighting) =>
  ({ id, ...sums }: { id: string } & ScoreSums) => ({ id, evaluated: sums.evaluated, rate: exactOf(sums, weighting) });

function exactOf({ evaluated, rateSum, scoreSum, maxScoreSum }: ScoreSums, weighting: Weighting): number | null {
  if (weighting === 'points') return maxScoreSum === 0 ? null : (100 * scoreSum) / maxScoreSum;
  return evaluated === 0 ? null : rateSum / evaluated;
}

const rateOf = (row: Ranked, by: RankedBy): number => (by === 'given' ? row.averageRate : row.adjustedRate) ?? 0;
/** Those without a rank come last. */
const placeOf = (row: Ranked, by: RankedBy): number =>
  (by === 'given' ? row.rank : row.adjustedRank) ?? Number.MAX_SAFE_INTEGER;
