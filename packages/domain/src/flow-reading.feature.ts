import type { DomainFeature } from './domain-feature.ts';

export const flowReadingFeature = {
  noun: 'flow-reading',
  jobs: {
    'flowreading.import': { counts: 'row', changes: ['flowReading'] },
    'flowsale.import': { counts: 'row', changes: ['flowReading'] },
  },
  auditKinds: ['flowReading'],
  pages: { '/flow/health': { kind: 'any', codes: ['visitor_statistics'] } },
} as const satisfies DomainFeature;
