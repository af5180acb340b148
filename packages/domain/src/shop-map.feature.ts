import type { DomainFeature } from './domain-feature.ts';

export const shopMapFeature = {
  noun: 'shop-map',
  jobs: {
    'place.import': { counts: 'row', changes: ['shop', 'shopMap'] },
  },
  pages: { '/shopmap': { kind: 'any', codes: ['shop'] } },
} as const satisfies DomainFeature;
