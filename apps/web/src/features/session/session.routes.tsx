import { signedIn } from '@rondo/contract/kit/endpoint';
import type { RouteRow } from '../../shared/route.ts';

/** Signing in is no route of the application: it stands before it (`app/sign-in-start.tsx`). */
export const sessionRoutes: readonly RouteRow[] = [
  {
    path: '/403',
    needs: signedIn,
    page: () => import('./pages/forbidden-page.tsx'),
    titleKey: 'error.FORBIDDEN',
    isFallback: true,
  },
  {
    path: '/test',
    needs: signedIn,
    page: () => import('./pages/diagnostics-page.tsx'),
    titleKey: 'profile.diagnostics.title',
    frame: 'bare',
  },
];
