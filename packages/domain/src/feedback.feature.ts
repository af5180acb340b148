import type { DomainFeature } from './domain-feature.ts';

export const feedbackFeature = {
  noun: 'feedback',
  jobs: {
    'feedback.export': { counts: 'row', changes: [] },
  },
  auditKinds: ['feedback'],
  pages: { '/help/feedback': null, '/cmsHelp': { kind: 'any', codes: ['x_support'] } },
  systemTexts: ['feedback_sent', 'feedback_answered', 'feedback_closed', 'feedback_reopened'],
} as const satisfies DomainFeature;
