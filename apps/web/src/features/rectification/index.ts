import { lazyAtTouch } from '../../shared/ui/lazy-at-touch.tsx';

/** One of them beside a list. */
export const RectificationDrawer = lazyAtTouch(() => import('./components/rectification-drawer.tsx'));

/** The form of a problem, for whoever begins one from somewhere else. */
export { ProblemWhat } from './components/problem-what.tsx';
export { ProblemWho } from './components/problem-who.tsx';
export { emptyProblem, problemInput } from './problem-plan.ts';
export { useProblem } from './use-problem.ts';
