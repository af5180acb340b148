import { anyOf } from '@rondo/contract/kit/endpoint';
import type { RouteRow } from '../../shared/route.ts';

export const recordRoutes: readonly RouteRow[] = [
  {
    path: '/inspect/record',
    needs: anyOf('record_select'),
    page: () => import('./pages/record-page.tsx'),
    titleKey: 'app.inspectMenu.record',
  },
  {
    path: '/inspect/record/:id',
    needs: anyOf('record_select', 'task_center'),
    page: () => import('./pages/report-page.tsx'),
    titleKey: 'record.report',
  },
];
