import { anyOf } from '@rondo/contract/kit/endpoint';
import type { RouteRow } from '../../shared/route.ts';

export const rectificationRoutes: readonly RouteRow[] = [
  {
    path: '/inspect/problem',
    needs: anyOf('issue_select'),
    page: () => import('./pages/rectification-page.tsx'),
    titleKey: 'app.inspectMenu.problem',
  },
];
