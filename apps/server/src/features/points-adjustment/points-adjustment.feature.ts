import { anyOf } from '@rondo/contract/kit/endpoint';
import { pointsAdjustmentApi } from '@rondo/contract/points-adjustment';
import { defineFeature } from '../../platform/feature.ts';
import { totalOf } from '../../platform/menu-count.ts';
import { list } from './actions/read.ts';
import { adjustmentExport } from './adjustment-export.ts';
import { pointsAdjustmentRoutes } from './points-adjustment.routes.ts';

export const pointsAdjustmentFeature = defineFeature({
  noun: 'points-adjustment',
  tables: ['points_adjustment', 'points_adjustment_target', 'points_setting'],
  routes: pointsAdjustmentRoutes,
  works: [adjustmentExport.work],
  menuCounts: [
    {
      name: 'pointsToConfirmCount',
      needs: anyOf('x_points_adjust'),
      count: totalOf(pointsAdjustmentApi.list, list, { toConfirm: true }),
    },
  ],
});
