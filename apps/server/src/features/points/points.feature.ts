import { anyOf } from '@rondo/contract/kit/endpoint';
import { pointsApi } from '@rondo/contract/points';
import { defineFeature } from '../../platform/feature.ts';
import { totalOf } from '../../platform/menu-count.ts';
import { ledger } from './actions/read.ts';
import { pointsIntegrity } from './integrity.queries.ts';
import { ledgerExport } from './ledger-export.ts';
import { pointsJobs } from './points.jobs.ts';
import { pointsRoutes } from './points.routes.ts';
import { pointsSubscriptions } from './points.subscriptions.ts';
import { pointsStatisticsExport } from './statistics-export.ts';

export const pointsFeature = defineFeature({
  noun: 'points',
  tables: ['points_account', 'points_fact', 'points_posting'],
  routes: pointsRoutes,
  jobs: pointsJobs,
  subscriptions: pointsSubscriptions,
  integrity: pointsIntegrity,
  works: [ledgerExport.work, pointsStatisticsExport.work],
  menuCounts: [
    {
      name: 'pointsAppealCount',
      needs: anyOf('x_points_adjust'),
      count: totalOf(pointsApi.ledger, ledger, { toDecide: true }),
    },
  ],
});
