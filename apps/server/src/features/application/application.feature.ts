import { defineFeature } from '../../platform/feature.ts';
import { applicationJobs } from './application.jobs.ts';
import { applicationRoutes } from './application.routes.ts';

export const applicationFeature = defineFeature({
  noun: 'application',
  tables: ['applicant', 'application'],
  routes: ({ settings }) => applicationRoutes(settings),
  jobs: applicationJobs,
});
