import type { DomainFeature } from './domain-feature.ts';

export const memberFeature = {
  noun: 'member',
  auditKinds: ['member'],
  codes: ['frame_staff'],
  pages: { '/user/member': { kind: 'any', codes: ['frame_staff'] } },
} as const satisfies DomainFeature;
