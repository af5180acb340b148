import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

export const aiEventFeature = defineFeature({
  noun: 'ai-event',
  routes: [
    pageRow('/inspect/overview', { page: () => import('./pages/overview-page.tsx'), titleKey: 'aiEvent.overview' }),
    pageRow('/inspect/overviewOfResults', {
      page: () => import('./pages/results-page.tsx'),
      titleKey: 'aiEvent.title',
    }),
    pageRow('/inspect/aiStatistics', {
      page: () => import('./pages/statistics-page.tsx'),
      titleKey: 'aiEvent.statistics',
    }),
  ],
  menu: {
    lines: [
      {
        entry: 'inspect',
        key: 'overview',
        labelKey: 'app.inspectMenu.overview',
        path: '/inspect/overview',
        covers: ['/inspect/overviewOfResults', '/inspect/aiStatistics'],
      },
    ],
  },
  states: {
    aiEvent: {
      new: ['diamond', 'warn'],
      confirmed: ['diamondCheck', 'bad'],
      false_alarm: ['diamondSlash', 'mute'],
      ignored: ['diamondDashed', 'mute'],
    },
  },
});
