import { type ContractFeature, tell } from './contract-feature.ts';

export const feedbackFeature = {
  noun: 'feedback',
  readFrom: { feedback: '/customer/feedback/' },
  refusals: { FEEDBACK_OFTEN: tell(96268) },
} as const satisfies ContractFeature;
