import { defineFeature } from '../../platform/feature.ts';
import { jobRoutes } from './job.routes.ts';

export const jobFeature = defineFeature({
  noun: 'job',
  routes: jobRoutes,
});
