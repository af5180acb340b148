import type { DomainFeature } from './domain-feature.ts';

export const clipFeature = {
  noun: 'clip',
  auditKinds: ['clip'],
  systemTexts: ['clip_ready'],
} as const satisfies DomainFeature;
