import { lazy, Suspense } from 'react';

const ExplainDrawer = lazy(() => import('./components/explain-drawer.tsx'));

interface Props {
  /** Whom it begins with; chosen in the drawer otherwise. */
  member?: { id: string; name: string };
  onClose: () => void;
}

/** "Why can't she see this?": a drawer that lists every check for a member and a page or an object, with the way out. */
export function ExplainAccess(props: Props) {
  return (
    <Suspense fallback={null}>
      <ExplainDrawer {...props} />
    </Suspense>
  );
}
