import { behaviourOf } from '@rondo/contract/kit/codes';
import type { Endpoint } from '@rondo/contract/kit/endpoint';
import type { z } from 'zod';
import { call, Refusal } from '../../../shared/http/http.ts';

/** How a call ended, as something a loop can decide on: answered, not reached, or refused for a reason. */
export type Attempt<T> = { kind: 'done'; data: T } | { kind: 'offline' } | { kind: 'refused'; refusal: Refusal };

/** No network, a server in trouble, and a session that ended: who signs in again goes on. */
const PASSING: ReadonlySet<string> = new Set(['network', 'operation', 'session_over']);

/** Whether trying the same again later may help. */
const isPassing = (refusal: Refusal): boolean =>
  PASSING.has(behaviourOf(refusal.code)) || refusal.reason === 'TOO_OFTEN' || refusal.reason === null;

/** Sorts a failed call; what is no refusal is a fault of ours and is thrown on. */
export function attemptOf<T>(cause: unknown): Attempt<T> {
  if (!(cause instanceof Refusal)) throw cause;
  return isPassing(cause) ? { kind: 'offline' } : { kind: 'refused', refusal: cause };
}

/** Calls an endpoint without toasts; settles for every refusal, also for a task that is gone. */
export function attempt<I extends z.ZodType, O extends z.ZodType>(
  endpoint: Endpoint<I, O>,
  input: z.input<I>,
): Promise<Attempt<z.output<O>>> {
  return new Promise((resolve, reject) => {
    call(endpoint, input, {
      hideErrors: true,
      onError: (_code, _message, refusal) => resolve(attemptOf(refusal)),
    }).then(
      (data) => resolve({ kind: 'done', data }),
      (cause: unknown) => {
        try {
          resolve(attemptOf(cause));
        } catch (fault) {
          reject(fault);
        }
      },
    );
  });
}
