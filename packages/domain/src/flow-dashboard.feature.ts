import type { DomainFeature } from './domain-feature.ts';

const RULE = { kind: 'any', codes: ['visitor_statistics'] } as const;

export const flowDashboardFeature = {
  noun: 'flow-dashboard',
  jobs: {
    'flowrows.export': { counts: 'row', changes: [] },
    'flowdashboard.export': { counts: 'row', changes: [] },
  },
  auditKinds: ['flowDashboard', 'flowSetting'],
  handoverKinds: ['flow_dashboard_own'],
  pages: { '/flow': RULE, '/flow/dashboard': RULE },
} as const satisfies DomainFeature;
