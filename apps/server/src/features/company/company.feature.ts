import { defineFeature } from '../../platform/feature.ts';
import { companyJobs } from './company.jobs.ts';
import { companyRoutes } from './company.routes.ts';

export const companyFeature = defineFeature({
  noun: 'company',
  tables: ['company', 'installation', 'ownership_offer'],
  routes: companyRoutes,
  jobs: companyJobs,
});
