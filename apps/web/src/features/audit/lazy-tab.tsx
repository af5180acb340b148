import { lazy, Suspense } from 'react';
import { Spinner } from '../../shared/ui/spinner.tsx';

const Tab = lazy(() => import('./tab/audit-tab.tsx'));

/** The audit log: a tab of the organisation page; loads itself when it is shown. */
export function AuditTab() {
  return (
    <Suspense fallback={<Spinner />}>
      <Tab />
    </Suspense>
  );
}
