import { defineFeature } from '../../platform/feature.ts';
import { recordRoutes } from './record.routes.ts';
import { recordSubscriptions } from './record.subscriptions.ts';

export const recordFeature = defineFeature({
  noun: 'record',
  routes: recordRoutes,
  subscriptions: recordSubscriptions,
});
