import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './answer.ts';
import { languageOfRequest } from './server.ts';

/** Files whose name carries their content's hash may be kept for ever. */
const HASHED = /[/\\]assets[/\\]/;

/** The built web application below /web; every path of it that is not a file is the application itself. */
export async function mountWebPages(app: FastifyInstance, folder: string): Promise<void> {
  app.get('/', async (_, reply) => reply.redirect('/web'));
  if (!existsSync(join(folder, 'index.html'))) return answerUnknown(app);
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/web/',
    redirect: false,
    wildcard: false,
    preCompressed: true,
    setHeaders: (response, path) => {
      response.header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get('/web', async (_, reply) => reply.header('cache-control', 'no-cache').sendFile('index.html'));
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const isPage = request.method === 'GET' && path.startsWith('/web/') && !HASHED.test(path);
    if (isPage) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    return unknown(request, reply);
  });
}

/** The envelope for every address that nothing has. */
export function answerUnknown(app: FastifyInstance): void {
  app.setNotFoundHandler(unknown);
}

function unknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.status(404).send(refuse('NOT_FOUND', languageOfRequest(request)));
}
