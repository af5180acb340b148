import { type ContractFeature, tell } from './contract-feature.ts';

export const applicationFeature = {
  noun: 'application',
  readFrom: { application: '/customer/apply/', invite: '/customer/invite/' },
  refusals: {
    APPLICATION_DECIDED: tell(91032),
    INVITE_OVER: tell(91033),
    INVITE_NEEDS_PLACE: tell(91034),
    ALREADY_MEMBER: tell(91035),
    ALREADY_APPLIED: tell(91036),
  },
} as const satisfies ContractFeature;
