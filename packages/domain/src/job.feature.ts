import type { DomainFeature } from './domain-feature.ts';

export const jobFeature = {
  noun: 'job',
  systemTexts: {
    work_ready: { category: 'report', as: 'initiator' },
    work_failed: { category: 'report', as: 'initiator' },
  },
} as const satisfies DomainFeature;
