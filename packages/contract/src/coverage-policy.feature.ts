import type { ContractFeature } from './contract-feature.ts';

export const coveragePolicyFeature = {
  noun: 'coverage-policy',
  readFrom: { coveragePolicy: '/inspect/V3/coverage/' },
} as const satisfies ContractFeature;
