import { defineFeature } from '../../platform/feature.ts';
import { taskJobs } from './task.jobs.ts';
import { taskRoutes } from './task.routes.ts';

export const taskFeature = defineFeature({
  noun: 'task',
  routes: taskRoutes,
  jobs: taskJobs,
});
