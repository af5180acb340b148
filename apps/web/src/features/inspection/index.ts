import { lazyPart } from '../../shared/ui/lazy-part.tsx';

export { useSending, useWaitingCount } from './outbox/use-waiting.ts';
export { WaitingStrip } from './outbox/waiting-strip.tsx';

/** The form in which a reviewer changes an answer of a record. */
export const EditAnswer = lazyPart(() => import('./components/edit-answer.tsx'));
