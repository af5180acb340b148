import { z } from 'zod';
import { anyOf, endpoint } from './kit/endpoint.ts';
import { id, many, requestId } from './kit/shapes.ts';
import { bulkOrder, filters, SHEET_TABS } from './task-rows.ts';

/** What goes into a spreadsheet; `ids`: of it only these, which somebody ticked. */
const sheet = { ...filters, tab: z.enum(SHEET_TABS), ids: many(id).optional() };

/** What is done with all tasks under a filter at once: spreadsheets, and one act for each. */
export const manyTasks = {
  export: endpoint({
    method: 'GET',
    path: '/inspect/V3/task/export',
    needs: anyOf('task_center'),
    summary:
      'The tasks of a tab under the filter as a spreadsheet, at most the 10,000 newest rows, which its first sheet says; kept in the audit log.',
    input: z.object(sheet),
    output: z.unknown(),
    raw: true,
  }),
  startExport: endpoint({
    method: 'POST',
    path: '/inspect/V3/task/startExport',
    needs: anyOf('task_center'),
    summary: 'The same spreadsheet as background work: its file can be downloaded for seven days.',
    input: z.object({ ...sheet, requestId }),
    output: z.object({ jobId: id }),
  }),
  bulk: endpoint({
    method: 'POST',
    path: '/inspect/V3/task/bulk',
    needs: anyOf('task_center'),
    summary: 'One act for all tasks under a filter, as background work; what could not be done is listed by task.',
    input: z.object({ ...filters, tab: z.enum(['initiated', 'all']), order: bulkOrder, requestId }),
    output: z.object({ jobId: id, tasks: z.number().int() }),
  }),
};
