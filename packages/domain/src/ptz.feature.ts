import type { DomainFeature } from './domain-feature.ts';

export const ptzFeature = {
  noun: 'ptz',
  codes: ['x_ptz'],
} as const satisfies DomainFeature;
