import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

export const shopMapFeature = defineFeature({
  noun: 'shop-map',
  routes: [pageRow('/shopmap', { page: () => import('./pages/shop-map-page.tsx'), titleKey: 'shopMap.title' })],
  menu: { lines: [{ entry: 'shop', key: 'shopMap', labelKey: 'shopMap.title', path: '/shopmap' }] },
});
