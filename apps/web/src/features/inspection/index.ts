import { lazyPart } from '../../shared/ui/lazy-part.tsx';

/** The form in which a reviewer changes an answer of a record. */
export const EditAnswer = lazyPart(() => import('./components/edit-answer.tsx'));
