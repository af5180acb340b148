import { lazy } from 'react';

export { PickerField } from './dispatch/picker-field.tsx';
export { RoleOfStore, useStoreRoles } from './dispatch/store-roles.tsx';
export { usePickablePeople, usePickableShops } from './dispatch/use-pickable.ts';

/** The dispatch wizard; its code comes when it is opened. */
export const DispatchWizard = lazy(() => import('./dispatch/dispatch-wizard.tsx'));
export { hasBegunDispatch, keepDispatch } from './dispatch/keep-dispatch.ts';
