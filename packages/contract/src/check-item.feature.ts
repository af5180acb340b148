import type { ContractFeature } from './contract-feature.ts';

export const checkItemFeature = {
  noun: 'check-item',
  readFrom: { checkItem: '/inspect/V3/checkItem/' },
} as const satisfies ContractFeature;
