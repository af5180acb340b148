import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { HOST_META } from '@rondo/contract/kit/constants';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import { refuse } from './answer.ts';
import { languageOfRequest } from './server.ts';
import { wayToStreams } from './stream-host.ts';

type Hosts = Pick<Settings, 'publicUrl' | 'apiUrl' | 'streamUrl' | 'port'>;

/** Files whose name carries their content's hash may be kept for ever. */
const HASHED = /[/\\]assets[/\\]/;

/** The built web application below /web; every path of it that is not a file is the application itself. */
export async function mountWebPages(
  app: FastifyInstance,
  folder: string,
  hosts: Hosts,
  streamPort?: () => number | null,
): Promise<void> {
  app.get('/', async (_, reply) => reply.redirect('/web'));
  if (!existsSync(join(folder, 'index.html'))) return answerUnknown(app);
  const page = await pageWithHosts(join(folder, 'index.html'), hosts, streamPort);
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/web/',
    redirect: false,
    wildcard: false,
    ...(page === null ? {} : { globIgnore: ['index.html*'] }),
    preCompressed: true,
    setHeaders: (response, path) => {
      response.header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const sendPage = (reply: FastifyReply): FastifyReply => {
    void reply.header('cache-control', 'no-cache');
    return page === null ? reply.sendFile('index.html') : reply.type('text/html; charset=utf-8').send(page());
  };
  app.get('/web', async (_, reply) => sendPage(reply));
  if (page !== null)
    for (const path of ['/web/', '/web/index.html']) app.get(path, async (_, reply) => sendPage(reply));
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const isPage = request.method === 'GET' && path.startsWith('/web/') && !HASHED.test(path);
    if (isPage) return sendPage(reply);
    return unknown(request, reply);
  });
}

/**
 * The page with the hosts it calls in its head, where those are not its own; null: the page as it was built. An event-stream host that
 * is another port of the same host is written `:5181`: which name the host has, the page knows itself.
 */
async function pageWithHosts(
  file: string,
  hosts: Hosts,
  streamPort: (() => number | null) | undefined,
): Promise<(() => string) | null> {
  const { apiUrl, streamUrl } = hosts;
  const isBeside = streamPort !== undefined && wayToStreams(hosts) === 'port';
  if (apiUrl === null && streamUrl === null && !isBeside) return null;
  const built = await readFile(file, 'utf8');
  const meta = (name: string, content: string | null) =>
    content === null ? '' : `<meta name="${name}" content="${escaped(content)}" />`;
  return () => {
    const port = isBeside ? streamPort() : null;
    const stream = streamUrl ?? (port === null ? null : `:${port}`);
    return built.replace('</head>', () => `${meta(HOST_META.api, apiUrl)}${meta(HOST_META.stream, stream)}</head>`);
  };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The envelope for every address that nothing has. */
export function answerUnknown(app: FastifyInstance): void {
  app.setNotFoundHandler(unknown);
}

function unknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.status(404).send(refuse('NOT_FOUND', languageOfRequest(request)));
}
