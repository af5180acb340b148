import { type ContractFeature, tell } from './contract-feature.ts';

export const knowledgeTextFeature = {
  noun: 'knowledge-text',
  refusals: {
    SYNONYMS_FULL: tell(96060),
    SYNONYM_TAKEN: tell(96061),
    KNOWLEDGE_TEXT_READ: tell(96062),
  },
  readFrom: { knowledgeText: '/knowledge/text/', synonym: '/knowledge/synonym/' },
} as const satisfies ContractFeature;
