import type { DomainFeature } from './domain-feature.ts';

export const statisticsFeature = {
  noun: 'statistics',
  auditKinds: ['monthClose'],
  systemTexts: ['month_restated'],
  pages: {
    '/inspect/statistics': null,
    '/inspect/taskStatistics': null,
    '/inspect/scoreStatistics': null,
    '/inspect/shopInspection': null,
    '/inspect/userInspection': null,
    '/score/statistics': null,
  },
} as const satisfies DomainFeature;
