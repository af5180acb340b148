import type { DomainFeature } from './domain-feature.ts';

export const clipFeature = {
  noun: 'clip',
  jobs: {
    'clip.cut': { counts: 'row', changes: ['clip', 'album'] },
  },
  auditKinds: ['clip'],
  systemTexts: {
    clip_ready: { category: 'report', as: 'initiator' },
  },
} as const satisfies DomainFeature;
