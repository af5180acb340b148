import { defineFeature } from '../../platform/feature.ts';
import { sampleLoad } from './load-work.ts';
import { sampleRemove } from './remove-work.ts';
import { sampleCompanyJobs } from './sample-company.jobs.ts';
import { sampleCompanyRoutes } from './sample-company.routes.ts';

export const sampleCompanyFeature = defineFeature({
  noun: 'sample-company',
  tables: ['sample_company'],
  routes: sampleCompanyRoutes,
  jobs: sampleCompanyJobs,
  works: (deps) => [sampleLoad(deps), sampleRemove],
});
