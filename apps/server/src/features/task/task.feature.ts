import { defineFeature } from '../../platform/feature.ts';
import { taskOrphans } from './in-hand.ts';
import { taskJobs } from './task.jobs.ts';
import { taskMessages } from './task.messages.ts';
import { taskRoutes } from './task.routes.ts';
import { taskExplained } from './waiting.queries.ts';

export const taskFeature = defineFeature({
  noun: 'task',
  tables: ['task', 'task_person'],
  routes: taskRoutes,
  jobs: taskJobs,
  orphanChecks: [taskOrphans],
  explained: [taskExplained],
  subscriptions: taskMessages,
});
