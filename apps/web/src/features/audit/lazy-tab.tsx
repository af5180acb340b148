import { Suspense } from 'react';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';

const Tab = lazyPart(() => import('./components/audit-tab.tsx'));

/** The audit log: a tab of the organisation page; loads itself when it is shown. */
export function AuditTab() {
  return (
    <Suspense fallback={<Spinner />}>
      <Tab />
    </Suspense>
  );
}
