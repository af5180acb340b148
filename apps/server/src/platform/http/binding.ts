import type { Endpoint, Input, Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context, OpenContext } from '../context.ts';

/** What an endpoint's action may use: nobody's context where nobody is asked, a signed-in one elsewhere. */
type ContextOf<E extends Endpoint> = E['needs'] extends { kind: 'open' } ? OpenContext : Context;

/** What lies beside the input: the raw request, for uploads and streams only, and the other endpoints. */
export interface Wire {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Reads another endpoint as the same caller, with their permissions; throws as that one refuses. Only what changes nothing. */
  ask<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Output<E>>;
}

/** What the action of a streaming endpoint may use beside. */
export interface StreamWire extends Wire {
  /** Whoever reads the stream went away. */
  gone: AbortSignal;
}

/** Of a streaming endpoint it gives the events one after another; it is told by `return` when nobody reads any more. */
type Action<E extends Endpoint> = E extends { stream: true }
  ? (context: ContextOf<E>, input: Parsed<E>, wire: StreamWire) => Promise<AsyncIterable<Output<E>>>
  : (context: ContextOf<E>, input: Parsed<E>, wire: Wire) => Promise<Output<E>>;

export interface Binding {
  endpoint: Endpoint;
  /** The edge hands it the context and the input of its own endpoint; a method, so that the narrower parameters of each fit. */
  action(context: Context | OpenContext, input: never, wire: never): Promise<unknown>;
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
