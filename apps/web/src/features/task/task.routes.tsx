import { signedIn } from '@rondo/contract/kit/endpoint';
import type { RouteRow } from '../../shared/route.ts';

export const taskRoutes: readonly RouteRow[] = [
  {
    path: '/task',
    needs: signedIn,
    page: () => import('./pages/task-page.tsx'),
    titleKey: 'app.menu.task',
  },
];
