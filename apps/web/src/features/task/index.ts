import { lazy } from 'react';

/** The dispatch wizard; its code comes when it is opened. */
export const DispatchWizard = lazy(() => import('./dispatch/dispatch-wizard.tsx'));
