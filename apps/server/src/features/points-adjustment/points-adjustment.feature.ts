import { defineFeature } from '../../platform/feature.ts';
import { adjustmentExport } from './adjustment-export.ts';
import { pointsAdjustmentRoutes } from './points-adjustment.routes.ts';

export const pointsAdjustmentFeature = defineFeature({
  noun: 'points-adjustment',
  tables: ['points_adjustment', 'points_adjustment_target', 'points_setting'],
  routes: pointsAdjustmentRoutes,
  works: [adjustmentExport.work],
});
