import type { DomainFeature } from './domain-feature.ts';

export const coveragePolicyFeature = {
  noun: 'coverage-policy',
  auditKinds: ['coveragePolicy'],
  pages: { '/inspect/coverage': { kind: 'any', codes: ['cyclic_view'] } },
} as const satisfies DomainFeature;
