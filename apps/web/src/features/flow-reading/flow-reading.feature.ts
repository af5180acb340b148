import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

export const flowReadingFeature = defineFeature({
  noun: 'flow-reading',
  routes: [
    pageRow('/flow/health', { page: () => import('./pages/flow-health-page.tsx'), titleKey: 'flowReading.health' }),
  ],
  menu: { lines: [{ entry: 'flow', key: 'flow-health', labelKey: 'flowReading.health', path: '/flow/health' }] },
});
