import { signedIn } from '@rondo/contract/kit/endpoint';
import type { RouteRow } from '../../shared/route.ts';

/** Open to everybody signed in (section 6): figures are over what the reader may see (A47). */
export const statisticsRoutes: readonly RouteRow[] = [
  {
    path: '/inspect/statistics',
    needs: signedIn,
    page: () => import('./pages/statistics-page.tsx'),
    titleKey: 'app.inspectMenu.statistics',
  },
];
