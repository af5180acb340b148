import { COUNTER_THROTTLE_MS } from '@rondo/contract/kit/constants';
import type { Needs } from '@rondo/contract/kit/endpoint';
import { menuCounterApi } from '@rondo/contract/menu-counter';
import { type StaffInfo, sessionApi } from '@rondo/contract/session';
import type { MenuCounter } from '@rondo/domain/menu-counter';
import { call, Refusal } from '../http/http.ts';
import { keyOf, queryClient } from '../http/query.ts';
import { type Action, dispatch, stateNow } from './app-state.ts';
import { askSteady } from './ask-steady.ts';
import { codesOf, satisfies } from './satisfies.ts';
import { storedSession } from './stored-session.ts';
import { throttle } from './throttle.ts';

type CounterValue = Extract<Action, { value: number }>['type'];

interface Shown {
  /** The entry of the menu with the red count, by its key. */
  badgeOn?: string;
  /** The entry or line of the menu with a dot while it is not 0. */
  dotOn?: string;
  /** The line of the menu with the number itself beside it while it is not 0, which opens its rows at `opens`. */
  countOn?: string;
  opens?: string;
}

/** A counter of the specification: it has a call of its own. */
interface OwnCounter extends Shown {
  value: CounterValue;
  /** Not asked for without. */
  needs: Needs;
  /** `call` says nothing about failures. */
  ask: (call: typeof quietCall) => Promise<number>;
}

/** A live number of the application's state: where the menu shows it, and, of the three of the specification, how it is asked for. */
export type Counter = OwnCounter | (Shown & { value: MenuCounter });

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
  const own = counters.flatMap((one) => ('ask' in one && satisfies(codes, one.needs) ? [one] : []));
  await Promise.all([...own.map(count), countOthers()]);
}

const count = ({ value: type, ask }: OwnCounter): Promise<void> =>
  keepingLast(async () => {
    const value = await askSteady(
      () => stateNow()[type],
      () => ask(quietCall),
    );
    if (value === null) refreshCounters();
    else dispatch({ type, value });
  });

/** All others come in one answer; no push changes them meanwhile. */
const countOthers = (): Promise<void> =>
  keepingLast(async () => dispatch({ type: 'menuCounters', value: await quietCall(menuCounterApi.read, {}) }));

/** A counter that could not be read keeps its last value; the request layer has said what there was to say. */
async function keepingLast(ask: () => Promise<void>): Promise<void> {
  try {
    await ask();
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
  }
}
