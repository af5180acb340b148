import { INTERVAL_NAMES, SHOP_FIGURE_KEYS } from '@rondo/domain/shop-figures';
import { COVERAGES } from '@rondo/domain/statistics';
import { MODES } from '@rondo/domain/task';
import { z } from 'zod';
import { exportAtOnce, exportInBackground } from './export.ts';
import { anyOf, endpoint, signedIn } from './kit/endpoint.ts';
import { paging } from './kit/page.ts';
import { day, flag, id, instant, oldDay, personRef } from './kit/shapes.ts';
import { levelMark } from './scoring.ts';
import { comparedWith, overviewAsked, statisticsFilters, trendPart } from './statistics-filter.ts';

/** null where it cannot be computed. Percent 0..100, days. */
const figures = z.record(z.enum(SHOP_FIGURE_KEYS), z.number().nullable());
const count = z.number().int();

const counts = z.object({
  openShops: count,
  inspectedShops: count,
  intervals: count,
  intervalDaysSum: count,
  missedShops: count,
  due: count,
  done: count,
});

const table = {
  ...statisticsFilters,
  /** Only the shops that coverage counts: open at the end of the period, inspected in it or not. */
  coverage: z.enum(COVERAGES).optional(),
  /** Only shops with a planned inspection that was due in the period and not submitted. */
  missed: flag.optional(),
  sort: z.enum(['last', '-records', '-due', '-missed', 'rate', '-open']).default('last'),
};

/** An inspection that a shop had last in one mode. */
const lastOne = z.object({
  recordId: id,
  mode: z.enum(MODES),
  at: instant,
  rate: z.number().nullable(),
  level: levelMark.nullable(),
});

/** Mean rates that a shop gave itself and that were found on site, and of how many scored inspections. */
const gap = z.object({ points: z.number().nullable(), self: count, onSite: count });

export const shopInspectionApi = {
  /** Page 12.5: everything above the table. */
  overview: endpoint({
    method: 'GET',
    path: '/inspect/V3/statistics/shopInspection/overview',
    needs: signedIn,
    summary:
      'Which stores were inspected, how often and against what was planned, of a period and of the one before; calendar and intervals.',
    input: z.object(overviewAsked),
    output: z.object({
      dataUntilOn: day.nullable(),
      computedAt: instant,
      figures,
      counts,
      previous: figures,
      ...comparedWith,
      trend: z.array(z.object({ ...trendPart, openShops: count, inspectedShops: count, records: count })),
      /** Every day of the period up to today. */
      calendar: z.array(z.object({ day, openShops: count, inspectedShops: count })),
      intervals: z.record(z.enum(INTERVAL_NAMES), count),
    }),
  }),
  table: endpoint({
    method: 'GET',
    path: '/inspect/V3/statistics/shopInspection/table',
    needs: signedIn,
    summary: 'The table of page 12.5: one row a store, those that were not inspected first.',
    input: z.object({ ...table, page: paging.page, size: paging.size }),
    output: z.object({
      total: count,
      list: z.array(
        z.object({
          shopId: id,
          name: z.string(),
          groupPath: z.string(),
          records: count,
          /** Planned inspections that were due in the period; those submitted, and those not. */
          due: count,
          done: count,
          missed: count,
          donePercent: z.number().nullable(),
          /** Up to the end of the period, in whatever period they were. */
          last: z.array(lastOne),
          openRectifications: count,
          gap,
        }),
      ),
    }),
  }),
  export: exportAtOnce({
    path: '/inspect/V3/statistics/shopInspection/export',
    needs: anyOf('x_record_export'),
    what: 'The table of page 12.5',
    fields: table,
  }),
  startExport: exportInBackground({
    path: '/inspect/V3/statistics/shopInspection/startExport',
    needs: anyOf('x_record_export'),
    fields: table,
  }),
  intervals: endpoint({
    method: 'GET',
    path: '/inspect/V3/statistics/shopInspection/intervals',
    needs: signedIn,
    summary: 'The intervals between two days of inspection of the same store, the longest first.',
    input: z.object({
      ...statisticsFilters,
      interval: z.enum(INTERVAL_NAMES).optional(),
      page: paging.page,
      size: paging.size,
    }),
    output: z.object({
      total: count,
      list: z.array(z.object({ shop: personRef, groupPath: z.string(), from: oldDay, to: day, days: count })),
    }),
  }),
};
