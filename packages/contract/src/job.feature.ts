import type { ContractFeature } from './contract-feature.ts';

export const jobFeature = {
  noun: 'job',
  readFrom: { job: '/customer/job/' },
} as const satisfies ContractFeature;
