import type { ContractFeature } from './contract-feature.ts';

export const photoHashFeature = {
  noun: 'photo-hash',
  readFrom: { photoHash: '/inspect/V3/photoHash/' },
} as const satisfies ContractFeature;
