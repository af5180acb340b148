import { useMemo } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useMe } from '../shared/session/me.ts';
import { codesOf } from '../shared/session/satisfies.ts';
import { MENU, type MenuArea } from './menu.ts';
import { askedTarget, firstPermitted, rootTarget, type ShownEntry, shownEntries } from './permitted.ts';
import { ROUTES } from './routes.tsx';
import { useMenuOrder } from './shell/menu-order.ts';

/** The left menu of the signed-in member in default order: permitted, and with a page that exists. */
export function useShownEntries(): readonly ShownEntry[] {
  const me = useMe();
  return useMemo(() => shownEntries(MENU, ROUTES, codesOf(me)), [me]);
}

/** The root of the application (section 2): the page that was asked for before signing in (`?to=`), else the first that suits. */
export function RootRedirect() {
  const me = useMe();
  const [params] = useSearchParams();
  const shown = useShownEntries();
  const { order } = useMenuOrder(
    me.id,
    shown.map(({ entry }) => entry.key),
  );
  const codes = codesOf(me);
  return <Navigate to={askedTarget(params.get('to'), ROUTES, codes) ?? rootTarget(codes, order, shown)} replace />;
}

/** The index of an area: its first permitted page, else /403. */
export function EntryIndex({ entry }: { entry: MenuArea }) {
  const me = useMe();
  return <Navigate to={firstPermitted(entry.pages, ROUTES, codesOf(me)) ?? '/403'} replace />;
}
