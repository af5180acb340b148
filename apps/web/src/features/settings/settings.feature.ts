import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

export const settingsFeature = defineFeature({
  noun: 'settings',
  routes: [pageRow('/settings', { page: () => import('./pages/settings-page.tsx'), titleKey: 'settings.title' })],
});
