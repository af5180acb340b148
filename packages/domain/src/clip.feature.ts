import type { DomainFeature } from './domain-feature.ts';

export const clipFeature = {
  noun: 'clip',
  codes: ['x_playback'],
  auditKinds: ['clip'],
  systemTexts: ['clip_ready'],
} as const satisfies DomainFeature;
