import { type ContractFeature, tell } from './contract-feature.ts';

export const cycleFeature = {
  noun: 'cycle',
  readFrom: { cycle: '/inspect/V3/cycle/' },
  refusals: { CYCLE_ENDED: tell(93040), CYCLE_BEYOND_SCOPE: tell(93042) },
} as const satisfies ContractFeature;
