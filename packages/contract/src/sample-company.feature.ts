import { type ContractFeature, tell } from './contract-feature.ts';

export const sampleCompanyFeature = {
  noun: 'sample-company',
  readFrom: { sampleCompany: '/customer/sampleCompany/' },
  refusals: { SAMPLE_NOT_EMPTY: tell(91293), SAMPLE_LOADED: tell(91294), SAMPLE_MEMBER: tell(91295) },
} as const satisfies ContractFeature;
