import type { UsualRectification } from '@rondo/contract/new-rectification';
import type { ProblemFault, ProblemPlan, settled } from './problem-plan.ts';

/** What the parts of the form of a problem work on. */
export interface ProblemPart {
  plan: ProblemPlan;
  /** What the company has set for the store; not there yet while no store is chosen. */
  usual: UsualRectification | undefined;
  /** The people and hours that hold: chosen, or as set. */
  chosen: ReturnType<typeof settled>;
  set: (patch: Partial<ProblemPlan>) => void;
  /** The words for a fault that the plan has, once it was tried. */
  errorOf: (fault: ProblemFault, words: string) => { error?: string };
}
