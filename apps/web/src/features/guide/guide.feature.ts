import { signedIn } from '@rondo/contract/kit/endpoint';
import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

/** Novice guide (product 24): what somebody does first, ticked by facts. */
export const guideFeature = defineFeature({
  noun: 'guide',
  routes: [
    pageRow('/guide', { page: () => import('./pages/guide-page.tsx'), titleKey: 'guide.title' }),
    pageRow('/guide/report', { page: () => import('./pages/report-page.tsx'), titleKey: 'guide.report.title' }),
  ],
  actions: [{ key: 'guide', labelKey: 'guide.title', to: '/guide', needs: signedIn }],
});
