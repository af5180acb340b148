import { defineFeature } from '../../platform/feature.ts';
import { certificateJobs } from './certificate.jobs.ts';
import { certificateRoutes } from './certificate.routes.ts';

export const certificateFeature = defineFeature({
  noun: 'certificate',
  tables: ['certificate'],
  routes: certificateRoutes,
  jobs: certificateJobs,
});
