import { createBrowserRouter, Outlet, type RouteObject, useLocation } from 'react-router';
import type { RouteRow } from '../shared/route.ts';
import { BASE } from '../shared/session/leave.ts';
import { ErrorBoundary } from '../shared/ui/error-boundary.tsx';
import { Frame } from './frame.tsx';
import { Guarded } from './guarded.tsx';
import { MENU } from './menu.ts';
import { rowAt } from './permitted.ts';
import { EntryIndex, RootRedirect } from './redirects.tsx';
import { NOT_FOUND, ROUTES } from './routes.tsx';
import { ShellFrame } from './shell-frame.tsx';

function Root() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      <Outlet />
    </ErrorBoundary>
  );
}

const isBare = (row: RouteRow) => row.frame === 'bare';

/** `handle` tells the shell which row is shown. */
const guardedPage = (row: RouteRow): RouteObject => ({ path: row.path, element: <Guarded row={row} />, handle: row });

/** An area of which no page exists has no index either: its address is an unknown one. */
const indexes: RouteObject[] = MENU.flatMap((entry) =>
  entry.path && entry.pages.some((page) => rowAt(ROUTES, page))
    ? [{ path: entry.path, element: <EntryIndex entry={entry} /> }]
    : [],
);

/** The routes of the application, made from the route table. */
const routes: RouteObject[] = [
  {
    element: <Root />,
    children: [
      {
        element: <Frame />,
        children: [
          { path: '/', element: <RootRedirect /> },
          // Signed in, the sign-in page is the root (A44).
          { path: '/login', element: <RootRedirect /> },
          ...indexes,
          {
            element: <ShellFrame />,
            children: [
              ...ROUTES.filter((row) => !isBare(row)).map(guardedPage),
              { path: '*', element: <Guarded row={NOT_FOUND} /> },
            ],
          },
          ...ROUTES.filter(isBare).map(guardedPage),
        ],
      },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes, { basename: BASE });
