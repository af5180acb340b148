import type { DomainFeature } from './domain-feature.ts';

export const recordingFeature = {
  noun: 'recording',
  codes: ['x_playback'],
  auditKinds: ['recording'],
  systemTexts: {
    recording_full: { category: 'device', as: 'keeper' },
    recording_stopped: { category: 'device', as: 'keeper' },
  },
} as const satisfies DomainFeature;
