import { LIMIT } from '@rondo/domain/limit';
import { STATISTICS_LIMIT } from '@rondo/domain/statistics-limit';
import { TASK_STATES } from '@rondo/domain/task';
import { OVERDUE_AGE_NAMES, TASK_FIGURE_KEYS, TASK_GROUPINGS, TASK_SETS } from '@rondo/domain/task-figures';
import { z } from 'zod';
import { exportAtOnce, exportInBackground } from './export.ts';
import { anyOf, endpoint, signedIn } from './kit/endpoint.ts';
import { listOf, paging } from './kit/page.ts';
import { day, flag, id, instant, personRef } from './kit/shapes.ts';
import { comparedWith, overviewAsked, statisticsFilters, trendPart } from './statistics-filter.ts';

/** What narrows the tasks of a set: whose row, how long overdue, when it was submitted. */
const narrowed = {
  /** Only inspections that somebody was asked for: what 12.5 and 12.6 call planned. */
  planned: flag.optional(),
  executorId: id.optional(),
  cycleId: id.optional(),
  /** Of tasks that are overdue and open. */
  age: z.enum(OVERDUE_AGE_NAMES).optional(),
  /** When it was submitted, in the company's time: Monday is 1, hours as they begin. */
  weekday: z.coerce.number().int().min(1).max(LIMIT.weekdays).optional(),
  hour: z.coerce.number().int().min(0).max(STATISTICS_LIMIT.lastHour).optional(),
};

const counts = z.record(z.enum(TASK_SETS), z.number().int());
/** null where it cannot be computed. Percent 0..100, hours. */
const figures = z.record(z.enum(TASK_FIGURE_KEYS), z.number().nullable());

const table = {
  ...statisticsFilters,
  by: z.enum(TASK_GROUPINGS).default('executor'),
  sort: z.enum(['-dispatched', '-overdue', '-rejected', '-extended', '-reminded', 'onTime']).default('-dispatched'),
};

export const taskStatisticsApi = {
  /** Page 12.2: everything above the table. */
  overview: endpoint({
    method: 'GET',
    path: '/inspect/V3/statistics/tasks/overview',
    needs: signedIn,
    summary:
      'Task figures of a period and of the one before, trend, funnel, overdue ageing, templates and hours; over the tasks the reader may see.',
    input: z.object(overviewAsked),
    output: z.object({
      dataUntilOn: day.nullable(),
      computedAt: instant,
      figures,
      counts,
      previous: figures,
      ...comparedWith,
      trend: z.array(
        z.object({
          ...trendPart,
          counts,
          figures,
        }),
      ),
      /** Open tasks that were due in the period, by how long they have been overdue. */
      ages: z.record(z.enum(OVERDUE_AGE_NAMES), z.number().int()),
      /** The templates with most tasks, tasks without one left out. */
      templates: z.array(z.object({ id, name: z.string(), dispatched: z.number().int() })),
      /** When tasks were submitted; where nothing was there is no row. */
      submissions: z.array(z.object({ weekday: z.number().int(), hour: z.number().int(), tasks: z.number().int() })),
    }),
  }),
  table: endpoint({
    method: 'GET',
    path: '/inspect/V3/statistics/tasks/table',
    needs: signedIn,
    summary: 'The table of page 12.2: one row an executor, store, template or cycle, the busiest first.',
    input: z.object({ ...table, page: paging.page, size: paging.size }),
    output: z.object({
      total: z.number().int(),
      list: z.array(personRef.extend({ counts, onTimePercent: z.number().nullable() })),
    }),
  }),
  export: exportAtOnce({
    path: '/inspect/V3/statistics/tasks/export',
    needs: anyOf('x_record_export'),
    what: 'The table of the task statistics',
    fields: table,
  }),
  startExport: exportInBackground({
    path: '/inspect/V3/statistics/tasks/startExport',
    needs: anyOf('x_record_export'),
    fields: table,
  }),
  tasks: endpoint({
    method: 'GET',
    path: '/inspect/V3/statistics/tasks/list',
    needs: anyOf('task_center'),
    summary: 'The tasks that a number of the task statistics counts, newest first.',
    input: z.object({ ...statisticsFilters, ...narrowed, set: z.enum(TASK_SETS), ...paging }),
    output: listOf(
      z.object({
        id,
        number: z.string(),
        name: z.string(),
        shop: z.string(),
        templateName: z.string(),
        handlers: z.array(z.string()),
        state: z.enum(TASK_STATES),
        isOverdue: z.boolean(),
        createdAt: instant,
        deadlineAt: instant,
        submittedAt: instant.nullable(),
      }),
    ),
  }),
};
