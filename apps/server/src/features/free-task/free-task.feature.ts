import { defineFeature } from '../../platform/feature.ts';
import { freeTaskJobs } from './free-task.jobs.ts';
import { freeTaskRoutes } from './free-task.routes.ts';
import { freeTaskSubscriptions } from './free-task.subscriptions.ts';
import { repeatInHand } from './in-hand.ts';

export const freeTaskFeature = defineFeature({
  noun: 'free-task',
  tables: ['free_task', 'free_task_preset', 'free_task_repeat', 'free_task_repeat_run'],
  routes: freeTaskRoutes,
  jobs: freeTaskJobs,
  inHand: [repeatInHand],
  subscriptions: freeTaskSubscriptions,
});
