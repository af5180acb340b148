import type { ContractFeature } from './contract-feature.ts';

export const statisticsFeature = {
  noun: 'statistics',
  readFrom: { statistics: '/inspect/V3/statistics/' },
} as const satisfies ContractFeature;
