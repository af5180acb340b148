import { anyOf } from '@rondo/contract/kit/endpoint';
import type { RouteRow } from '../../shared/route.ts';

export const roleRoutes: readonly RouteRow[] = [
  {
    path: '/user/role',
    needs: anyOf('frame_role'),
    page: () => import('./pages/role-page.tsx'),
    titleKey: 'role.title',
  },
];
