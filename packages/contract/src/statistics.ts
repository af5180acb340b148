import { MODES } from '@rondo/domain/task';
import { z } from 'zod';
import { endpoint, signedIn } from './kit/endpoint.ts';
import { day, id, instant, many } from './kit/shapes.ts';

/** Figures of one period; null where they cannot be computed. Percent 0..100. */
const figures = z.object({
  records: z.number().int(),
  shopsInspected: z.number().int(),
  shopsOpen: z.number().int(),
  coveragePercent: z.number().nullable(),
  averageRate: z.number().nullable(),
  passPercent: z.number().nullable(),
  redLines: z.number().int(),
  failedItems: z.number().int(),
  rectificationsCreated: z.number().int(),
  rectificationsCompleted: z.number().int(),
  rectificationPercent: z.number().nullable(),
  rectificationOnTimePercent: z.number().nullable(),
});
export type InspectionFigures = z.output<typeof figures>;

const filters = {
  from: day,
  to: day,
  shopId: many(id).optional(),
  groupId: many(id).optional(),
  templateId: many(id).optional(),
  mode: many(z.enum(MODES)).optional(),
};

export const statisticsApi = {
  /** Page 12.1: everything above the table in one answer, from rollups. */
  inspection: endpoint({
    method: 'GET',
    path: '/inspect/V3/statistics/inspection',
    needs: signedIn,
    summary:
      'Inspection figures of a period and of the one before, trend, level mix by group, top failed items; over what the reader may see.',
    input: z.object({
      ...filters,
      granularity: z.enum(['day', 'week', 'month']).default('week'),
      compare: z.enum(['previous', 'year']).default('previous'),
    }),
    output: z.object({
      /** Nightly figures are right up to this day; later ones are provisional. */
      dataUntilOn: day.nullable(),
      computedAt: instant,
      current: figures,
      previous: figures,
      previousFrom: day,
      previousTo: day,
      trend: z.array(
        z.object({
          from: day,
          to: day,
          records: z.number().int(),
          averageRate: z.number().nullable(),
          passPercent: z.number().nullable(),
          redLines: z.number().int(),
          coveragePercent: z.number().nullable(),
          rectificationOnTimePercent: z.number().nullable(),
          isProvisional: z.boolean(),
        }),
      ),
      topFailed: z.array(
        z.object({
          itemId: id,
          name: z.string(),
          category: z.string(),
          severity: z.string(),
          failed: z.number().int(),
        }),
      ),
      failedItemKinds: z.number().int(),
      /** Groups one level below the one chosen; counts by level from the best (rank 0) of 4, wider ramps folded onto it. */
      levels: z.array(
        z.object({
          groupId: id,
          name: z.string(),
          records: z.number().int(),
          byRank: z.array(z.number().int()).length(4),
        }),
      ),
      modes: z.array(z.object({ mode: z.enum(MODES), records: z.number().int() })),
    }),
  }),
  shops: endpoint({
    method: 'GET',
    path: '/inspect/V3/statistics/shops',
    needs: signedIn,
    summary:
      'The table of page 12.1: one row a shop, worst first by default; shops with fewer than three records are not ranked.',
    input: z.object({
      ...filters,
      sort: z.enum(['average', '-average', '-records', '-redLines', '-open', 'last']).default('average'),
      page: z.coerce.number().int().min(1).max(1_000).default(1),
      size: z.coerce
        .number()
        .int()
        .refine((n) => [10, 20, 50, 100].includes(n), 'page_size')
        .default(20),
    }),
    output: z.object({
      total: z.number().int(),
      list: z.array(
        z.object({
          shopId: id,
          name: z.string(),
          groupPath: z.string(),
          rank: z.number().int().nullable(),
          records: z.number().int(),
          averageRate: z.number().nullable(),
          bestRate: z.number().nullable(),
          worstRate: z.number().nullable(),
          lastAt: instant.nullable(),
          lastRate: z.number().nullable(),
          lastLevel: z
            .object({ rank: z.number().int(), count: z.number().int(), name: z.string().nullable(), key: z.string() })
            .nullable(),
          failedItems: z.number().int(),
          redLines: z.number().int(),
          openRectifications: z.number().int(),
        }),
      ),
    }),
  }),
  /** Frozen figures that a link can show later exactly as they were. */
  freeze: endpoint({
    method: 'POST',
    path: '/inspect/V3/statistics/freeze',
    needs: signedIn,
    summary: 'Keep the figures on screen under a key for `/fed/api/getSnapshot`.',
    input: z.object({
      ...filters,
      granularity: z.enum(['day', 'week', 'month']).default('week'),
      compare: z.enum(['previous', 'year']).default('previous'),
    }),
    output: z.object({ key: z.string() }),
  }),
};
