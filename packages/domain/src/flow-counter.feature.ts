import type { DomainFeature } from './domain-feature.ts';

export const flowCounterFeature = {
  noun: 'flow-counter',
  auditKinds: ['flowCounter'],
  pages: { '/flow/counter': { kind: 'any', codes: ['visitor_statistics'] } },
} as const satisfies DomainFeature;
