import { anyOf, signedIn } from '@rondo/contract/kit/endpoint';
import { ClipboardCheck } from 'lucide-react';
import { defineFeature } from '../../shared/feature.ts';

export const inspectionFeature = defineFeature({
  noun: 'inspection',
  routes: [
    {
      path: '/inspect/start',
      needs: anyOf('x_dispatch', 'task_center'),
      page: () => import('./pages/start-page.tsx'),
      titleKey: 'inspection.start.title',
      phone: 'full',
    },
    {
      path: '/inspect/perform/:taskId',
      needs: signedIn,
      page: () => import('./pages/perform-page.tsx'),
      titleKey: 'inspection.perform.title',
      phone: 'full',
    },
    {
      path: '/inspect/offline',
      needs: signedIn,
      page: () => import('./pages/offline-page.tsx'),
      titleKey: 'inspection.outbox.title',
    },
  ],
  menu: {
    entries: [
      {
        key: 'inspect',
        labelKey: 'app.menu.inspect',
        icon: ClipboardCheck,
        path: '/inspect',
        needs: signedIn,
      },
    ],
  },
  actions: [
    {
      key: 'start',
      labelKey: 'inspection.start.title',
      to: '/inspect/start',
      needs: anyOf('x_dispatch', 'task_center'),
    },
  ],
});
