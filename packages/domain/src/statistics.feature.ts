import type { DomainFeature } from './domain-feature.ts';

export const statisticsFeature = {
  noun: 'statistics',
  jobs: {
    'statistics.export': { counts: 'row', changes: [] },
    'taskstatistics.export': { counts: 'row', changes: [] },
    'scorestatistics.export': { counts: 'row', changes: [] },
    'shopinspection.export': { counts: 'row', changes: [] },
    'userinspection.export': { counts: 'row', changes: [] },
  },
  auditKinds: ['monthClose'],
  systemTexts: {
    statistics_failed: { category: 'report', as: 'keeper' },
    month_restated: { category: 'report', as: 'keeper' },
  },
  pages: {
    '/inspect/statistics': null,
    '/inspect/taskStatistics': null,
    '/inspect/scoreStatistics': null,
    '/inspect/shopInspection': null,
    '/inspect/userInspection': null,
    '/score/statistics': null,
  },
} as const satisfies DomainFeature;
