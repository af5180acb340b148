import type { DomainFeature } from './domain-feature.ts';

export const recordingFeature = {
  noun: 'recording',
  codes: ['x_playback'],
  auditKinds: ['recording'],
  systemTexts: ['recording_full', 'recording_stopped'],
} as const satisfies DomainFeature;
