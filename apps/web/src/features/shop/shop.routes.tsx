import { anyOf } from '@rondo/contract/kit/endpoint';
import type { RouteRow } from '../../shared/route.ts';

export const shopRoutes: readonly RouteRow[] = [
  {
    path: '/shop',
    needs: anyOf('shop_store'),
    page: () => import('./pages/shop-page.tsx'),
    titleKey: 'shop.title',
  },
];
