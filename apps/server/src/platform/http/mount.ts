import { HEADER } from '@rondo/contract/kit/constants';
import type { Endpoint } from '@rondo/contract/kit/endpoint';
import type { Actor } from '@rondo/domain/actor';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import type { Caller, Context, OpenContext } from '../context.ts';
import type { Databases } from '../db/company-db.ts';
import { AppError } from '../errors.ts';
import { makeContext } from '../make-context.ts';
import { asking, mayCall } from './asking.ts';
import type { Binding, Wire } from './binding.ts';
import { parseInput, queryPairs } from './input.ts';
import { serializer } from './serializer.ts';
import { languageOfRequest } from './server.ts';
import { verifySignature } from './verify.ts';

export interface Edge {
  databases: Databases;
  now: () => Date;
  callsPerMinute: number;
  /** The actor behind a token; refuses with the session codes. */
  authenticate: ((token: string) => Promise<Actor>) & { forget(actor: Actor): void };
}

/** Of the calls one address may make in a minute, the share for kinds of endpoint that are worth attacking: 60 and 240 of 3,000. */
const SHARES = { sign_in: 1 / 50, upload: 2 / 25, background: 2 / 5 } as const;

/** Puts every endpoint but those that stream on the server: signature, session, permission, input, action, answer, in this order. */
export function mount(app: FastifyInstance, bindings: readonly Binding[], edge: Edge): void {
  for (const binding of bindings) {
    const { endpoint } = binding;
    if (endpoint.stream) continue;
    const write = serializer(endpoint);
    app.route({
      method: endpoint.method,
      url: endpoint.method === 'DELETE' ? `${endpoint.path}/:id` : endpoint.path,
      config: {
        upload: endpoint.upload !== undefined,
        ...(endpoint.limit
          ? { rateLimit: { max: Math.ceil(edge.callsPerMinute * SHARES[endpoint.limit]), timeWindow: 60_000 } }
          : {}),
      },
      async handler(request, reply) {
        const call = await admit(endpoint, edge, request);
        const wire: Wire = { request, reply, ask: asking(bindings, call) };
        const data = await binding.action(call.context, call.input as never, wire as never);
        if (call.actor && changesActors(endpoint)) edge.authenticate.forget(call.actor);
        if (endpoint.raw) return data;
        return reply
          .header('content-type', 'application/json; charset=utf-8')
          .header('cache-control', 'no-store')
          .send(write(data));
      },
    });
  }
}

/** A call that may be answered. */
export interface Admitted {
  context: Context | OpenContext;
  input: unknown;
  /** Null: nobody was asked. */
  actor: Actor | null;
}

/** Signature, session, permission, input, in this order. */
export async function admit(endpoint: Endpoint, edge: Edge, request: FastifyRequest): Promise<Admitted> {
  const url = request.raw.url ?? '';
  const cut = url.indexOf('?');
  const pairs = queryPairs(cut < 0 ? '' : url.slice(cut + 1));
  const caller = callerOf(request, edge.now);
  const id = idOf(request);
  if (endpoint.needs.kind === 'open') {
    // A raw open endpoint (the event stream) is reached by elements that send no headers: its ticket is the key.
    if (!endpoint.raw) check(endpoint, request, '', cut < 0 ? url : url.slice(0, cut), pairs, edge.now());
    const input = parseInput(endpoint, pairs, request.body, id);
    const context: OpenContext = { ...caller, db: edge.databases.global, company: edge.databases.of };
    return { context, input, actor: null };
  }
  const token = bearer(request);
  if (token === '') throw new AppError('NO_SESSION');
  check(endpoint, request, token, cut < 0 ? url : url.slice(0, cut), pairs, edge.now());
  const actor = await edge.authenticate(token);
  const staffId = request.headers[HEADER.staffId];
  if (typeof staffId === 'string' && staffId !== '' && staffId !== actor.memberId)
    throw new AppError('SIGNATURE_REFUSED');
  if (actor.hasIssuedPassword && !endpoint.beforePassword) throw new AppError('PASSWORD_FIRST');
  mayCall(endpoint, actor);
  // The text fields of an upload travel in the stream with the files: its action reads and checks them there.
  const input = endpoint.upload ? {} : parseInput(endpoint, pairs, request.body, id);
  return { context: makeContext(caller, edge.databases, actor), input, actor };
}

/** Sessions, passwords, members, roles and who manages which shop: this node feels a change of them at the next call. */
const changesActors = ({ method, path, silent }: Endpoint): boolean =>
  method !== 'GET' && !silent && /^\/(customer|shop)\//.test(path);

function check(
  endpoint: Endpoint,
  request: FastifyRequest,
  token: string,
  path: string,
  query: [string, string][],
  now: Date,
): void {
  const body = endpoint.upload
    ? 'stream'
    : endpoint.method === 'POST' || endpoint.method === 'PUT'
      ? (request.rawBody ?? null)
      : null;
  verifySignature(
    request.headers,
    token,
    { method: endpoint.method, path, query, ignore: endpoint.ignore, body },
    now.getTime(),
  );
}

function bearer(request: FastifyRequest): string {
  const value = request.headers.authorization;
  return value?.startsWith('Bearer ') && value.length < 200 ? value.slice(7) : '';
}

function idOf(request: FastifyRequest): string | undefined {
  const { params } = request;
  return typeof params === 'object' && params !== null && 'id' in params ? String(params.id) : undefined;
}

/** Who makes a signed call that is no endpoint of the contract; refuses like one. */
export async function signedIn(request: FastifyRequest, { now, authenticate }: Edge): Promise<Actor> {
  const token = bearer(request);
  if (token === '') throw new AppError('NO_SESSION');
  const url = request.raw.url ?? '';
  const cut = url.indexOf('?');
  const path = cut < 0 ? url : url.slice(0, cut);
  const query = queryPairs(cut < 0 ? '' : url.slice(cut + 1));
  const signed = { method: request.method, path, query, body: request.rawBody };
  verifySignature(request.headers, token, signed, now().getTime());
  const actor = await authenticate(token);
  if (actor.hasIssuedPassword) throw new AppError('PASSWORD_FIRST');
  return actor;
}

/** What the client tells of itself, decoded and cut short. */
function callerOf(request: FastifyRequest, now: () => Date): Caller {
  const told = (name: string): string => {
    const value = request.headers[name];
    if (typeof value !== 'string') return '';
    try {
      return decodeURIComponent(value).slice(0, 60);
    } catch {
      // Written as it is by a client of another make.
      return value.slice(0, 60);
    }
  };
  const device = [told(HEADER.deviceName), told(HEADER.deviceModel), told(HEADER.systemVersion)]
    .filter(Boolean)
    .join(' · ');
  return { now, newId: uuidv7, language: languageOfRequest(request), requestId: request.id, ip: request.ip, device };
}
