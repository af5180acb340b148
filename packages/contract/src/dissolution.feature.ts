import type { ContractFeature } from './contract-feature.ts';

export const dissolutionFeature = {
  noun: 'dissolution',
  readFrom: { dissolution: '/customer/dissolution/' },
} as const satisfies ContractFeature;
