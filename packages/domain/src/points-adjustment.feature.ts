import type { DomainFeature } from './domain-feature.ts';

export const pointsAdjustmentFeature = {
  noun: 'points-adjustment',
  jobs: {
    'pointsadjustment.export': { counts: 'row', changes: [] },
  },
  auditKinds: ['pointsAdjustment', 'pointsSetting'],
  codes: ['x_points_adjust'],
  // Every page of points opens for everybody (S6.10); what stands on it goes by the code.
  pages: { '/score/manage': null },
  systemTexts: {
    points_to_confirm: { category: 'points', as: 'decider', mustAct: true },
    points_confirmed: { category: 'points', as: 'initiator' },
    points_refused: { category: 'points', as: 'initiator' },
    points_adjusted: { category: 'points', as: 'self' },
    points_partly_adjusted: { category: 'points', as: 'self' },
    points_not_adjusted: { category: 'points', as: 'self' },
  },
} as const satisfies DomainFeature;
