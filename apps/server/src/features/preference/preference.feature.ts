import { defineFeature } from '../../platform/feature.ts';
import { preferenceRoutes } from './preference.routes.ts';

export const preferenceFeature = defineFeature({
  noun: 'preference',
  tables: ['preference'],
  routes: preferenceRoutes,
});
