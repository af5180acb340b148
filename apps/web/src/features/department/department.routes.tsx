import { anyOf } from '@rondo/contract/kit/endpoint';
import type { RouteRow } from '../../shared/route.ts';

export const departmentRoutes: readonly RouteRow[] = [
  {
    path: '/user/department',
    needs: anyOf('frame_dept'),
    page: () => import('./pages/department-page.tsx'),
    titleKey: 'department.title',
  },
];
