import { defineFeature } from '../../platform/feature.ts';
import { dissolutionJobs } from './dissolution.jobs.ts';
import { dissolutionRoutes } from './dissolution.routes.ts';

export const dissolutionFeature = defineFeature({
  noun: 'dissolution',
  tables: ['deletion_certificate'],
  routes: ({ settings }) => dissolutionRoutes(settings),
  jobs: ({ store }) => dissolutionJobs(store),
});
