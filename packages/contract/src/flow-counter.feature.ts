import { type ContractFeature, tell } from './contract-feature.ts';

export const flowCounterFeature = {
  noun: 'flow-counter',
  readFrom: { flowCounter: '/flow-counter/' },
  refusals: {
    COUNTER_NAME_TAKEN: tell(94101),
    COUNTER_CODE_TAKEN: tell(94102),
    COUNTERS_TOO_MANY: tell(94103),
  },
} as const satisfies ContractFeature;
