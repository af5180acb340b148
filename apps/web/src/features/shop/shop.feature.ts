import { anyOf } from '@rondo/contract/kit/endpoint';
import { Store } from 'lucide-react';
import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

export const shopFeature = defineFeature({
  noun: 'shop',
  routes: [
    pageRow('/shop', { page: () => import('./pages/shop-page.tsx'), titleKey: 'shop.title' }),
    pageRow('/shop/settings', { page: () => import('./pages/settings-page.tsx'), titleKey: 'shop.custom.title' }),
    {
      path: '/shop/:id',
      needs: anyOf('shop_store', 'shop_list'),
      page: () => import('./pages/store-page.tsx'),
      titleKey: 'shop.noun',
    },
  ],
  menu: {
    entries: [
      {
        key: 'shop',
        labelKey: 'app.menu.shop',
        icon: Store,
        pages: ['/surveillance', '/shop', '/shopmap', '/ai', '/certificate', '/device'],
        needs: anyOf('shop'),
      },
    ],
    lines: [{ entry: 'shop', key: 'shopList', labelKey: 'shop.title', path: '/shop' }],
  },
  states: {
    shop: { open: ['check', 'ok'], preparing: ['dashed', 'wait'], closed: ['bar', 'mute'] },
  },
  find: () => import('./find.ts'),
  actions: [{ key: 'new-shop', labelKey: 'shop.create', to: '/shop?dialog=create', needs: anyOf('shop_store') }],
});
