import { COUNTER_THROTTLE_MS } from '@rondo/contract/kit/constants';
import type { Needs } from '@rondo/contract/kit/endpoint';
import { type StaffInfo, sessionApi } from '@rondo/contract/session';
import { call, Refusal } from '../http/http.ts';
import { keyOf, queryClient } from '../http/query.ts';
import { type Action, dispatch } from './app-state.ts';
import { codesOf, satisfies } from './satisfies.ts';
import { storedSession } from './stored-session.ts';
import { throttle } from './throttle.ts';

type CounterValue = Extract<Action, { value: number }>['type'];

/** A live number of the application's state: who has it, how it is asked for, and where the menu shows it. */
export interface Counter {
  value: CounterValue;
  /** Not asked for without. */
  needs: Needs;
  /** `call` says nothing about failures. */
  ask: (call: typeof quietCall) => Promise<number>;
  /** The entry of the menu with the red count, by its key. */
  badgeOn?: string;
  /** The entry or line of the menu with a dot while it is not 0. */
  dotOn?: string;
}

/** Background work says nothing about its failures. */
const quietCall: typeof call = (endpoint, input, options) =>
  call(endpoint, input, { hideErrors: true, onError: () => {}, ...options });

let counters: readonly Counter[] = [];

/** The application says which counters its features have. */
export function joinCounters(all: readonly Counter[]): void {
  counters = all;
}

/** Asks for the counters (section 7): at once, and at most once every 2 seconds. */
export const refreshCounters = throttle(() => void askAll(), COUNTER_THROTTLE_MS);

async function askAll(): Promise<void> {
  if (!storedSession()) return;
  const me = queryClient.getQueryData<StaffInfo>(keyOf(sessionApi.me, {}));
  const codes = me ? codesOf(me) : new Set<string>();
  await Promise.all(counters.filter(({ needs }) => satisfies(codes, needs)).map(count));
}

async function count({ value: type, ask }: Counter): Promise<void> {
  try {
    dispatch({ type, value: await ask(quietCall) });
  } catch (cause) {
    // A counter that could not be read keeps its last value; the request layer has said what there was to say.
    if (!(cause instanceof Refusal)) throw cause;
  }
}
