import { LIMIT } from '@rondo/domain/limit';
import { SEVERITIES } from '@rondo/domain/scoring/template';
import { COVERAGES } from '@rondo/domain/statistics';
import { MODES } from '@rondo/domain/task';
import { z } from 'zod';
import { exportAtOnce, exportInBackground } from './export.ts';
import { anyOf, endpoint, signedIn } from './kit/endpoint.ts';
import { listOf, paging } from './kit/page.ts';
import { day, id, instant, many } from './kit/shapes.ts';
import { levelMark } from './scoring.ts';
import {
  comparedWith,
  overviewAsked,
  statisticsFilters,
  trendPart,
  whichAverage,
  whichRecords,
} from './statistics-filter.ts';

/** Figures of one period; null where they cannot be computed. Percent 0..100. */
const figures = z.object({
  records: z.number().int(),
  /** Records with a rate, and those of them at a passing level. */
  evaluated: z.number().int(),
  passed: z.number().int(),
  shopsInspected: z.number().int(),
  shopsOpen: z.number().int(),
  coveragePercent: z.number().nullable(),
  averageRate: z.number().nullable(),
  passPercent: z.number().nullable(),
  redLines: z.number().int(),
  failedItems: z.number().int(),
  rectificationsCreated: z.number().int(),
  rectificationsEnded: z.number().int(),
  rectificationsCompleted: z.number().int(),
  rectificationsOnTime: z.number().int(),
  /** Completed, and the problem did not come back. */
  rectificationsLasted: z.number().int(),
  rectificationPercent: z.number().nullable(),
  rectificationOnTimePercent: z.number().nullable(),
  durabilityPercent: z.number().nullable(),
});
export type InspectionFigures = z.output<typeof figures>;

const shopTable = {
  ...statisticsFilters,
  ...whichRecords,
  ...whichAverage,
  /** Only the shops that coverage counts: open at the end of the period, inspected in it or not. */
  coverage: z.enum(COVERAGES).optional(),
  sort: z.enum(['average', '-average', '-records', '-redLines', '-open', 'last']).default('average'),
};

export const statisticsApi = {
  /** Page 12.1: everything above the table in one answer, from rollups. */
  inspection: endpoint({
    method: 'GET',
    path: '/inspect/V3/statistics/inspection',
    needs: signedIn,
    summary:
      'Inspection figures of a period and of the one before, trend, level mix by group, top failed items; over what the reader may see.',
    input: z.object({ ...overviewAsked, ...whichRecords, ...whichAverage }),
    output: z.object({
      /** Nightly figures are right up to this day; later ones are provisional. */
      dataUntilOn: day.nullable(),
      computedAt: instant,
      current: figures,
      previous: figures,
      ...comparedWith,
      trend: z.array(
        z.object({
          ...trendPart,
          records: z.number().int(),
          averageRate: z.number().nullable(),
          passPercent: z.number().nullable(),
          redLines: z.number().int(),
          coveragePercent: z.number().nullable(),
          rectificationOnTimePercent: z.number().nullable(),
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
          byRank: z.array(z.number().int()).length(LIMIT.rank.levels),
        }),
      ),
      /** Those that can be begun now, and any other with records. */
      modes: z.array(z.object({ mode: z.enum(MODES), records: z.number().int() })),
    }),
  }),
  shops: endpoint({
    method: 'GET',
    path: '/inspect/V3/statistics/shops',
    needs: signedIn,
    summary:
      'The table of page 12.1: one row a shop, worst first by default; shops with fewer than three records are not ranked.',
    input: z.object({ ...shopTable, page: paging.page, size: paging.size }),
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
          lastRecordId: id.nullable(),
          lastRate: z.number().nullable(),
          lastLevel: levelMark.nullable(),
          failedItems: z.number().int(),
          redLines: z.number().int(),
          openRectifications: z.number().int(),
        }),
      ),
    }),
  }),
  exportShops: exportAtOnce({
    path: '/inspect/V3/statistics/exportShops',
    needs: anyOf('x_record_export'),
    what: 'The table of page 12.1',
    fields: shopTable,
  }),
  startExportShops: exportInBackground({
    path: '/inspect/V3/statistics/startExportShops',
    needs: anyOf('x_record_export'),
    fields: shopTable,
  }),
  items: endpoint({
    method: 'GET',
    path: '/inspect/V3/statistics/items',
    needs: signedIn,
    summary: 'The check items that failed in a period, the most often failed first.',
    input: z.object({ ...statisticsFilters, ...whichRecords, page: paging.page, size: paging.size }),
    output: z.object({
      total: z.number().int(),
      list: z.array(
        z.object({
          itemId: id,
          name: z.string(),
          category: z.string(),
          severity: z.enum(SEVERITIES),
          failed: z.number().int(),
        }),
      ),
    }),
  }),
  failures: endpoint({
    method: 'GET',
    path: '/inspect/V3/statistics/failures',
    needs: anyOf('record_select'),
    summary: 'Every failed item of the records of a period, newest first, with its record.',
    input: z.object({
      ...statisticsFilters,
      ...whichRecords,
      severity: many(z.enum(SEVERITIES)).optional(),
      page: paging.page,
      size: paging.size,
    }),
    output: listOf(
      z.object({
        recordId: id,
        recordNumber: z.string(),
        itemId: id,
        name: z.string(),
        category: z.string(),
        severity: z.enum(SEVERITIES),
        shop: z.object({ id, name: z.string(), path: z.string() }),
        inspector: z.string(),
        submittedAt: instant,
      }),
    ),
  }),
  structureDays: endpoint({
    method: 'GET',
    path: '/inspect/V3/statistics/structureDays',
    needs: signedIn,
    summary: 'The first and the last day that groups can be meant as of: since the company began, up to today.',
    input: z.object({}),
    output: z.object({ from: day, to: day }),
  }),
  /** Frozen figures that a link can show later exactly as they were. */
  freeze: endpoint({
    method: 'POST',
    path: '/inspect/V3/statistics/freeze',
    needs: signedIn,
    summary:
      'Keep the figures on screen under a key for `/fed/api/getSnapshot`; it answers one member, the caller unless named.',
    input: z.object({
      ...statisticsFilters,
      ...whichRecords,
      ...whichAverage,
      toId: id.optional(),
      granularity: z.enum(['day', 'week', 'month']).default('week'),
      compare: z.enum(['previous', 'year']).default('previous'),
    }),
    output: z.object({ key: z.string() }),
    errors: ['MEMBER_NOT_FOUND'],
  }),
};
