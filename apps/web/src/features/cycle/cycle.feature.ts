import { anyOf } from '@rondo/contract/kit/endpoint';
import { defineFeature } from '../../shared/feature.ts';
import { CYCLE_CREATE_LINK } from '../../shared/inspect/dispatch-link.ts';
import { pageRow } from '../../shared/route.ts';

export const cycleFeature = defineFeature({
  noun: 'cycle',
  routes: [pageRow('/inspect/cycle', { page: () => import('./pages/cycle-page.tsx'), titleKey: 'cycle.title' })],
  menu: { lines: [{ entry: 'inspect', key: 'cycle', labelKey: 'app.inspectMenu.cycle', path: '/inspect/cycle' }] },
  states: {
    cycle: {
      pending_start: ['clock', 'wait'],
      active: ['quarter', 'ok'],
      paused: ['pause', 'warn'],
      ended: ['bar', 'mute'],
    },
  },
  find: () => import('./find.ts'),
  actions: [{ key: 'new-cycle', labelKey: 'cycle.create', to: CYCLE_CREATE_LINK, needs: anyOf('x_cycle_manage') }],
});
