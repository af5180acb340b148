import { type ContractFeature, tell } from './contract-feature.ts';

export const learningFeature = {
  noun: 'learning',
  readFrom: { learning: '/learning/' },
  refusals: {
    LEARNING_PACE: tell(96285),
    LEARNING_UNREAD: tell(96286),
    LEARNING_ATTEMPTS: tell(96287),
  },
} as const satisfies ContractFeature;
