import type { DomainFeature } from './domain-feature.ts';

const rule = { kind: 'any', codes: ['image_library_view'] } as const;

export const albumFeature = {
  noun: 'album',
  auditKinds: ['album', 'album_collection'],
  codes: ['image_library_view', 'x_capture'],
  pages: { '/album': rule, '/album/detail': rule },
  systemTexts: {
    album_shared: { category: 'system', as: 'recipient' },
    album_expiring: { category: 'system', as: 'keeper' },
    album_expiring_all: { category: 'system', as: 'keeper' },
  },
} as const satisfies DomainFeature;
