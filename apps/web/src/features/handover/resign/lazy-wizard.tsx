import { Suspense } from 'react';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import type { ResignProps } from './resign-props.ts';

const Wizard = lazyPart(() => import('./resign-wizard.tsx'));

/** Letting a member resign, with everything they have in hand handed over; loads itself when it is shown. */
export function ResignWizard(props: ResignProps) {
  return (
    <Suspense>
      <Wizard {...props} />
    </Suspense>
  );
}
