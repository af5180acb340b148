import { taskStatisticsApi } from '@rondo/contract/task-statistics';
import { atMost } from '../../platform/at-most.ts';
import { bind } from '../../platform/http/binding.ts';
import { taskOverview, tasksOfNumber, taskTable } from './task-statistics.actions.ts';
import { taskTableExport } from './task-table-export.ts';

/** Overviews at once, three connections each. */
const AT_ONCE = 4;

export const taskStatisticsRoutes = bind(taskStatisticsApi, {
  overview: atMost(AT_ONCE, taskOverview),
  table: taskTable,
  tasks: tasksOfNumber,
  export: taskTableExport.download,
  startExport: taskTableExport.start,
});
