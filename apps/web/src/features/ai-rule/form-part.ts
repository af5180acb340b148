import type { Faults } from '../../shared/ui/form/use-draft-form.ts';
import type { Draft } from './rule-draft.ts';

/** What a part of the form is given. */
export interface FormPart {
  draft: Draft;
  put: (patch: Partial<Draft>) => void;
  faults: Faults;
}
