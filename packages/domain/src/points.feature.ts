import type { DomainFeature } from './domain-feature.ts';

export const pointsFeature = {
  noun: 'points',
  pages: { '/score': null, '/score/scoreList': null },
} as const satisfies DomainFeature;
