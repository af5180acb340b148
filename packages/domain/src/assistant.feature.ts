import type { DomainFeature } from './domain-feature.ts';

export const assistantFeature = {
  noun: 'assistant',
  auditKinds: ['assistant', 'unanswered_question'],
  pages: { '/knowledge/assistant': null, '/knowledge/unanswered': null },
  systemTexts: ['question_assigned', 'questions_open'],
} as const satisfies DomainFeature;
