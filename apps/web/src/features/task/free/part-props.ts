import type { FreeFault, FreePlan } from './free-plan.ts';

/** What the parts of the form of a free task work on. */
export interface PartProps {
  plan: FreePlan;
  set: (patch: Partial<FreePlan>) => void;
  /** The form was tried: say what is missing. */
  isTried: boolean;
  /** The words for the first of some faults that the plan has, once it was tried. */
  errorOf: (...faults: FreeFault[]) => { error?: string };
}
