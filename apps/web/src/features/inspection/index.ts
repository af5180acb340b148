import { lazyPart } from '../../shared/ui/lazy-part.tsx';

export { INSPECTION_KEYS } from './inspection-keys.ts';
export { useSending, useWaitingCount } from './outbox/use-waiting.ts';
export { WaitingStrip } from './outbox/waiting-strip.tsx';

/** Whether an inspection can be done without network on this device. */
export const OnThisDevice = lazyPart(() => import('./components/on-this-device.tsx'));

/** The form in which a reviewer changes an answer of a record. */
export const EditAnswer = lazyPart(() => import('./components/edit-answer.tsx'));
