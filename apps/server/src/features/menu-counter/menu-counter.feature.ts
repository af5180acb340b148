import { defineFeature } from '../../platform/feature.ts';
import { menuCounterRoutes } from './menu-counter.routes.ts';

export const menuCounterFeature = defineFeature({
  noun: 'menu-counter',
  routes: ({ menuCounts }) => menuCounterRoutes(menuCounts),
});
