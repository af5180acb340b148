import { type ContractFeature, tell } from './contract-feature.ts';

export const pointsFeature = {
  noun: 'points',
  readFrom: { points: '/score/points/' },
  refusals: { POINTS_TRIAL_TOO_LARGE: tell(93251) },
} as const satisfies ContractFeature;
