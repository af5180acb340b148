import type { ContractFeature } from './contract-feature.ts';

export const pointsFeature = {
  noun: 'points',
  readFrom: { points: '/score/points/' },
} as const satisfies ContractFeature;
