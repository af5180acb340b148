import type { Behaviour } from '@rondo/contract/kit/codes';
import type { Route } from '@rondo/contract/kit/endpoint';
import type { Refusal } from './refusal.ts';
import type { TransportEnv } from './transport-env.ts';

/** Options of one call. */
export interface CallOptions {
  /**
   * Told of every refusal but an ended session, instead of a toast. For a task that is gone (95003, 95011, 95012) it is
   * the only continuation: the promise then never settles, so reset your busy state here (section 8 of the specification).
   */
  onError?: (code: number, message: string, refusal: Refusal) => void;
  /** Stay silent about "Network exception". Never hides an ended session. */
  hideErrors?: boolean;
  /** The page shows in its own place what was refused: no toast beside it. */
  isShown?: boolean;
  /** This GET is a part of a page: without permission it says so in a toast instead of leaving the page for /403. */
  part?: boolean;
  /** Ask the server, whatever is remembered. */
  fresh?: boolean;
  /** How long the answer of this GET may be used again in the browser session, seconds, instead of the endpoint's time; 0 = not at all. */
  cacheForS?: number;
  /** This POST only reads: what is remembered stays. */
  keepsMemory?: boolean;
  /** Appended to the endpoint's path (`/cos/redirectUrl{path}`). */
  append?: string;
}

/** One refused call: what was asked, how, and by whom. */
export interface Refused {
  refusal: Refusal;
  endpoint: Route;
  options: CallOptions;
  env: TransportEnv;
  /** Ends the session this call was made in; does nothing when that has happened already. */
  endSession: () => void;
}

/** Whether the caller's promise rejects, or stays open for ever. */
type Outcome = 'reject' | 'unresolved';
type Handler = (refused: Refused) => Outcome;

const tellOr = (words: (refused: Refused) => string): Handler => {
  return (refused) => {
    const { refusal, options, env } = refused;
    const text = words(refused);
    if (options.onError) options.onError(refusal.code, refusal.message, refusal);
    else if (text && !options.isShown) env.toast(text, refusal.code);
    return 'reject';
  };
};

const serverText = tellOr(({ refusal }) => refusal.message);

/** Section 8, the error catalogue: what the client does with each kind of refusal. */
const behaviours: Record<Exclude<Behaviour, 'resolve'>, Handler> = {
  session_over: ({ endSession }) => {
    endSession();
    return 'reject';
  },
  network: tellOr(({ env, options, endpoint }) =>
    options.hideErrors || endpoint.silent ? '' : env.text('error.NETWORK_EXCEPTION'),
  ),
  operation: tellOr(({ env }) => env.text('error.OPERATION_EXCEPTION')),
  silent: tellOr(() => ''),
  task_gone: (refused) => {
    serverText(refused);
    return refused.options.onError ? 'unresolved' : 'reject';
  },
  tell: serverText,
  // The time was corrected once already and the server still refuses it.
  clock: serverText,
  no_permission: (refused) => {
    const { endpoint, options, env } = refused;
    const isPage = endpoint.method === 'GET' && !endpoint.silent && !options.part && !options.onError;
    if (!isPage) return serverText(refused);
    env.noPermission(endpoint.needs);
    return 'reject';
  },
};

/** Does what the table says, and tells whether the caller's promise rejects. */
export function behave(behaviour: Behaviour, refused: Refused): Outcome {
  return behaviour === 'resolve' ? 'reject' : behaviours[behaviour](refused);
}
