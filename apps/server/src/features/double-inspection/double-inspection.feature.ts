import { defineFeature } from '../../platform/feature.ts';
import { doubleInspectionRoutes } from './double-inspection.routes.ts';
import { doubleInspectionSubscriptions } from './double-inspection.subscriptions.ts';

export const doubleInspectionFeature = defineFeature({
  noun: 'double-inspection',
  tables: ['double_inspection_setting', 'double_inspection', 'double_inspection_item'],
  routes: doubleInspectionRoutes,
  subscriptions: doubleInspectionSubscriptions,
});
