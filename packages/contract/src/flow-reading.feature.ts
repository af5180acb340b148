import type { ContractFeature } from './contract-feature.ts';

export const flowReadingFeature = {
  noun: 'flow-reading',
  readFrom: { flowReading: '/flow-reading/' },
} as const satisfies ContractFeature;
