import { type ContractFeature, tell } from './contract-feature.ts';

export const pointsAppealFeature = {
  noun: 'points-appeal',
  readFrom: { pointsAppeal: '/score/appeal/' },
  refusals: {
    POINTS_APPEALED: tell(93241),
    POINTS_APPEAL_CLOSED: tell(93242),
    POINTS_APPEAL_NOBODY: tell(93243),
  },
} as const satisfies ContractFeature;
