import { type ContractFeature, tell } from './contract-feature.ts';

export const aiEventFeature = {
  noun: 'ai-event',
  readFrom: { aiEvent: '/inspect/ai/' },
  refusals: {
    AI_FRAME_GONE: tell(92411),
    AI_NOT_ANSWERED: tell(92412),
    AI_HANDLERS_LEFT: tell(92413),
  },
} as const satisfies ContractFeature;
