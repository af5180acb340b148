import { anyOf } from '@rondo/contract/kit/endpoint';
import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

/** Tools of the support staff: outside the shell, below /cmsHelp, for whoever holds `x_support`. */
export const supportFeature = defineFeature({
  noun: 'support',
  routes: [
    pageRow('/cmsHelp/taskDetail', {
      page: () => import('./pages/task-detail-page.tsx'),
      titleKey: 'support.title',
      frame: 'bare',
    }),
    pageRow('/cmsHelp/apiTest', {
      page: () => import('./pages/api-test-page.tsx'),
      titleKey: 'support.api.title',
      frame: 'bare',
    }),
    pageRow('/cmsHelp/r7k2vq', {
      page: () => import('./pages/self-check-page.tsx'),
      titleKey: 'support.check.title',
      frame: 'bare',
    }),
  ],
  actions: [{ key: 'support-task', labelKey: 'support.title', to: '/cmsHelp/taskDetail', needs: anyOf('x_support') }],
});
