import type { DomainFeature } from './domain-feature.ts';

export const flowReadingFeature = {
  noun: 'flow-reading',
  auditKinds: ['flowReading'],
  pages: { '/flow/health': { kind: 'any', codes: ['visitor_statistics'] } },
} as const satisfies DomainFeature;
