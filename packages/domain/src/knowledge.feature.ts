import type { DomainFeature } from './domain-feature.ts';

export const knowledgeFeature = {
  noun: 'knowledge',
  auditKinds: ['knowledge'],
  codes: ['x_kb_root'],
  pages: { '/knowledge': null, '/documentView': null },
  objectKinds: ['knowledge'],
  handoverKinds: ['knowledge_own'],
  systemTexts: {
    knowledge_requested: { category: 'application', as: 'decider', mustAct: true },
    knowledge_granted: { category: 'application', as: 'initiator' },
    knowledge_refused: { category: 'application', as: 'initiator' },
    knowledge_shared: { category: 'system', as: 'recipient' },
    knowledge_review_due: { category: 'system', as: 'keeper' },
  },
} as const satisfies DomainFeature;
