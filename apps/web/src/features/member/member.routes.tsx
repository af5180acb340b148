import { anyOf } from '@rondo/contract/kit/endpoint';
import type { RouteRow } from '../../shared/route.ts';

export const memberRoutes: readonly RouteRow[] = [
  {
    path: '/user/member',
    needs: anyOf('frame_staff'),
    page: () => import('./pages/member-page.tsx'),
    titleKey: 'member.title',
  },
];
