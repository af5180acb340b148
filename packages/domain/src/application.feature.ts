import type { DomainFeature } from './domain-feature.ts';

export const applicationFeature = {
  noun: 'application',
  auditKinds: ['application', 'invite'],
  pages: { '/user/apply': { kind: 'any', codes: ['frame_staff'] } },
  messageCategories: ['application'],
  systemTexts: {
    application_received: { category: 'application', as: 'decider', mustAct: true },
  },
} as const satisfies DomainFeature;
