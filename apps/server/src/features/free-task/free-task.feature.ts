import { defineFeature } from '../../platform/feature.ts';
import { freeTaskRoutes } from './free-task.routes.ts';
import { freeTaskSubscriptions } from './free-task.subscriptions.ts';

export const freeTaskFeature = defineFeature({
  noun: 'free-task',
  tables: ['free_task', 'free_task_preset'],
  routes: freeTaskRoutes,
  subscriptions: freeTaskSubscriptions,
});
