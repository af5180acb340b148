import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { Refusal } from '../../http/refusal.ts';
import { useConflict } from './conflict/use-conflict.ts';
import { useDraftGuard } from './use-form-guard.tsx';

/** What is wrong with a draft, by field. */
export type Faults = Partial<Record<string, string>>;

interface Wanted<T, D> {
  /** The shape of the object's read, which a stale save carries. */
  shape: z.ZodType<T>;
  /** Absent: a new one. */
  read: T | undefined;
  /** What the form shows of an object, or of a new one. */
  draftOf: (one: T | undefined) => D;
  onClose: () => void;
}

interface Saved<T, D> {
  /** The same rules as the server's, before anything is sent. */
  faultsOf: (draft: D) => Faults;
  /** Sends it, over the version that the form was filled from or as a new one; falsy when it was refused. */
  save: (draft: D, base: T | null, requestId: string) => Promise<unknown>;
  onSaved: () => void;
}

/** The state of `<DraftDialog>`: a draft in a dialog that makes or changes one object. What was typed stays when the server refuses. */
export function useDraftForm<T, D extends object>({ shape, read, draftOf, onClose }: Wanted<T, D>) {
  const conflict = useConflict(shape, read ?? null);
  const [draft, setDraft] = useState(() => draftOf(read));
  const [faults, setFaults] = useState<Faults>({});
  const [requestId] = useState(() => uuidv7());
  return {
    draft,
    faults,
    conflict,
    draftOf,
    guard: useDraftGuard(draft, onClose),
    /** Changes fields. What was wrong is forgotten: of one field where it is named, else of all. */
    put(patch: Partial<D>, field?: string) {
      setDraft((current) => ({ ...current, ...patch }));
      setFaults(({ [field ?? '']: _, ...rest }) => (field === undefined ? {} : rest));
    },
    /** Changes fields, and forgets what was wrong with them and with what is in them. */
    change(patch: Partial<D>) {
      setDraft((current) => ({ ...current, ...patch }));
      setFaults((current) =>
        Object.fromEntries(Object.entries(current).filter(([path]) => !((path.split('.')[0] ?? path) in patch))),
      );
    },
    /** For `useAct`. Told by the path of what is wrong, and by the field that it is in. */
    onRefused(refusal: Refusal): boolean {
      const wrong = refusal.fields.flatMap(({ path, message }) =>
        [path.split('.')[0] ?? path, path].map((at) => [at, message]),
      );
      setFaults(Object.fromEntries(wrong));
      return refusal.fields.length > 0 || conflict.isShown(refusal);
    },
    async submit({ faultsOf, save, onSaved }: Saved<T, D>): Promise<void> {
      const wrong = faultsOf(draft);
      setFaults(wrong);
      if (Object.keys(wrong).length > 0) return;
      if (await save(draft, conflict.base, requestId)) onSaved();
    },
    /** Goes on from what somebody else saved. */
    resolve(to: T, next: D) {
      conflict.rebase(to);
      setDraft(next);
    },
  };
}
