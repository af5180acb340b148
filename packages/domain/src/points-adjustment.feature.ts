import type { DomainFeature } from './domain-feature.ts';

export const pointsAdjustmentFeature = {
  noun: 'points-adjustment',
  jobs: {
    'pointsadjustment.export': { counts: 'row', changes: [] },
  },
  auditKinds: ['pointsAdjustment', 'pointsSetting'],
  codes: ['x_points_adjust'],
  pages: { '/score/manage': { kind: 'any', codes: ['x_points_adjust'] } },
  systemTexts: [
    'points_to_confirm',
    'points_confirmed',
    'points_refused',
    'points_adjusted',
    'points_partly_adjusted',
    'points_not_adjusted',
  ],
} as const satisfies DomainFeature;
