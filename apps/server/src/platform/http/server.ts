import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { HEADER } from '@rondo/contract/kit/constants';
import { languageOf } from '@rondo/domain/language';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import { addressKey } from '../address-key.ts';
import { AppError } from '../errors.ts';
import { MODEL_STALL_MS } from '../model/open-model.ts';
import type { Settings } from '../settings.ts';
import { refusal, refuse } from './answer.ts';
import { answerClientError } from './client-error.ts';
import { type Connections, watchConnections } from './connections.ts';
import { type OtherPort, sendSecurityHeaders } from './headers.ts';
import { refuseOtherHosts } from './hosts.ts';
import { type Outage, outage } from './outage.ts';
import { proxyList } from './proxies.ts';
import { type BodyLimits, cutSlowBodies } from './slow-bodies.ts';

/** Largest JSON body: a template of 500 items is far below. */
const BODY_LIMIT_BYTES = 2 * 1024 * 1024;
/** A client that takes longer than this to send its whole request is cut off, ms: only uploads may take that long. */
const REQUEST_TIMEOUT_MS = 900_000;
/** Deepest nesting of a JSON body; no shape of ours comes near. */
const DEEPEST = 64;
/** When a client may come again that met something that is not there now, s. */
const RETRY_AFTER_S = 5;

/** What a client may cost and how long the server waits; tests wait less. */
export interface ServerLimits extends BodyLimits {
  /** Headers have to be there by then, ms: who trickles them holds a connection for nothing. */
  headersMs: number;
  /** How often Node looks for such clients, ms. */
  checkEveryMs: number;
  /** When the server stops: until running calls are cut off, ms. */
  drainMs: number;
  /** Without a sign of a language model for so long it is given up, ms (A18). */
  modelMs: number;
}

const LIMITS: ServerLimits = {
  headersMs: 20_000,
  checkEveryMs: 5_000,
  bodyMs: 20_000,
  uploadBytes: 16 * 1024,
  uploadMs: 10_000,
  drainMs: 10_000,
  modelMs: MODEL_STALL_MS,
};

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came, for the signature. */
    rawBody: Buffer | null;
  }
  interface FastifyInstance {
    connections: Connections;
  }
}

interface Options extends OtherPort {
  log: Logger;
  settings: Settings;
  limits?: Partial<ServerLimits> | undefined;
  /** A request met something that is not there now. */
  onOutage?: (outage: Outage) => void;
}

/** A server that answers everything it refuses with the envelope, and dies of nothing a client sends. */
export async function createServer({ log, settings, ...options }: Options): Promise<FastifyInstance> {
  const limits = { ...LIMITS, ...options.limits };
  const { trustProxy } = settings;
  const loggerInstance: FastifyBaseLogger = log;
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // A call without a host is answered by us, like one for another host.
    http: {
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: limits.checkEveryMs,
      requireHostHeader: false,
    },
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    genReqId: () => uuidv7(),
    // What still comes on an open connection while the server stops is answered as ever.
    return503OnClosing: false,
    // An address that cannot be decoded never reaches a route: it too is answered by the envelope.
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerClientError,
    routerOptions: { maxParamLength: 500 },
  });
  app.decorateRequest('rawBody', null);
  stopGently(app, settings, limits);
  cutSlowBodies(app, limits);
  readJson(app);
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => answerError(error, request, reply, options));
  await sendSecurityHeaders(app, settings, options);
  refuseOtherHosts(app, settings);
  await app.register(rateLimit, {
    max: settings.callsPerMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => addressKey(request.ip),
    errorResponseBuilder: () => new AppError('TOO_OFTEN'),
  });
  await app.register(multipart, { limits: { files: 9, fileSize: 20 * 1024 * 1024, fields: 20, fieldSize: 10_000 } });
  return app;
}

/** From close() on, answers are the last ones of their connections; running calls have a while to come to their end. */
function stopGently(app: FastifyInstance, settings: Settings, { drainMs }: ServerLimits): void {
  const { maxConnections: total, maxConnectionsPerAddress: perAddress, trustProxy } = settings;
  const connections = watchConnections(app.server, { total, perAddress, isProxy: proxyList(trustProxy) }, drainMs);
  app.decorate('connections', connections);
  app.addHook('preClose', async () => connections.drain());
  app.addHook('onSend', async (_, reply) => {
    if (connections.isDraining) void reply.header('connection', 'close');
  });
}

function answerError(
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
  { onOutage }: Pick<Options, 'onOutage'>,
): FastifyReply {
  const met = error instanceof AppError ? null : outage(error);
  if (met) onOutage?.(met);
  const { status, body } = wrap(error, request, met);
  const retryAfterS = error instanceof AppError ? error.details.retryAfterS : undefined;
  if (retryAfterS || status === 503) void reply.header('retry-after', retryAfterS ?? RETRY_AFTER_S);
  // A connection that is closed with half a body unread is reset, and its client never sees the answer: the rest is thrown away.
  if (status === 413) reply.removeHeader('connection');
  return reply.status(status).header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(body));
}

function answerBadAddress(_: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const body = refuse('NOT_FOUND', languageOfRequest(request));
  void reply.status(404).header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(body));
}

/** The language a client asks for; Chinese unless it says en-US. */
export function languageOfRequest(request: FastifyRequest) {
  const value = request.headers[HEADER.language];
  return languageOf(typeof value === 'string' ? value : null);
}

function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    request.rawBody = body;
    if (body.length === 0) return done(null, {});
    const text = body.toString('utf8');
    if (deeperThan(text, DEEPEST)) return done(new AppError('INPUT_REFUSED'));
    // Its answer comes through the callback; the promise in its type is for parsers without one.
    void parse(request, text, (error, value) => (error ? done(new AppError('INPUT_REFUSED')) : done(null, value)));
  });
}

/** Whether brackets nest deeper than a limit, without building anything. Brackets in strings count too: harmless here. */
function deeperThan(text: string, limit: number): boolean {
  let depth = 0;
  for (let i = 0; i < text.length; i += 1) {
    const c = text.charCodeAt(i);
    if (c === 0x5b || c === 0x7b) depth += 1;
    else if (c === 0x5d || c === 0x7d) depth -= 1;
    if (depth > limit * 4) return true;
  }
  return false;
}

function wrap(
  error: FastifyError | AppError | Error,
  request: FastifyRequest,
  met: Outage | null,
): { status: number; body: unknown } {
  const language = languageOfRequest(request);
  if (error instanceof AppError) return { status: statusOf(error), body: refusal(error, language) };
  const state = sqlState(error);
  // The database could not read a value as what it should be, or two writers were in each other's way.
  if (state.startsWith('22')) return { status: 200, body: refuse('INPUT_REFUSED', language) };
  if (state.startsWith('40')) return { status: 200, body: refuse('STALE', language) };
  if (met) {
    // A client that went away in the middle of its body is no outage: nobody reads this answer.
    if (!request.raw.destroyed || request.raw.complete)
      request.log.warn({ err: error }, met === 'full' ? 'a disk is full' : 'something we depend on is down');
    return { status: 503, body: refuse('NETWORK_EXCEPTION', language) };
  }
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  if (status === 413) return { status, body: refuse('TOO_LARGE', language) };
  if (status === 415) return { status, body: refuse('UNSUPPORTED_TYPE', language) };
  if (status === 429) return { status, body: refuse('TOO_OFTEN', language) };
  if (status >= 400 && status < 500) return { status: 200, body: refuse('INPUT_REFUSED', language) };
  request.log.error({ err: error }, 'unexpected');
  return { status: 200, body: refuse('OPERATION_EXCEPTION', language, { requestId: request.id }) };
}

/** PostgreSQL's five characters; empty for other errors. */
function sqlState(error: Error): string {
  return 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : '';
}

function statusOf(error: AppError): number {
  switch (error.reason) {
    case 'TOO_OFTEN':
      return 429;
    case 'TOO_LARGE':
      return 413;
    case 'UNSUPPORTED_TYPE':
      return 415;
    case 'HOST_REFUSED':
      return 421;
    case 'NETWORK_EXCEPTION':
      return 503;
    default:
      return 200;
  }
}
