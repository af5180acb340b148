import { anyOf } from '@rondo/contract/kit/endpoint';
import { Footprints } from 'lucide-react';
import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

const needs = anyOf('visitor_statistics');

export const flowDashboardFeature = defineFeature({
  noun: 'flow-dashboard',
  routes: [
    pageRow('/flow', { page: () => import('./pages/flow-dashboard-list-page.tsx'), titleKey: 'flowDashboard.title' }),
    pageRow('/flow/dashboard', {
      page: () => import('./pages/flow-dashboard-list-page.tsx'),
      titleKey: 'flowDashboard.all',
    }),
    {
      path: '/flow/dashboard/:id',
      needs,
      page: () => import('./pages/flow-dashboard-page.tsx'),
      titleKey: 'flowDashboard.one',
      refreshCounters: false,
    },
  ],
  // What else stands below the entry is brought by the features of counters and their health, as lines of their own.
  menu: {
    entries: [{ key: 'flow', labelKey: 'app.menu.flow', icon: Footprints, needs }],
    lines: [
      {
        ...{ entry: 'flow', key: 'flow-dashboard', labelKey: 'flowDashboard.title' },
        ...{ path: '/flow', covers: ['/flow/dashboard'] },
      },
    ],
  },
  find: () => import('./find.ts'),
  actions: [{ key: 'new-flow-dashboard', labelKey: 'flowDashboard.create', to: '/flow?dialog=create', needs }],
});
