import type { DomainFeature } from './domain-feature.ts';

export const pointsFeature = {
  noun: 'points',
  jobs: {
    'points.export': { counts: 'row', changes: [] },
    'pointsstatistics.export': { counts: 'row', changes: [] },
  },
  pages: { '/score': null, '/score/scoreList': null },
} as const satisfies DomainFeature;
