import { defineFeature } from '../../platform/feature.ts';
import { companyJobs } from './company.jobs.ts';
import { companyRoutes } from './company.routes.ts';

export const companyFeature = defineFeature({
  noun: 'company',
  routes: companyRoutes,
  jobs: companyJobs,
});
