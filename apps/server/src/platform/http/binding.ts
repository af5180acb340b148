import type { Endpoint, Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context, OpenContext } from '../context.ts';

/** What an endpoint's action may use: nobody's context where nobody is asked, a signed-in one elsewhere. */
type ContextOf<E extends Endpoint> = E['needs'] extends { kind: 'open' } ? OpenContext : Context;

/** The raw request, for uploads and streams only. */
export interface Wire {
  request: FastifyRequest;
  reply: FastifyReply;
}

type Action<E extends Endpoint> = (context: ContextOf<E>, input: Parsed<E>, wire: Wire) => Promise<Output<E>>;

export interface Binding {
  endpoint: Endpoint;
  /** The edge hands it the context and the input of its own endpoint; a method, so that the narrower parameters of each fit. */
  action(context: Context | OpenContext, input: never, wire: Wire): Promise<unknown>;
}

/** Ties every endpoint of a feature's contract to its action; a missing or mistyped one does not compile. */
export function bind<A extends Record<string, Endpoint>>(api: A, actions: { [K in keyof A]: Action<A[K]> }): Binding[] {
  return Object.keys(api).map((key) => {
    const endpoint = api[key];
    const action = actions[key];
    if (!endpoint || !action) throw new Error(`endpoint ${key} has no action`);
    return { endpoint, action };
  });
}
