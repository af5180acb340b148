import type { Endpoint } from '@rondo/contract/kit/endpoint';
import { canonicalText } from '@rondo/contract/kit/sign';
import { hashes } from '../../shared/http/hashes.ts';
import { transport } from '../../shared/http/http.ts';
import { unreachable } from '../../shared/http/refusal.ts';
import { addressOf, headersOf, outgoing } from '../../shared/http/request.ts';
import { HIDDEN, masked, maskedPairs } from './masked.ts';

/** A call as it travelled, and what came back. The session’s token and other secrets are not in it. */
export interface Sent {
  address: string;
  signed: string;
  headers: readonly (readonly [string, string])[];
  body: string;
  status: number;
  ms: number;
  answer: string;
}

/** Sends one call in the reader’s name, signed like every other, and tells how it travelled. */
export async function sendRaw(endpoint: Endpoint, input: unknown): Promise<Sent> {
  const { env, clock, memory } = transport;
  const call = outgoing(endpoint, input);
  const { method, path, query, ignore } = call;
  const body = typeof call.body === 'string' ? call.body : null;
  const headers = headersOf(call, env, clock.now());
  const shown = maskedPairs(query);
  const startedAt = performance.now();
  const request: RequestInit = { method, headers, body, cache: 'no-store', credentials: 'same-origin' };
  const response = await env.fetch(env.apiOrigin() + addressOf(call), request).catch((): never => {
    throw unreachable();
  });
  const text = await response.text();
  const ms = Math.round(performance.now() - startedAt);
  if (method !== 'GET') memory.empty();
  return {
    ...{
      address: `${method} ${addressOf({ ...call, query: shown })}`,
      signed: canonicalText(hashes, { method, path, query: shown, ignore, body }),
    },
    headers: Object.entries(headers).map(
      ([name, value]) => [name, name === 'authorization' ? `Bearer ${HIDDEN}` : value] as const,
    ),
    ...{ body: body === null ? '' : masked(body), status: response.status, ms, answer: masked(text, 2) },
  };
}
