import type { DomainFeature } from './domain-feature.ts';

export const pointsAppealFeature = {
  noun: 'points-appeal',
  auditKinds: ['pointsAppeal'],
  systemTexts: ['points_appeal_to_decide', 'points_appeal_accepted', 'points_appeal_refused', 'points_appeal_expired'],
} as const satisfies DomainFeature;
