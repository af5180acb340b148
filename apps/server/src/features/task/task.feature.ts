import { defineFeature } from '../../platform/feature.ts';
import { taskBulk } from './actions/bulk.ts';
import { taskExport } from './actions/export.ts';
import { taskFollowing } from './after-rectifications.ts';
import { taskDispatch } from './dispatch-work.ts';
import { taskOrphans } from './in-hand.ts';
import { taskJobs } from './task.jobs.ts';
import { taskMessages } from './task.messages.ts';
import { taskRoutes } from './task.routes.ts';
import { taskExplained, taskIntegrity } from './waiting.queries.ts';

export const taskFeature = defineFeature({
  noun: 'task',
  tables: ['task', 'task_person'],
  routes: taskRoutes,
  jobs: taskJobs,
  works: [taskBulk, taskExport, taskDispatch],
  orphanChecks: [taskOrphans],
  explained: [taskExplained],
  integrity: taskIntegrity,
  subscriptions: [...taskMessages, ...taskFollowing],
});
