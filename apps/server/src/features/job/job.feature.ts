import { defineFeature } from '../../platform/feature.ts';
import { workJobs } from './job.jobs.ts';
import { jobRoutes } from './job.routes.ts';

export const jobFeature = defineFeature({
  noun: 'job',
  routes: ({ store }) => jobRoutes(store),
  jobs: ({ works }) => workJobs(works),
});
