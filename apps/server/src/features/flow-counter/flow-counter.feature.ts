import { defineFeature } from '../../platform/feature.ts';
import { flowCounterRoutes } from './flow-counter.routes.ts';

export const flowCounterFeature = defineFeature({
  noun: 'flow-counter',
  tables: ['flow_counter'],
  routes: ({ media, secrets }) => flowCounterRoutes({ media, secrets }),
});
