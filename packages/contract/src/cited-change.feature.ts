import type { ContractFeature } from './contract-feature.ts';

export const citedChangeFeature = {
  noun: 'cited-change',
  readFrom: { citedChange: '/inspect/V3/cited/' },
} as const satisfies ContractFeature;
