import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useT } from '../shared/i18n.tsx';
import type { RouteRow } from '../shared/route.ts';
import { refreshCounters } from '../shared/session/counters.ts';
import { forbiddenAddress } from '../shared/session/forbidden.ts';
import { useCan } from '../shared/session/me.ts';
import { ErrorBoundary } from '../shared/ui/error-boundary.tsx';
import { askOpened } from './ask-opened.ts';
import { PageLoader } from './page-loader.tsx';
import { useDocumentTitle } from './use-document-title.ts';

/** A page behind its permission: without the code /403 names it, and the page's own code is not even loaded. */
export function Guarded({ row }: { row: RouteRow }) {
  const can = useCan();
  const t = useT();
  const { pathname, search } = useLocation();
  const mayOpen = can(row.needs);
  useDocumentTitle(t(row.titleKey));
  useEffect(() => {
    if (mayOpen && asksCounters(row) && pathname) refreshCounters();
  }, [mayOpen, row, pathname]);
  useEffect(() => {
    if (mayOpen) askOpened(row, search);
  }, [mayOpen, row, search]);
  if (!mayOpen) return <Navigate to={forbiddenAddress(row.needs)} replace />;
  return (
    // A page that fails leaves the navigation around it.
    <ErrorBoundary resetKey={pathname}>
      <PageLoader key={row.path} load={row.page} />
    </ErrorBoundary>
  );
}

/** Every page of the shell does, so that none is forgotten; a row says where not. */
const asksCounters = (row: RouteRow): boolean => row.refreshCounters !== false && row.frame !== 'bare';
