import { defineFeature } from '../../platform/feature.ts';
import { taskJobs } from './task.jobs.ts';
import { taskRoutes } from './task.routes.ts';

export const taskFeature = defineFeature({
  noun: 'task',
  tables: ['task', 'task_person'],
  routes: taskRoutes,
  jobs: taskJobs,
});
