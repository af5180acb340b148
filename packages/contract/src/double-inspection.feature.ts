import type { ContractFeature } from './contract-feature.ts';

export const doubleInspectionFeature = {
  noun: 'double-inspection',
  readFrom: { doubleInspection: '/inspect/V3/double/' },
} as const satisfies ContractFeature;
