import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

/** Open to everybody signed in (section 6): figures are over what the reader may see (A47). */
export const statisticsFeature = defineFeature({
  noun: 'statistics',
  routes: [
    pageRow('/inspect/statistics', {
      page: () => import('./pages/statistics-page.tsx'),
      titleKey: 'statistics.title',
    }),
    pageRow('/inspect/taskStatistics', {
      page: () => import('./pages/task-statistics-page.tsx'),
      titleKey: 'taskStatistics.title',
    }),
    pageRow('/inspect/scoreStatistics', {
      page: () => import('./pages/score-statistics-page.tsx'),
      titleKey: 'scoreStatistics.title',
    }),
    pageRow('/inspect/shopInspection', {
      page: () => import('./pages/shop-inspection-page.tsx'),
      titleKey: 'shopInspection.title',
    }),
    pageRow('/inspect/userInspection', {
      page: () => import('./pages/user-inspection-page.tsx'),
      titleKey: 'userInspection.title',
    }),
    // The same page, which begins with its tab of points.
    pageRow('/score/statistics', {
      page: () => import('./pages/statistics-page.tsx'),
      titleKey: 'points.statistics.menu',
    }),
  ],
  menu: {
    lines: [
      { entry: 'score', key: 'points-statistics', labelKey: 'points.statistics.menu', path: '/score/statistics' },
      {
        entry: 'inspect',
        key: 'statistics',
        labelKey: 'app.inspectMenu.statistics',
        path: '/inspect/statistics',
        covers: [
          '/inspect/taskStatistics',
          '/inspect/scoreStatistics',
          '/inspect/shopInspection',
          '/inspect/userInspection',
        ],
      },
    ],
  },
});
