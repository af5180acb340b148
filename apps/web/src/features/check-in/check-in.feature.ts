import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

export const checkInFeature = defineFeature({
  noun: 'check-in',
  routes: [
    pageRow('/inspect/checkIn', { page: () => import('./pages/check-in-page.tsx'), titleKey: 'checkIn.title' }),
    pageRow('/inspect/checkIn/settings', {
      page: () => import('./pages/settings-page.tsx'),
      titleKey: 'checkIn.setting.title',
    }),
    pageRow('/inspect/checkIn/code', { page: () => import('./pages/code-page.tsx'), titleKey: 'checkIn.code.title' }),
    pageRow('/inspect/checkIn/scan', { page: () => import('./pages/scan-page.tsx'), titleKey: 'checkIn.scan.title' }),
  ],
  menu: {
    lines: [
      {
        entry: 'inspect',
        key: 'check-in',
        labelKey: 'checkIn.title',
        path: '/inspect/checkIn',
        covers: ['/inspect/checkIn/settings', '/inspect/checkIn/code'],
      },
    ],
  },
  states: {
    checkIn: {
      normal: ['check', 'mute'],
      pending: ['half', 'wait'],
      approved: ['check', 'ok'],
      denied: ['bar', 'bad'],
    },
  },
});
