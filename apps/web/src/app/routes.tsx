import { messageRoutes } from '../features/message/message.routes.tsx';
import { rectificationRoutes } from '../features/rectification/rectification.routes.tsx';
import { sessionRoutes } from '../features/session/session.routes.tsx';
import { templateRoutes } from '../features/template/template.routes.tsx';
import type { LoadPage, RouteRow } from '../shared/route.ts';

/** The route table: every page of the product, feature by feature. Menu, guards and redirects are read from it. */
export const ROUTES: readonly RouteRow[] = [...sessionRoutes, ...messageRoutes, ...rectificationRoutes, ...templateRoutes];

/** Shown for every address that no row has. */
export const loadNotFound: LoadPage = () => import('../features/session/pages/not-found-page.tsx');
