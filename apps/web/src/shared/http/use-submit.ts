import { behaviourOf } from '@rondo/contract/kit/codes';
import type { Endpoint } from '@rondo/contract/kit/endpoint';
import { useRef, useState } from 'react';
import type { z } from 'zod';
import { type LoadCode, loadCode } from '../load-code.ts';
import type { CallOptions } from './behaviours.ts';
import { call, showRefusal } from './http.ts';
import { Refusal, unreachable } from './refusal.ts';

export interface SubmitOptions<I, O> {
  /** After success. What it answers (of `navigate`, say) is waited for before the page reads anew. */
  onDone?: (data: O, input: I) => unknown;
  /** The task is handled, closed or deleted (95003, 95011, 95012). Without it, the text is shown as a toast. */
  onGone?: (refusal: Refusal) => void;
  /** Any other refusal, before it is toasted; `true` means it is shown (at a field, say) and needs no toast. */
  onRefused?: (refusal: Refusal) => boolean;
}

export interface Submit<I, O> {
  /** The answer, or `null` when it was refused (and shown). Never settles for a task that is gone. */
  run: (input: I) => Promise<O | null>;
  busy: boolean;
  /** The last refusal, until the next run. */
  refusal: Refusal | null;
}

/** An endpoint, or the code that brings it when it is needed. */
export type Called<I extends z.ZodType, O extends z.ZodType> = Endpoint<I, O> | LoadCode<Endpoint<I, O>>;

/** Does something, without touching what is on screen: the sign-in page has no queries. Elsewhere `useAct` is right. */
export function useSubmit<I extends z.ZodType, O extends z.ZodType>(
  called: Called<I, O>,
  options: SubmitOptions<z.input<I>, z.output<O>> = {},
): Submit<z.input<I>, z.output<O>> {
  const running = useRef(0);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const settle = () => {
    running.current -= 1;
    setBusy(running.current > 0);
  };
  const onError: CallOptions['onError'] = (_code, _message, refused) => {
    setRefusal(refused);
    const isGone = behaviourOf(refused.code) === 'task_gone';
    // The promise of `run` stays open for ever now: this is the only place to stop being busy.
    if (isGone) settle();
    if (isGone && options.onGone) options.onGone(refused);
    else if (!options.onRefused?.(refused)) showRefusal(refused);
  };
  const run = async (input: z.input<I>): Promise<z.output<O> | null> => {
    running.current += 1;
    setBusy(true);
    setRefusal(null);
    try {
      const data = await call(await broughtBy(called, onError), input, { onError });
      settle();
      options.onDone?.(data, input);
      return data;
    } catch (cause) {
      settle();
      if (cause instanceof Refusal) return null;
      throw cause;
    }
  };
  return { run, busy, refusal };
}

/** The endpoint; what does not come is told as a server that was not reached. */
async function broughtBy<I extends z.ZodType, O extends z.ZodType>(
  called: Called<I, O>,
  onError: NonNullable<CallOptions['onError']>,
): Promise<Endpoint<I, O>> {
  if (typeof called !== 'function') return called;
  try {
    return (await loadCode(called)).default;
  } catch (cause) {
    console.warn('the code of a call did not load', cause);
    const refusal = unreachable();
    onError(refusal.code, refusal.message, refusal);
    throw refusal;
  }
}
