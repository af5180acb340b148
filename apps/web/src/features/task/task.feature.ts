import { anyOf, signedIn } from '@rondo/contract/kit/endpoint';
import { pendingTaskCount } from '@rondo/contract/task-count';
import { CircleCheckBig } from 'lucide-react';
import { defineFeature } from '../../shared/feature.ts';
import { DISPATCH_LINK, NEW_TASK_LINK } from '../../shared/inspect/dispatch-link.ts';
import { pageRow } from '../../shared/route.ts';

export const taskFeature = defineFeature({
  noun: 'task',
  routes: [pageRow('/task', { page: () => import('./pages/task-page.tsx'), titleKey: 'app.menu.task' })],
  menu: {
    entries: [{ key: 'task', labelKey: 'app.menu.task', icon: CircleCheckBig, pages: ['/task'], needs: signedIn }],
  },
  links: { task: (id) => `/task?open=${id}` },
  states: {
    task: {
      not_initiated: ['dashed', 'mute'],
      pending: ['ring', 'ink'],
      in_progress: ['quarter', 'ink'],
      pending_review: ['half', 'wait'],
      pending_rectification: ['pause', 'wait'],
      completed: ['check', 'ok'],
      closed: ['bar', 'mute'],
    },
  },
  find: () => import('./find.ts'),
  actions: [
    { key: 'dispatch', labelKey: 'app.palette.dispatch', to: DISPATCH_LINK, needs: anyOf('x_dispatch') },
    { key: 'new-task', labelKey: 'freeTask.open', to: NEW_TASK_LINK, needs: anyOf('x_dispatch') },
  ],
  counters: [{ value: 'todoTaskCount', needs: signedIn, ask: (call) => call(pendingTaskCount, {}), badgeOn: 'task' }],
});
