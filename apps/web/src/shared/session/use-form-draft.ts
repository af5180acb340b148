import { useState } from 'react';
import type { z } from 'zod';
import { keepForm, storedForm } from './form-draft.ts';
import { useMe } from './me.ts';

/**
 * The state of a form that survives an ended session in this tab: `const { value, set, forget } = useFormDraft(name, shape, empty)`.
 * `name` holds the id of the object. Call `forget` when it is sent or given up.
 */
export function useFormDraft<S extends z.ZodType>(name: string, shape: S, empty: z.output<S>) {
  const { companyId, id: memberId } = useMe();
  const owner = { companyId, memberId };
  const [value, setValue] = useState<z.output<S>>(() => storedForm(sessionStorage, owner, name, shape) ?? empty);
  return {
    value,
    set: (next: z.output<S>) => {
      setValue(next);
      keepForm(sessionStorage, owner, name, next);
    },
    forget: () => keepForm(sessionStorage, owner, name, null),
  };
}
