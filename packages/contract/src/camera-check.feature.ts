import type { ContractFeature } from './contract-feature.ts';

export const cameraCheckFeature = {
  noun: 'camera-check',
  readFrom: { cameraCheck: '/inspect/V3/cameraCheck/' },
} as const satisfies ContractFeature;
