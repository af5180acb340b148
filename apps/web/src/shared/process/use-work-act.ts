import type { Endpoint } from '@rondo/contract/kit/endpoint';
import type { Noun } from '@rondo/contract/noun';
import type { z } from 'zod';
import { useAct } from '../http/query.ts';
import { refreshCounters } from '../session/counters.ts';
import { toast } from '../ui/toast.ts';

interface Options {
  /** What is said when it is done. */
  done: () => string;
  onClose: () => void;
  /** Somebody else was first: the details are asked for again. */
  onGone: () => void;
  /** The nouns it changes beside its own. */
  invalidates?: readonly Noun[];
}

/** An act on some work by its form: says that it is done and closes the form, also when somebody else was first. */
export function useWorkAct<I extends z.ZodType, O extends z.ZodType>(
  endpoint: Endpoint<I, O>,
  { done, onClose, onGone, invalidates = [] }: Options,
) {
  return useAct(endpoint, {
    onDone: () => {
      toast.ok(done());
      refreshCounters();
      onClose();
    },
    onGone: (refusal) => {
      toast.error(refusal.message);
      onGone();
      onClose();
    },
    invalidates: invalidates,
  });
}
