import { Suspense } from 'react';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';

const ExplainDrawer = lazyPart(() => import('./components/explain-drawer.tsx'));

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
