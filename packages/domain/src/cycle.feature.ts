import type { DomainFeature } from './domain-feature.ts';

export const cycleFeature = {
  noun: 'cycle',
  jobs: {
    'cycle.close': { counts: 'task', changes: ['cycle', 'task'] },
  },
  auditKinds: ['cycle'],
  handoverKinds: ['cycle_own', 'cycle_execute', 'cycle_review'],
  codes: ['cyclic_view', 'x_cycle_manage'],
  pages: { '/inspect/cycle': { kind: 'any', codes: ['cyclic_view'] } },
} as const satisfies DomainFeature;
