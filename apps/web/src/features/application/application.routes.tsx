import { anyOf } from '@rondo/contract/kit/endpoint';
import type { RouteRow } from '../../shared/route.ts';

export const applicationRoutes: readonly RouteRow[] = [
  {
    path: '/user/apply',
    needs: anyOf('frame_staff'),
    page: () => import('./pages/application-page.tsx'),
    titleKey: 'application.title',
  },
];
