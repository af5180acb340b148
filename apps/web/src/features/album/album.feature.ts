import { allOf, anyOf } from '@rondo/contract/kit/endpoint';
import { Images } from 'lucide-react';
import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

export const albumFeature = defineFeature({
  noun: 'album',
  routes: [
    pageRow('/album', { page: () => import('./pages/album-page.tsx'), titleKey: 'album.title' }),
    pageRow('/album/detail', {
      page: () => import('./pages/detail-page.tsx'),
      titleKey: 'album.detailTitle',
      // The specification names it: counters are not asked for again here (A24).
      refreshCounters: false,
    }),
  ],
  menu: {
    entries: [
      {
        key: 'album',
        labelKey: 'app.menu.album',
        icon: Images,
        pages: ['/album', '/album/detail'],
        needs: anyOf('image_library_view'),
      },
    ],
  },
  find: () => import('./find.ts'),
  actions: [
    {
      key: 'upload-screenshots',
      labelKey: 'album.upload.title',
      to: '/album?dialog=upload',
      needs: allOf('image_library_view', 'x_capture'),
    },
  ],
});
