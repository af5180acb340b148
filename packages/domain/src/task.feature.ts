import type { DomainFeature } from './domain-feature.ts';
import { taskMachine } from './task.ts';
import { TASK_MESSAGES } from './task-messages.ts';

export const taskFeature = {
  noun: 'task',
  jobs: {
    'task.bulk': { counts: 'row', changes: ['task', 'record'] },
    'task.export': { counts: 'row', changes: [] },
    'task.dispatch': { counts: 'task', changes: ['task'] },
  },
  auditKinds: ['task'],
  codes: ['task_center', 'x_dispatch'],
  pages: { '/task': null },
  handoverKinds: ['task_handle', 'task_review'],
  objectKinds: ['task'],
  messageCategories: ['task'],
  work: { machine: taskMachine, messages: TASK_MESSAGES },
} as const satisfies DomainFeature;
