import type { DomainFeature } from './domain-feature.ts';

export const assistantFeature = {
  noun: 'assistant',
  auditKinds: ['assistant', 'unanswered_question'],
  pages: { '/knowledge/assistant': null, '/knowledge/unanswered': null },
  systemTexts: {
    question_assigned: { category: 'system', as: 'recipient', mustAct: true },
    questions_open: { category: 'system', as: 'keeper' },
  },
} as const satisfies DomainFeature;
