import type { DomainFeature } from './domain-feature.ts';

export const flowAlertFeature = {
  noun: 'flow-alert',
  auditKinds: ['flowAlert'],
  systemTexts: ['flow_drop', 'flow_gaps', 'flow_queue'],
} as const satisfies DomainFeature;
