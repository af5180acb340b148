import type { DomainFeature } from './domain-feature.ts';

const rule = { kind: 'any', codes: ['image_library_view'] } as const;

export const albumFeature = {
  noun: 'album',
  auditKinds: ['album', 'album_collection'],
  codes: ['image_library_view', 'x_capture'],
  pages: { '/album': rule, '/album/detail': rule },
  systemTexts: ['album_shared', 'album_expiring', 'album_expiring_all'],
} as const satisfies DomainFeature;
