import type { Fault } from './faults.ts';
import type { Plan } from './plan.ts';

/** What every step of the wizard gets. */
export interface StepProps {
  plan: Plan;
  set: (patch: Partial<Plan>) => void;
  /** The words for a fault that is to be shown at its field, else nothing. */
  errorOf: (...faults: Fault[]) => { error?: string };
}
