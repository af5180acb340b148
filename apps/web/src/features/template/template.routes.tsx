import { anyOf } from '@rondo/contract/kit/endpoint';
import type { RouteRow } from '../../shared/route.ts';

export const templateRoutes: readonly RouteRow[] = [
  {
    path: '/inspect/template',
    needs: anyOf('template_manage'),
    page: () => import('./pages/template-page.tsx'),
    titleKey: 'app.inspectMenu.template',
  },
  {
    path: '/inspect/template/:id',
    needs: anyOf('template_manage'),
    page: () => import('./pages/template-editor-page.tsx'),
    titleKey: 'app.inspectMenu.template',
  },
];
