import { lazy, Suspense } from 'react';
import type { ResignProps } from './resign-props.ts';

const Wizard = lazy(() => import('./resign-wizard.tsx'));

/** Letting a member resign, with everything they have in hand handed over; loads itself when it is shown. */
export function ResignWizard(props: ResignProps) {
  return (
    <Suspense>
      <Wizard {...props} />
    </Suspense>
  );
}
