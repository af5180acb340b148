import type { DomainFeature } from './domain-feature.ts';

export const flowAlertFeature = {
  noun: 'flow-alert',
  auditKinds: ['flowAlert'],
  systemTexts: {
    flow_drop: { category: 'report', as: 'keeper' },
    flow_gaps: { category: 'device', as: 'keeper' },
    flow_queue: { category: 'ai_event', as: 'keeper' },
  },
} as const satisfies DomainFeature;
