import type { DomainFeature } from './domain-feature.ts';

export const orgFeature = {
  noun: 'org',
  codes: ['frame', 'frame_book'],
  pages: { '/user/org': { kind: 'any', codes: ['frame_book'] } },
} as const satisfies DomainFeature;
