import type { DomainFeature } from './domain-feature.ts';

export const sessionFeature = {
  noun: 'session',
  auditKinds: ['session'],
} as const satisfies DomainFeature;
