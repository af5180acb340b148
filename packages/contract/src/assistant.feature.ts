import { type ContractFeature, tell } from './contract-feature.ts';

export const assistantFeature = {
  noun: 'assistant',
  refusals: { ASSISTANT_BUSY: tell(96280), ASSISTANT_FULL: tell(96281) },
  readFrom: { assistant: '/knowledge/assistant/', unanswered: '/knowledge/unanswered/' },
} as const satisfies ContractFeature;
