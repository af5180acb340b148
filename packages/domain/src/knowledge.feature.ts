import type { DomainFeature } from './domain-feature.ts';

export const knowledgeFeature = {
  noun: 'knowledge',
  auditKinds: ['knowledge'],
  codes: ['x_kb_root'],
  pages: { '/knowledge': null, '/documentView': null },
  objectKinds: ['knowledge'],
  handoverKinds: ['knowledge_own'],
  systemTexts: [
    'knowledge_requested',
    'knowledge_granted',
    'knowledge_refused',
    'knowledge_shared',
    'knowledge_review_due',
  ],
} as const satisfies DomainFeature;
