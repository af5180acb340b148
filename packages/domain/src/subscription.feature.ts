import type { DomainFeature } from './domain-feature.ts';

export const subscriptionFeature = {
  noun: 'subscription',
  auditKinds: ['subscription', 'subscription_setting'],
  codes: ['visitor_statistics', 'x_report_sub'],
  handoverKinds: ['subscription_own'],
  pages: { '/subscription': null, '/subscription/report': null },
  systemTexts: {
    report_arrived: { category: 'report', as: 'recipient' },
    report_unopened: { category: 'report', as: 'keeper' },
    subscription_paused: { category: 'report', as: 'keeper' },
  },
  messageCategories: ['report'],
} as const satisfies DomainFeature;
