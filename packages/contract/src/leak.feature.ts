import type { ContractFeature } from './contract-feature.ts';

export const leakFeature = {
  noun: 'leak',
  readFrom: { leak: '/customer/leak/' },
} as const satisfies ContractFeature;
