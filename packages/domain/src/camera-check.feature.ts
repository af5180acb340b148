import type { DomainFeature } from './domain-feature.ts';

export const cameraCheckFeature = {
  noun: 'camera-check',
  auditKinds: ['cameraCheck'],
} as const satisfies DomainFeature;
