import type { ContractFeature } from './contract-feature.ts';

export const accessFeature = {
  noun: 'access',
  readFrom: { access: '/customer/access/' },
} as const satisfies ContractFeature;
