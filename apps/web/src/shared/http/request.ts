import { CLIENT_VERSION, HEADER } from '@rondo/contract/kit/constants';
import type { Method, Route } from '@rondo/contract/kit/endpoint';
import { encode, signature } from '@rondo/contract/kit/sign';
import { hashes } from './hashes.ts';
import type { TransportEnv } from './transport-env.ts';

type Pairs = ReadonlyArray<readonly [string, string]>;

/** A call as it travels, before it is signed. */
export interface Outgoing {
  method: Method;
  /** As sent, with its percent-encoding, without the query. */
  path: string;
  query: Pairs;
  ignore: readonly string[];
  /** JSON text, a form, or nothing. */
  body: string | FormData | null;
  /** Asked by nobody: travels and is signed without the session, so that a dead one cannot spoil it. */
  isOpen: boolean;
}

/** Lays an input out on the wire: GET in the query, DELETE as `/{id}` without a body, the others as JSON. */
export function outgoing(endpoint: Route, input: unknown, append = ''): Outgoing {
  const { method } = endpoint;
  const path = endpoint.path + encodeURI(append);
  const same = { method, ignore: endpoint.ignore ?? [], isOpen: endpoint.needs.kind === 'open' };
  if (method === 'GET') return { ...same, path, query: pairsOf(input), body: null };
  if (method !== 'DELETE') return { ...same, path, query: [], body: JSON.stringify(input ?? {}) };
  const pairs = pairsOf(input);
  const id = pairs.find(([name]) => name === 'id')?.[1] ?? '';
  return { ...same, path: `${path}/${encode(id)}`, query: pairs.filter(([name]) => name !== 'id'), body: null };
}

/** Named values as they travel: a list repeats its name, what is absent stays away. */
export function pairsOf(input: unknown): Pairs {
  if (typeof input !== 'object' || input === null) return [];
  return Object.entries(input).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined && one !== null)
      .map((one) => [name, String(one)] as const),
  );
}

/** Path and query as they are sent. */
export function addressOf({ path, query }: Outgoing): string {
  if (query.length === 0) return path;
  return `${path}?${query.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')}`;
}

/** Names the same call of the same person in the same language. */
export function keyOf(call: Outgoing, env: TransportEnv): string {
  return `${env.session().id} ${env.language()} ${addressOf(call)}`;
}

const NOBODY = { token: '', id: '' };

/** The headers of every request, signed for a moment of the server's clock. */
export function headersOf(call: Outgoing, env: TransportEnv, serverNowMs: number): Record<string, string> {
  const { token, id } = call.isOpen ? NOBODY : env.session();
  const { method, path, query, ignore, body } = call;
  const signedBody = typeof body === 'string' || body === null ? body : 'stream';
  return {
    ...(token ? { [HEADER.authorization]: `Bearer ${token}` } : {}),
    ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
    [HEADER.signature]: signature(hashes, token, serverNowMs, { method, path, query, ignore, body: signedBody }),
    [HEADER.platform]: 'web',
    [HEADER.deviceName]: visible(env.device.name),
    [HEADER.deviceModel]: visible(env.device.model),
    [HEADER.systemVersion]: visible(env.device.systemVersion),
    [HEADER.staffId]: visible(id),
    [HEADER.language]: env.language(),
    [HEADER.clientVersion]: CLIENT_VERSION,
  };
}

/** Percent-encodes what leaves visible ASCII (a space inside is allowed), and the percent sign itself. */
function visible(value: string): string {
  return value.toWellFormed().replace(/[^ -~]|%/gu, (c) => encodeURIComponent(c));
}
