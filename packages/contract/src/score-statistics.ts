import { LIMIT } from '@rondo/domain/limit';
import { RATE_BANDS } from '@rondo/domain/rate-band';
import { RANKED_BY, SCORE_FIGURE_KEYS, WEIGHTINGS } from '@rondo/domain/score-figures';
import { z } from 'zod';
import { exportAtOnce, exportInBackground } from './export.ts';
import { anyOf, endpoint, signedIn } from './kit/endpoint.ts';
import { paging } from './kit/page.ts';
import { day, flag, id, instant } from './kit/shapes.ts';
import { levelMark } from './scoring.ts';
import { comparedWith, overviewAsked, statisticsFilters, trendPart } from './statistics-filter.ts';

/** null where it cannot be computed. Percent 0..100, percentage points. */
const figures = z.record(z.enum(SCORE_FIGURE_KEYS), z.number().nullable());
const count = z.number().int();
const rate = z.number().nullable();

/** Whether averages count every record the same, or every mark that could be reached. Medians and spreads count records always. */
const weighting = z.enum(WEIGHTINGS).default('records');

const table = {
  ...statisticsFilters,
  weighting,
  sort: z.enum(['average', '-average', '-evaluated', 'slope', '-slope', 'last']).default('average'),
};

/** Levels from the best (rank 0) of 4, wider ramps folded onto it. */
const byRank = z.array(count).length(LIMIT.rank.levels);

/** Scored records, and their average. */
const scored = { evaluated: count, averageRate: rate };

const ranked = z.object({
  shopId: id,
  name: z.string(),
  groupPath: z.string(),
  ...scored,
  /** 1 is the best; null with too few scored records, and for whoever sees only what they took part in. */
  rank: count.nullable(),
  previousRate: rate,
  previousRank: count.nullable(),
  /** Without what the inspectors of the store give more or less than others; where nobody else inspects theirs, as it was given. */
  adjustedRate: rate,
  isCorrected: z.boolean(),
  adjustedRank: count.nullable(),
  previousAdjustedRank: count.nullable(),
});
export type RankedShopRow = z.output<typeof ranked>;

const row = z.object({
  shopId: id,
  name: z.string(),
  groupPath: z.string(),
  templateId: id,
  templateName: z.string(),
  ...scored,
  lastRecordId: id,
  lastAt: instant,
  lastRate: rate,
  lastLevel: levelMark.nullable(),
  /** By how many percentage points the rates rise in 30 days; null with too few records, or all of one day. */
  slope: rate,
  /** Among the stores that were inspected by the same template; null with too few scored records. */
  rank: count.nullable(),
  /** In which level of the template the average lies. */
  level: levelMark.nullable(),
  categories: z.array(z.object({ name: z.string(), ...scored })),
});
export type ScoreRow = z.output<typeof row>;

export const scoreStatisticsApi = {
  /** Page 12.3: everything above the tables. */
  overview: endpoint({
    method: 'GET',
    path: '/inspect/V3/statistics/scores/overview',
    needs: signedIn,
    summary:
      'How good the scored inspections of a period were, and of the one before: average, median, spread, distribution, levels, categories.',
    input: z.object({ ...overviewAsked, weighting }),
    output: z.object({
      dataUntilOn: day.nullable(),
      computedAt: instant,
      figures,
      /** Stores scored in both periods: those that the improvement compares. */
      counts: z.object({ evaluated: count, compared: count }),
      previous: figures,
      ...comparedWith,
      trend: z.array(z.object({ ...trendPart, ...scored })),
      bands: z.record(z.enum(RATE_BANDS), count),
      levels: byRank,
      previousLevels: byRank,
      /** The categories that were scored most, as the templates call those at the top; parts as in `trend`. */
      categories: z.array(
        z.object({ name: z.string(), ...scored, previousRate: rate, parts: z.array(z.object(scored)) }),
      ),
      categoryKinds: count,
      /** The stores with most scored records, and how many of their items failed in how many records. */
      shops: z.array(z.object({ id, name: z.string(), ...scored, records: count, failedItems: count })),
      shopKinds: count,
    }),
  }),
  ranking: endpoint({
    method: 'GET',
    path: '/inspect/V3/statistics/scores/ranking',
    needs: signedIn,
    summary:
      'Stores by the average of their scored records, with the rank of the period before and with the average corrected for the strictness of their inspectors.',
    input: z.object({
      ...statisticsFilters,
      weighting,
      compare: overviewAsked.compare,
      by: z.enum(RANKED_BY).default('given'),
      /** Only stores scored in both periods. */
      both: flag.optional(),
      page: paging.page,
      size: paging.size,
    }),
    output: z.object({ total: count, list: z.array(ranked) }),
  }),
  table: endpoint({
    method: 'GET',
    path: '/inspect/V3/statistics/scores/table',
    needs: signedIn,
    summary: 'The table of page 12.3: one row a store and template, the worst average first.',
    input: z.object({ ...table, page: paging.page, size: paging.size }),
    output: z.object({ total: count, list: z.array(row) }),
  }),
  export: exportAtOnce({
    path: '/inspect/V3/statistics/scores/export',
    needs: anyOf('x_record_export'),
    what: 'The table of page 12.3',
    fields: table,
  }),
  startExport: exportInBackground({
    path: '/inspect/V3/statistics/scores/startExport',
    needs: anyOf('x_record_export'),
    fields: table,
  }),
};
