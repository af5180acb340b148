import type { ContractFeature } from './contract-feature.ts';

export const certificateFeature = {
  noun: 'certificate',
  readFrom: { certificate: '/certificate/' },
} as const satisfies ContractFeature;
