import { signedIn } from '@rondo/contract/kit/endpoint';
import { applicationRoutes } from '../features/application/application.routes.tsx';
import { departmentRoutes } from '../features/department/department.routes.tsx';
import { inspectionRoutes } from '../features/inspection/inspection.routes.tsx';
import { memberRoutes } from '../features/member/member.routes.tsx';
import { messageRoutes } from '../features/message/message.routes.tsx';
import { orgRoutes } from '../features/org/org.routes.tsx';
import { recordRoutes } from '../features/record/record.routes.tsx';
import { rectificationRoutes } from '../features/rectification/rectification.routes.tsx';
import { roleRoutes } from '../features/role/role.routes.tsx';
import { sessionRoutes } from '../features/session/session.routes.tsx';
import { settingsRoutes } from '../features/settings/settings.routes.tsx';
import { shopRoutes } from '../features/shop/shop.routes.tsx';
import { statisticsRoutes } from '../features/statistics/statistics.routes.tsx';
import { taskRoutes } from '../features/task/task.routes.tsx';
import { templateRoutes } from '../features/template/template.routes.tsx';
import type { RouteRow } from '../shared/route.ts';
import { withAntd } from './with-antd.tsx';

/** The route table: every page of the product, feature by feature. Menu, guards and redirects are read from it. */
export const ROUTES: readonly RouteRow[] = [
  ...sessionRoutes,
  ...messageRoutes,
  ...inspectionRoutes,
  ...rectificationRoutes,
  ...taskRoutes,
  ...withAntd(recordRoutes, ['/inspect/record/:id']),
  ...statisticsRoutes,
  ...withAntd(templateRoutes),
  ...shopRoutes,
  ...roleRoutes,
  ...applicationRoutes,
  ...orgRoutes,
  ...departmentRoutes,
  ...memberRoutes,
  ...settingsRoutes,
];

/** Shown for every address that no row has. */
export const NOT_FOUND: RouteRow = {
  path: '/404',
  needs: signedIn,
  page: () => import('../features/session/pages/not-found-page.tsx'),
  titleKey: 'app.notFound',
  isFallback: true,
};
