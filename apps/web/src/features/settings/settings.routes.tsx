import { signedIn } from '@rondo/contract/kit/endpoint';
import type { RouteRow } from '../../shared/route.ts';

export const settingsRoutes: readonly RouteRow[] = [
  {
    path: '/settings',
    needs: signedIn,
    page: () => import('./pages/settings-page.tsx'),
    titleKey: 'settings.title',
  },
];
