import { defineFeature } from '../../platform/feature.ts';
import { checkItemRoutes } from './check-item.routes.ts';

export const checkItemFeature = defineFeature({
  noun: 'check-item',
  tables: ['check_item'],
  routes: checkItemRoutes,
});
