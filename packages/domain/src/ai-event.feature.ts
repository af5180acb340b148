import type { DomainFeature } from './domain-feature.ts';

export const aiEventFeature = {
  noun: 'ai-event',
  jobs: {
    'aievent.export': { counts: 'row', changes: [] },
    'aistatistics.export': { counts: 'row', changes: [] },
  },
  auditKinds: ['aiEvent'],
  codes: ['ai_inspect_stat'],
  pages: {
    '/inspect/overview': { kind: 'all', codes: ['ai_inspect_stat', 'shop_list'] },
    '/inspect/overviewOfResults': { kind: 'all', codes: ['ai_inspect_stat', 'shop_list'] },
    '/inspect/aiStatistics': { kind: 'all', codes: ['ai_inspect_stat', 'shop_list'] },
  },
  messageCategories: ['ai_event'],
  systemTexts: {
    ai_event_found: { category: 'ai_event', as: 'rule_notified' },
  },
} as const satisfies DomainFeature;
