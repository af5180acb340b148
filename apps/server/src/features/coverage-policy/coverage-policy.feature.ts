import { defineFeature } from '../../platform/feature.ts';
import { coveragePolicyRoutes } from './coverage-policy.routes.ts';

export const coveragePolicyFeature = defineFeature({
  noun: 'coverage-policy',
  tables: ['coverage_policy'],
  routes: coveragePolicyRoutes,
});
