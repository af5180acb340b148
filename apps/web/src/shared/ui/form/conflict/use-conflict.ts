import { type Stale, staleOf } from '@rondo/contract/kit/stale';
import { useState } from 'react';
import type { z } from 'zod';
import type { Refusal } from '../../../http/refusal.ts';

export interface Conflict<T> {
  /**
   * What the form was filled from, null for a new object: its `rev` is the one to send, however often the object is read
   * again meanwhile.
   */
  base: T | null;
  /** Somebody was faster: who, when, and what is stored now. */
  found: Stale<T> | null;
  /** For `onRefused`: true when it was a stale save and is shown by the comparison. */
  isShown: (refusal: Refusal) => boolean;
  /** Compares with a version that came without a save. */
  compare: (stale: Stale<T>) => void;
  /** Goes on from another version: what is stored now, or what was just saved. */
  rebase: (to: T) => void;
  close: () => void;
}

/**
 * The form of an object that others may change too. `shape` is the one of its read, which a stale save (90409) carries as
 * `current`; `read` is the object when the form opens. Show `<ConflictDialog>` while `found` is there.
 */
export function useConflict<S extends z.ZodType>(shape: S, read: z.output<S> | null): Conflict<z.output<S>> {
  const [base, setBase] = useState<z.output<S> | null>(read);
  const [found, setFound] = useState<Stale<z.output<S>> | null>(null);
  return {
    base,
    found,
    isShown: (refusal) => {
      const stale = refusal.reason === 'STALE' ? staleOf(shape, refusal.data) : null;
      setFound(stale);
      return stale !== null;
    },
    compare: setFound,
    rebase: (to) => {
      setBase(to);
      setFound(null);
    },
    close: () => setFound(null),
  };
}
