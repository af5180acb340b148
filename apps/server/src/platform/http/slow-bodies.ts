import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './answer.ts';

export interface BodyLimits {
  /** Until the whole body of a call is there, ms. */
  bodyMs: number;
  /** An upload may take as long as it makes progress: at least this many bytes ... */
  uploadBytes: number;
  /** ... in each time of this length, ms. */
  uploadMs: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its body is files: as long as they keep coming it may take its time. */
    upload?: boolean;
  }
}

/** Cuts off who sends a body too slowly: a connection held open costs the sender nothing and us a place. */
export function cutSlowBodies(app: FastifyInstance, limits: BodyLimits): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    if (raw.complete || !hasBody(raw)) return;
    watch(request, limits, () => {
      // The action that reads an upload learns of its end by the broken request, and has an answer of its own under way.
      if (reply.sent || request.routeOptions.config.upload === true) return void raw.destroy();
      reply.hijack();
      answerTooSlow(reply.raw, raw);
    });
  });
  // Answered before its body was there (an address that cannot be read): the rest is waited for no longer than that.
  app.server.on('request', (request, response) => {
    response.once('close', () => {
      if (!request.complete) setTimeout(() => request.complete || request.destroy(), limits.bodyMs).unref();
    });
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function watch({ raw, routeOptions }: FastifyRequest, limits: BodyLimits, cut: () => void): void {
  const isUpload = routeOptions.config.upload === true;
  let seen = raw.socket.bytesRead;
  const timer = setInterval(
    () => {
      if (raw.complete || raw.destroyed) return clearInterval(timer);
      const { bytesRead } = raw.socket;
      // What has come and was not read yet waits for us, not for the sender.
      const isProgress = bytesRead - seen >= limits.uploadBytes || raw.readableLength > 0;
      seen = bytesRead;
      if (isUpload && isProgress) return;
      clearInterval(timer);
      cut();
    },
    isUpload ? limits.uploadMs : limits.bodyMs,
  );
  raw.once('close', () => clearInterval(timer));
}

function answerTooSlow(response: ServerResponse, request: IncomingMessage): void {
  response.once('finish', () => request.destroy());
  const body = JSON.stringify(refuse('NETWORK_EXCEPTION', 'zh-CN'));
  const type = { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) };
  response.writeHead(408, { connection: 'close', ...type });
  response.end(body);
}
