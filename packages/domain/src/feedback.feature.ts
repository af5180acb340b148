import type { DomainFeature } from './domain-feature.ts';

export const feedbackFeature = {
  noun: 'feedback',
  jobs: {
    'feedback.export': { counts: 'row', changes: [] },
  },
  auditKinds: ['feedback'],
  pages: { '/help/feedback': null, '/cmsHelp': { kind: 'any', codes: ['x_support'] } },
  systemTexts: {
    feedback_sent: { category: 'system', as: 'decider', mustAct: true },
    feedback_answered: { category: 'system', as: 'initiator' },
    feedback_closed: { category: 'system', as: 'initiator' },
    feedback_reopened: { category: 'system', as: 'decider', mustAct: true },
  },
} as const satisfies DomainFeature;
