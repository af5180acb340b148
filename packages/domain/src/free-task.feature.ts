import type { DomainFeature } from './domain-feature.ts';

export const freeTaskFeature = {
  noun: 'free-task',
  auditKinds: ['freeTaskPreset'],
} as const satisfies DomainFeature;
