import { signedIn } from '@rondo/contract/kit/endpoint';
import type { RouteRow } from '../../shared/route.ts';

export const messageRoutes: readonly RouteRow[] = [
  {
    path: '/message',
    needs: signedIn,
    page: () => import('./pages/message-page.tsx'),
    titleKey: 'app.menu.message',
  },
];
