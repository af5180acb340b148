import type { DomainFeature } from './domain-feature.ts';

export const pointsAppealFeature = {
  noun: 'points-appeal',
  auditKinds: ['pointsAppeal'],
  systemTexts: {
    points_appeal_to_decide: { category: 'points', as: 'judge', mustAct: true },
    points_appeal_accepted: { category: 'points', as: 'initiator' },
    points_appeal_refused: { category: 'points', as: 'initiator' },
    points_appeal_expired: { category: 'points', as: 'initiator' },
  },
} as const satisfies DomainFeature;
