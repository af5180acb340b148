import type { DomainFeature } from './domain-feature.ts';

export const reportFeature = {
  noun: 'report',
  auditKinds: ['report_layout'],
} as const satisfies DomainFeature;
