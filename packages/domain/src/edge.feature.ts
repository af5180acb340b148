import type { DomainFeature } from './domain-feature.ts';

export const edgeFeature = {
  noun: 'edge',
  auditKinds: ['edge'],
  systemTexts: ['edge_away', 'edge_back'],
  pages: { '/edge': { kind: 'any', codes: ['x_device'] } },
} as const satisfies DomainFeature;
