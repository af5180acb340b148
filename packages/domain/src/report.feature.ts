import type { DomainFeature } from './domain-feature.ts';

export const reportFeature = {
  noun: 'report',
  auditKinds: ['report_layout', 'report_link'],
} as const satisfies DomainFeature;
