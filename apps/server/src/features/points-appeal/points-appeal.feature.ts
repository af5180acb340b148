import { defineFeature } from '../../platform/feature.ts';
import { pointsAppealJobs } from './points-appeal.jobs.ts';
import { pointsAppealRoutes } from './points-appeal.routes.ts';

export const pointsAppealFeature = defineFeature({
  noun: 'points-appeal',
  tables: ['points_appeal'],
  routes: pointsAppealRoutes,
  jobs: pointsAppealJobs,
});
