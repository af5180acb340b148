import { defineFeature } from '../../platform/feature.ts';
import { statisticsJobs } from './statistics.jobs.ts';
import { statisticsRoutes } from './statistics.routes.ts';
import { statisticsSubscriptions } from './statistics.subscriptions.ts';

export const statisticsFeature = defineFeature({
  noun: 'statistics',
  routes: statisticsRoutes,
  jobs: statisticsJobs,
  subscriptions: statisticsSubscriptions,
});
