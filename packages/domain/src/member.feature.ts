import type { DomainFeature } from './domain-feature.ts';

export const memberFeature = {
  noun: 'member',
  jobs: {
    'member.import': { counts: 'row', changes: ['member', 'department'] },
    'member.export': { counts: 'row', changes: [] },
  },
  auditKinds: ['member'],
  codes: ['frame_staff'],
  pages: { '/user/member': { kind: 'any', codes: ['frame_staff'] } },
} as const satisfies DomainFeature;
