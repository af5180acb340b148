import { type ContractFeature, tell } from './contract-feature.ts';

export const subscriptionFeature = {
  noun: 'subscription',
  readFrom: { subscription: '/report/subscription/' },
  refusals: { SUBSCRIPTIONS_FULL: tell(96040), SENT_OFTEN: tell(96041), REPORTS_STAY_INSIDE: tell(96042) },
} as const satisfies ContractFeature;
