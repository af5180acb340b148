import { type ContractFeature, tell } from './contract-feature.ts';

export const knowledgeFeature = {
  noun: 'knowledge',
  refusals: {
    KNOWLEDGE_NAME_TAKEN: tell(96030),
    KNOWLEDGE_TOO_DEEP: tell(96031),
    KNOWLEDGE_FULL: tell(96032),
    KNOWLEDGE_ENDING: tell(96033),
    KNOWLEDGE_INTO_ITSELF: tell(96034),
    KNOWLEDGE_TYPE: tell(96035),
    KNOWLEDGE_TOO_LARGE: tell(96036),
    KNOWLEDGE_UPLOADS: tell(96037),
    KNOWLEDGE_OFFSET: tell(96038),
    KNOWLEDGE_UNFINISHED: tell(96039),
    KNOWLEDGE_CONTENT: tell(96028),
    KNOWLEDGE_REQUESTS: tell(96029),
  },
  readFrom: { knowledge: '/knowledge/' },
} as const satisfies ContractFeature;
