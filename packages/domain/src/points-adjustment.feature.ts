import type { DomainFeature } from './domain-feature.ts';

export const pointsAdjustmentFeature = {
  noun: 'points-adjustment',
  jobs: {
    'pointsadjustment.export': { counts: 'row', changes: [] },
  },
  auditKinds: ['pointsAdjustment', 'pointsSetting'],
  codes: ['x_points_adjust'],
  pages: { '/score/manage': { kind: 'any', codes: ['x_points_adjust'] } },
  systemTexts: {
    points_to_confirm: { category: 'points', as: 'decider', mustAct: true },
    points_confirmed: { category: 'points', as: 'initiator' },
    points_refused: { category: 'points', as: 'initiator' },
    points_adjusted: { category: 'points', as: 'self' },
    points_partly_adjusted: { category: 'points', as: 'self' },
    points_not_adjusted: { category: 'points', as: 'self' },
  },
} as const satisfies DomainFeature;
