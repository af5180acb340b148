import { anyOf, signedIn } from '@rondo/contract/kit/endpoint';
import type { RouteRow } from '../../shared/route.ts';

export const inspectionRoutes: readonly RouteRow[] = [
  {
    path: '/inspect/start',
    needs: anyOf('x_dispatch', 'task_center'),
    page: () => import('./pages/start-page.tsx'),
    titleKey: 'inspection.start.title',
    phone: 'full',
  },
  {
    path: '/inspect/perform/:taskId',
    needs: signedIn,
    page: () => import('./pages/perform-page.tsx'),
    titleKey: 'inspection.perform.title',
    phone: 'full',
  },
];
