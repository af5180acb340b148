import { signedIn } from '@rondo/contract/kit/endpoint';
import { FEATURES } from '../features.ts';
import type { RouteRow } from '../shared/route.ts';

/** The route table: every page of the product, feature by feature. Menu, guards and redirects are read from it. */
export const ROUTES: readonly RouteRow[] = FEATURES.flatMap(({ routes }) => routes ?? []);

/** Shown for every address that no row has. */
export const NOT_FOUND: RouteRow = {
  path: '/404',
  needs: signedIn,
  page: () => import('../features/session/pages/not-found-page.tsx'),
  titleKey: 'app.notFound',
  isFallback: true,
};
