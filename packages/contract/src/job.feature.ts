import { type ContractFeature, tell } from './contract-feature.ts';

export const jobFeature = {
  noun: 'job',
  refusals: { EXPORT_IN_BACKGROUND: tell(96020) },
  readFrom: { job: '/customer/job/' },
} as const satisfies ContractFeature;
