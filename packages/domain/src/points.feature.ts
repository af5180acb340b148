import type { DomainFeature } from './domain-feature.ts';

export const pointsFeature = {
  noun: 'points',
  jobs: {
    'points.export': { counts: 'row', changes: [] },
    'pointsstatistics.export': { counts: 'row', changes: [] },
  },
  pages: { '/score': null, '/score/scoreList': null },
  messageCategories: ['points'],
  systemTexts: {
    points_moved: { category: 'points', as: 'manager' },
    points_moved_own: { category: 'points', as: 'self' },
  },
} as const satisfies DomainFeature;
