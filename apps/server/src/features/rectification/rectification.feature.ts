import { defineFeature } from '../../platform/feature.ts';
import { rectificationJobs } from './rectification.jobs.ts';
import { rectificationRoutes } from './rectification.routes.ts';

export const rectificationFeature = defineFeature({
  noun: 'rectification',
  tables: ['rectification', 'rectification_person'],
  routes: rectificationRoutes,
  jobs: rectificationJobs,
});
