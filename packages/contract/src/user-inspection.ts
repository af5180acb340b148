import { INSPECTOR_SETS, USER_FIGURE_KEYS } from '@rondo/domain/user-figures';
import { z } from 'zod';
import { exportAtOnce, exportInBackground } from './export.ts';
import { anyOf, endpoint, signedIn } from './kit/endpoint.ts';
import { paging } from './kit/page.ts';
import { day, id, instant, personRef } from './kit/shapes.ts';
import { comparedWith, overviewAsked, statisticsFilters, trendPart, whichAverage } from './statistics-filter.ts';

/** null where it cannot be computed. Percent 0..100, minutes, percentage points. */
const figures = z.record(z.enum(USER_FIGURE_KEYS), z.number().nullable());
const count = z.number().int();

const counts = z.object({
  inspectors: count,
  records: count,
  evaluated: count,
  due: count,
  inTime: count,
  /** Inspectors with enough inspections to compare with their peers. */
  compared: count,
});

const table = {
  ...statisticsFilters,
  ...whichAverage,
  inspectors: z.enum(INSPECTOR_SETS).optional(),
  sort: z.enum(['-records', '-due', 'onTime', '-duration', 'average', 'difference', '-fails']).default('-records'),
};

/** How far the rates that somebody gave lie from those of others at the same stores, percentage points; below 0: stricter. */
const difference = z.object({ points: z.number().nullable(), isEnough: z.boolean() });

const row = personRef.extend({
  departments: z.array(z.string()),
  records: count,
  evaluated: count,
  durationMinutes: z.number().nullable(),
  averageRate: z.number().nullable(),
  difference,
  failsPerRecord: z.number().nullable(),
  /** Planned inspections that were due in the period. */
  due: count,
  done: count,
  inTime: count,
  onTimePercent: z.number().nullable(),
  /** Planned inspections dispatched in the period that were submitted, and those that a reviewer rejected. */
  submitted: count,
  rejected: count,
  rejectPercent: z.number().nullable(),
  rectifications: count,
  /** Mean distance from the store at check-in, metres. */
  distanceM: z.number().nullable(),
  /** Check-ins with a doubt that the reader reviews. */
  flags: count,
  photosPerRecord: z.number().nullable(),
  notesPerRecord: z.number().nullable(),
});
export type InspectorRow = z.output<typeof row>;

export const userInspectionApi = {
  /** Page 12.6: everything above the table. */
  overview: endpoint({
    method: 'GET',
    path: '/inspect/V3/statistics/userInspection/overview',
    needs: signedIn,
    summary:
      'How much inspectors inspected, how long it took and how strict they are, of a period and of the one before.',
    input: z.object({ ...overviewAsked, ...whichAverage }),
    output: z.object({
      dataUntilOn: day.nullable(),
      computedAt: instant,
      /** Whose inspections alone are counted: the reader's own, where they see no others. */
      onlyId: id.nullable(),
      figures,
      counts,
      previous: figures,
      ...comparedWith,
      trend: z.array(z.object({ ...trendPart, records: count, inspectors: count, averageRate: z.number().nullable() })),
      /** Those with most inspections, and in which parts of the period they were. */
      busiest: z.array(row.extend({ parts: z.array(z.object({ from: day, to: day, records: count })) })),
      /** The strictest first, those alone that have enough to compare. */
      strictness: z.array(personRef.extend({ points: z.number(), evaluated: count })),
    }),
  }),
  table: endpoint({
    method: 'GET',
    path: '/inspect/V3/statistics/userInspection/table',
    needs: signedIn,
    summary: 'The table of page 12.6: one row an inspector, the busiest first.',
    input: z.object({ ...table, page: paging.page, size: paging.size }),
    output: z.object({ total: count, list: z.array(row) }),
  }),
  export: exportAtOnce({
    path: '/inspect/V3/statistics/userInspection/export',
    needs: anyOf('x_record_export'),
    what: 'The table of page 12.6',
    fields: table,
  }),
  startExport: exportInBackground({
    path: '/inspect/V3/statistics/userInspection/startExport',
    needs: anyOf('x_record_export'),
    fields: table,
  }),
};
