import type { DomainFeature } from './domain-feature.ts';

export const shopMapFeature = {
  noun: 'shop-map',
  pages: { '/shopmap': { kind: 'any', codes: ['shop'] } },
} as const satisfies DomainFeature;
