import type { Draft, Faults } from './plan-draft.ts';

/** What a part of the form is given. */
export interface FormPart {
  draft: Draft;
  put: (patch: Partial<Draft>) => void;
  faults: Faults;
}
