import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

interface Parts {
  pool: pg.Pool;
  /** The API document, made once. */
  openapi: () => unknown;
}

/** What the operator's tools ask: alive, ready, figures, the API document. */
export function mountOperations(app: FastifyInstance, { pool, openapi }: Parts): void {
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
  app.get('/readyz', { config: { rateLimit: false } }, async (request, reply) => {
    try {
      await pool.query('select 1');
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.status(503).send({ status: 'database away' });
    }
  });
  app.get('/metrics', { config: { rateLimit: false } }, async (_, reply) =>
    reply.header('content-type', registry.contentType).send(await registry.metrics()),
  );
  let document: string | null = null;
  app.get('/openapi.json', async (_, reply) => {
    document ??= JSON.stringify(openapi());
    return reply.header('content-type', 'application/json; charset=utf-8').send(document);
  });
}
