import { anyOf } from '@rondo/contract/kit/endpoint';
import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

export const surveillanceFeature = defineFeature({
  noun: 'surveillance',
  routes: [
    pageRow('/surveillance', { page: () => import('./pages/surveillance-page.tsx'), titleKey: 'surveillance.title' }),
  ],
  menu: { lines: [{ entry: 'shop', key: 'surveillance', labelKey: 'surveillance.title', path: '/surveillance' }] },
  find: () => import('./find.ts'),
  actions: [{ key: 'watch', labelKey: 'surveillance.watch', to: '/surveillance', needs: anyOf('x_live') }],
});
