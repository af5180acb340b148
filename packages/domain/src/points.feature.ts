import type { DomainFeature } from './domain-feature.ts';

export const pointsFeature = {
  noun: 'points',
  codes: ['x_points_adjust'],
  pages: { '/score': null, '/score/scoreList': null },
} as const satisfies DomainFeature;
