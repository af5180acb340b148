import { anyOf } from '@rondo/contract/kit/endpoint';
import type { RouteRow } from '../../shared/route.ts';

export const orgRoutes: readonly RouteRow[] = [
  {
    path: '/user/org',
    needs: anyOf('frame_book'),
    page: () => import('./pages/org-page.tsx'),
    titleKey: 'org.title',
  },
];
