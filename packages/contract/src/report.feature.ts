import type { ContractFeature } from './contract-feature.ts';

export const reportFeature = {
  noun: 'report',
  readFrom: { report: '/inspect/V3/report/' },
} as const satisfies ContractFeature;
