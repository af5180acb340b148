import type { ContractFeature } from './contract-feature.ts';

export const supportFeature = {
  noun: 'support',
  readFrom: { support: '/customer/support/' },
} as const satisfies ContractFeature;
