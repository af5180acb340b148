import { anyOf } from '@rondo/contract/kit/endpoint';
import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

export const timedSnapshotFeature = defineFeature({
  noun: 'timed-snapshot',
  routes: [
    pageRow('/timed-snapshot', {
      page: () => import('./pages/timed-snapshot-page.tsx'),
      titleKey: 'timedSnapshot.title',
    }),
    pageRow('/timed-snapshot/results', {
      page: () => import('./pages/results-page.tsx'),
      titleKey: 'timedSnapshot.results.title',
    }),
  ],
  menu: {
    lines: [{ entry: 'shop', key: 'timed-snapshot', labelKey: 'timedSnapshot.title', path: '/timed-snapshot' }],
  },
  states: {
    timedSnapshot: {
      pending_start: ['clock', 'wait'],
      active: ['quarter', 'ok'],
      paused: ['pause', 'warn'],
      ended: ['bar', 'mute'],
      expired: ['clock', 'mute'],
    },
    snapshotFrame: { waiting: ['dashed', 'wait'], captured: ['check', 'ok'], missed: ['slash', 'bad'] },
    snapshotVerdict: { pass: ['check', 'ok'], problem: ['exclamation', 'warn'], disputed: ['half', 'wait'] },
  },
  actions: [
    {
      key: 'new-timed-snapshot',
      labelKey: 'timedSnapshot.create',
      to: '/timed-snapshot?dialog=create',
      needs: anyOf('x_snapshot_manage'),
    },
  ],
});
