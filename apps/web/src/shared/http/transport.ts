import { behaviourOf, CODES } from '@rondo/contract/kit/codes';
import { CACHE_DEFAULT_S } from '@rondo/contract/kit/constants';
import type { Endpoint, Route } from '@rondo/contract/kit/endpoint';
import type { z } from 'zod';
import { aheadOf } from './ahead.ts';
import { behave, type CallOptions } from './behaviours.ts';
import { type Clock, clockOver } from './clock.ts';
import { exchange } from './exchange.ts';
import { type Memory, memoryIn } from './memory.ts';
import { Refusal, unreachable } from './refusal.ts';
import { keyOf, outgoing } from './request.ts';
import type { TransportEnv } from './transport-env.ts';

/** The request layer of section 7, as a function of what is around it. */
export interface Transport {
  /**
   * Calls an endpoint and gives its `data`. Throws a `Refusal` after having shown what the error catalogue asks for;
   * never settles for a task that is gone when `onError` is there to continue.
   */
  call: <I extends z.ZodType, O extends z.ZodType>(
    endpoint: Endpoint<I, O>,
    input: z.input<I>,
    options?: CallOptions,
  ) => Promise<z.output<O>>;
  /** The same for what the sign-in page asks, which loads no schemas: `isShape` tells in plain code what the answer has to be. */
  callPlain: <O>(
    route: Route,
    input: unknown,
    isShape: (data: unknown) => data is O,
    options?: CallOptions,
  ) => Promise<O>;
  /** Asks now for what will be called soon, without input, by code that is still on its way. */
  askAhead: (route: Route) => void;
  /** Applies the error catalogue to a refusal of `endpoint`: rejects with it, or never settles. */
  refuse: (refusal: unknown, endpoint: Route, options: CallOptions, token: string) => Promise<never>;
  clock: Clock;
  memory: Memory;
  env: TransportEnv;
}

export function createTransport(env: TransportEnv): Transport {
  const clock = clockOver(env.now);
  const memory = memoryIn(env.storage, env.now);
  const ahead = aheadOf(env, memory);
  const endSession = sessionEnder(env);

  const refuse: Transport['refuse'] = (cause, endpoint, options, token) => {
    if (!(cause instanceof Refusal)) return Promise.reject(cause);
    const refused = { refusal: cause, endpoint, options, env, endSession: () => endSession(token) };
    const outcome = behave(behaviourOf(cause.code), refused);
    return outcome === 'unresolved' ? new Promise<never>(() => {}) : Promise.reject(cause);
  };

  const ask = async (endpoint: Route, input: unknown, options: CallOptions): Promise<unknown> => {
    const call = outgoing(endpoint, input, options.append);
    if (call.method !== 'GET') {
      if (options.keepsMemory) return (await ahead.take(endpoint)) ?? exchange(env, clock, call);
      memory.empty();
      return exchange(env, clock, call).finally(() => memory.empty());
    }
    const key = keyOf(call, env);
    const keepForS = cacheTime(endpoint, options);
    const kept = keepForS === 0 || options.fresh ? undefined : memory.recall(key);
    if (kept !== undefined) return kept;
    const fly = async () => {
      const generation = memory.generation();
      const data =
        (call.query.length === 0 ? await ahead.take(endpoint) : undefined) ?? (await exchange(env, clock, call));
      if (keepForS > 0) memory.keep(key, data, keepForS, generation);
      return data;
    };
    return options.fresh ? fly() : memory.fly(key, fly);
  };

  const asked = async <T>(
    route: Route,
    input: unknown,
    options: CallOptions,
    shaped: (data: unknown) => T,
  ): Promise<T> => {
    const { token } = env.session();
    try {
      return shaped(await ask(route, input, options));
    } catch (cause) {
      return refuse(isNotOurs(cause, route, token) ? unreachable() : cause, route, options, token);
    }
  };

  return {
    call: (endpoint, input, options = {}) => asked(endpoint, input, options, (data) => read(endpoint, data)),
    callPlain: (route, input, isShape, options = {}) =>
      asked(route, input, options, (data) => (isShape(data) ? data : notOurs(route, data))),
    askAhead: (route) => ahead.ask(route, exchange(env, clock, outgoing(route, {}))),
    refuse,
    clock,
    memory,
    env,
  };
}

/** Nobody is signed in and nobody needs to be: that "the session is over" comes from something before our server. */
const isNotOurs = (cause: unknown, { needs }: Route, token: string): boolean =>
  token === '' && needs.kind === 'open' && cause instanceof Refusal && behaviourOf(cause.code) === 'session_over';

/** How long an answer is kept, seconds: what the call says, else what the endpoint says. */
function cacheTime({ cacheFor }: Route, { cacheForS }: CallOptions): number {
  return cacheForS ?? (cacheFor === true ? CACHE_DEFAULT_S : (cacheFor ?? 0));
}

/** The data in the endpoint's shape. An answer of another shape comes from something that is not our server. */
export function read<O extends z.ZodType>(endpoint: Endpoint<z.ZodType, O>, data: unknown): z.output<O> {
  const parsed = endpoint.output.safeParse(data);
  return parsed.success ? parsed.data : notOurs(endpoint, parsed.error.issues);
}

function notOurs({ method, path }: Route, found: unknown): never {
  console.error(`answer of ${method} ${path} has another shape`, found);
  throw unreachable();
}

/** One toast and one redirect a session; a late answer to an earlier session ends nothing. */
function sessionEnder(env: TransportEnv): (token: string) => void {
  let ended: string | null = null;
  return (token) => {
    const current = env.session().token;
    if (ended === token || (current !== '' && current !== token)) return;
    ended = token;
    env.toast(env.text('error.NO_SESSION'), CODES.NO_SESSION.code);
    env.sessionOver();
  };
}
