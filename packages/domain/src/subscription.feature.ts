import type { DomainFeature } from './domain-feature.ts';

export const subscriptionFeature = {
  noun: 'subscription',
  auditKinds: ['subscription', 'subscription_setting'],
  codes: ['visitor_statistics', 'x_report_sub'],
  handoverKinds: ['subscription_own'],
  pages: { '/subscription': null, '/subscription/report': null },
  systemTexts: ['report_arrived', 'report_unopened', 'subscription_paused'],
} as const satisfies DomainFeature;
