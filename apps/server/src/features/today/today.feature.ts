import { defineFeature } from '../../platform/feature.ts';
import { todayRoutes } from './today.routes.ts';

export const todayFeature = defineFeature({
  noun: 'today',
  routes: todayRoutes,
});
