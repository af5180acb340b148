import type { DomainFeature } from './domain-feature.ts';

export const edgeFeature = {
  noun: 'edge',
  auditKinds: ['edge'],
  systemTexts: {
    edge_away: { category: 'device', as: 'keeper' },
    edge_back: { category: 'device', as: 'keeper' },
  },
  pages: { '/edge': { kind: 'any', codes: ['x_device'] } },
} as const satisfies DomainFeature;
