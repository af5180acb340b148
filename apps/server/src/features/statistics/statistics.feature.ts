import { defineFeature } from '../../platform/feature.ts';
import { statisticsIntegrity } from './integrity.queries.ts';
import { monthCloseRoutes } from './month-close.routes.ts';
import { scoreStatisticsRoutes } from './score-statistics.routes.ts';
import { scoreStatisticsExport } from './score-statistics-export.ts';
import { shopInspectionRoutes } from './shop-inspection.routes.ts';
import { shopInspectionExport } from './shop-inspection-export.ts';
import { shopTableExport } from './shop-table-export.ts';
import { statisticsJobs } from './statistics.jobs.ts';
import { statisticsRoutes } from './statistics.routes.ts';
import { statisticsSubscriptions } from './statistics.subscriptions.ts';
import { taskStatisticsRoutes } from './task-statistics.routes.ts';
import { taskTableExport } from './task-table-export.ts';
import { userInspectionRoutes } from './user-inspection.routes.ts';
import { userInspectionExport } from './user-inspection-export.ts';

export const statisticsFeature = defineFeature({
  noun: 'statistics',
  tables: [
    'closed_month',
    'closed_record',
    'item_day_stat',
    'month_close_setting',
    'page_snapshot',
    'record_day_stat',
    'rectification_day_stat',
    'restated_record',
    'stat_state',
  ],
  routes: [
    ...statisticsRoutes,
    ...taskStatisticsRoutes,
    ...scoreStatisticsRoutes,
    ...shopInspectionRoutes,
    ...userInspectionRoutes,
    ...monthCloseRoutes,
  ],
  jobs: statisticsJobs,
  subscriptions: statisticsSubscriptions,
  integrity: statisticsIntegrity,
  works: [
    shopTableExport.work,
    taskTableExport.work,
    scoreStatisticsExport.work,
    shopInspectionExport.work,
    userInspectionExport.work,
  ],
});
