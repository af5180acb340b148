import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { refuse } from './answer.ts';
import { isFromHere } from './from-here.ts';
import type { Readiness } from './readiness.ts';
import { languageOfRequest } from './server.ts';

interface Parts {
  ready: Pick<Readiness, 'reason'>;
  /** Lets a collector on another machine read the figures. */
  metricsToken: string | null;
  /** The API document, made once. */
  openapi: () => unknown;
  /** Refuses who may not read the API document. */
  maySeeApi: (request: FastifyRequest) => Promise<void>;
}

/** What the operator's tools ask: alive, ready, figures, the API document (decision 0015). */
export function mountOperations(app: FastifyInstance, { ready, metricsToken, openapi, maySeeApi }: Parts): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'rondo_request_seconds',
    help: 'Time from the request to its answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/healthz', { config: { rateLimit: false } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config: { rateLimit: false } }, async (_, reply) => {
    const reason = app.connections.isDraining ? 'stopping' : await ready.reason();
    return reason === null ? { status: 'ready' } : reply.status(503).send({ status: reason });
  });
  app.get('/metrics', { config: { rateLimit: false } }, async (request, reply) => {
    if (!isFromHere(request) && !hasToken(request, metricsToken)) return notFound(request, reply);
    return reply.header('content-type', registry.contentType).send(await registry.metrics());
  });
  let document: string | null = null;
  app.get('/openapi.json', async (request, reply) => {
    if (!isFromHere(request)) await maySeeApi(request);
    document ??= JSON.stringify(openapi());
    return reply
      .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
      .send(document);
  });
}

function hasToken({ headers }: FastifyRequest, token: string | null): boolean {
  if (token === null) return false;
  return timingSafeEqual(hash(headers.authorization ?? ''), hash(`Bearer ${token}`));
}

/** Of equal length, as the comparison wants it. */
const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.status(404).send(refuse('NOT_FOUND', languageOfRequest(request)));
}
