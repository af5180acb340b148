import type { ContractFeature } from './contract-feature.ts';

export const recordFeature = {
  noun: 'record',
  readFrom: { record: '/inspect/V3/record/' },
} as const satisfies ContractFeature;
