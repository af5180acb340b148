import { defineFeature } from '../../platform/feature.ts';
import { checkInRoutes } from './check-in.routes.ts';

export const checkInFeature = defineFeature({
  noun: 'check-in',
  tables: ['check_in_policy', 'check_in_code', 'check_in_attempt', 'check_in', 'record_pace'],
  routes: checkInRoutes,
});
