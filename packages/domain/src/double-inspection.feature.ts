import type { DomainFeature } from './domain-feature.ts';

export const doubleInspectionFeature = {
  noun: 'double-inspection',
  auditKinds: ['doubleInspection'],
  pages: { '/inspect/agreement': { kind: 'any', codes: ['record_select'] } },
} as const satisfies DomainFeature;
