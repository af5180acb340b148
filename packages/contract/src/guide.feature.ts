import type { ContractFeature } from './contract-feature.ts';

export const guideFeature = {
  noun: 'guide',
  readFrom: { guide: '/customer/guide/' },
} as const satisfies ContractFeature;
