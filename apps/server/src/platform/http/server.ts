import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { HEADER } from '@rondo/contract/kit/constants';
import { languageOf } from '@rondo/domain/language';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../errors.ts';
import { refusal, refuse } from './answer.ts';
import { outage } from './outage.ts';

/** Largest JSON body: a template of 500 items is far below. */
const BODY_LIMIT_BYTES = 2 * 1024 * 1024;
/** A client that takes longer than this to send its whole request is cut off, ms: nine pictures over a bad phone line fit. */
const REQUEST_TIMEOUT_MS = 300_000;
/** Headers have to be there sooner, ms: who trickles them holds a connection for nothing. */
const HEADERS_TIMEOUT_MS = 20_000;
/** Deepest nesting of a JSON body; no shape of ours comes near. */
const DEEPEST = 64;

interface Options {
  log: Logger;
  /** Calls one address may make in a minute; sign-in and uploads have their own. */
  callsPerMinute: number;
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  trustProxy: readonly string[];
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came, for the signature. */
    rawBody: Buffer | null;
  }
}

/** A server that answers everything it refuses with the envelope, and dies of nothing a client sends. */
export async function createServer(options: Options): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
    trustProxy: options.trustProxy.length > 0 ? [...options.trustProxy] : false,
    genReqId: () => uuidv7(),
    forceCloseConnections: true,
    // An address that cannot be decoded never reaches a route: it too is answered by the envelope.
    frameworkErrors: answerBadAddress,
    routerOptions: { maxParamLength: 500 },
  }) as unknown as FastifyInstance;
  app.decorateRequest('rawBody', null);
  readJson(app);
  await app.register(helmet, { contentSecurityPolicy: csp(), crossOriginEmbedderPolicy: false, hsts: false });
  await app.register(rateLimit, {
    max: options.callsPerMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => request.ip,
    errorResponseBuilder: () => new AppError('TOO_OFTEN'),
  });
  await app.register(multipart, { limits: { files: 9, fileSize: 20 * 1024 * 1024, fields: 20, fieldSize: 10_000 } });
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const { status, body } = wrap(error, request);
    return reply.status(status).header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(body));
  });
  return app;
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
    parse(request, text, (error, value) => (error ? done(new AppError('INPUT_REFUSED')) : done(null, value)));
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

function wrap(error: FastifyError | AppError | Error, request: FastifyRequest): { status: number; body: unknown } {
  const language = languageOfRequest(request);
  if (error instanceof AppError) return { status: statusOf(error), body: refusal(error, language) };
  const state = sqlState(error);
  // The database could not read a value as what it should be, or two writers were in each other's way.
  if (state.startsWith('22')) return { status: 200, body: refuse('INPUT_REFUSED', language) };
  if (state.startsWith('40')) return { status: 200, body: refuse('STALE', language) };
  const down = outage(error);
  if (down) {
    request.log.warn({ err: error }, 'something we depend on is down');
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
    default:
      return 200;
  }
}

function csp() {
  return {
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      // antd writes its styles into the page while it runs.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      mediaSrc: ["'self'", 'blob:'],
      connectSrc: ["'self'"],
      fontSrc: ["'self'", 'data:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      formAction: ["'self'"],
      upgradeInsecureRequests: null,
    },
  };
}
