import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { EDGE_PATHS } from '../edge/connect-headers.ts';
import { knownHost } from '../http/hosts.ts';
import type { Settings } from '../settings.ts';
import { EVENT_PATH, readEventPost } from './event-post.ts';
import type { MediaLink } from './media-link.ts';

const LIVE_PATH = '/media/live';
const PICTURE_PATH = '/media/frame';
/** Media answers within its own limits; a process that hangs is not waited for longer, ms. */
const ANSWER_MS = 20_000;

/** Passes what belongs to media on to the media process, unread, so that users need one port only; hears what media apart tells. */
export function mountMedia(app: FastifyInstance, settings: Settings, media: MediaLink, now: () => Date): void {
  pipeMedia(app, settings, () => media.child?.port() ?? null);
  if (settings.mediaKey !== null) hearEvents(app, media, now);
}

function hearEvents(app: FastifyInstance, { key, tell }: MediaLink, now: () => Date): void {
  app.post(EVENT_PATH, { config: { rateLimit: false } }, async (request, reply) => {
    const event = readEventPost(key, request.body, now());
    if (event) tell(event);
    return reply.status(event ? 204 : 403).send();
  });
}

/** `port` is null while the process is away. */
export function pipeMedia(app: FastifyInstance, settings: Settings, port: () => number | null): void {
  const isOurs = knownHost(settings);
  app.server.on('upgrade', (incoming, socket, head) => {
    if (pathOf(incoming).startsWith(EDGE_PATHS)) return;
    // Whoever goes away in the middle is no fault of ours.
    socket.on('error', () => socket.destroy());
    const to = port();
    if (pathOf(incoming) !== LIVE_PATH) return refuse(socket, '404 Not Found');
    if (!isOurs(hostOf(incoming))) return refuse(socket, '421 Misdirected Request');
    if (to === null) return refuse(socket, '503 Service Unavailable');
    pipeUpgrade(incoming, socket, head, to);
  });
  app.get(PICTURE_PATH, async (incoming, reply) => {
    const to = port();
    if (to === null) return reply.status(503).send({ cause: 'away' });
    const { status, type, body } = await ask(to, incoming.url);
    return reply.status(status).header('content-type', type).header('cache-control', 'no-store').send(body);
  });
}

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?')[0] ?? '';

function hostOf({ headers }: IncomingMessage): string {
  const url = `http://${headers.host ?? ''}`;
  return URL.canParse(url) ? new URL(url).hostname : '';
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function pipeUpgrade({ url, rawHeaders }: IncomingMessage, socket: Duplex, head: Buffer, port: number): void {
  const media = connect({ host: '127.0.0.1', port, noDelay: true });
  const names = rawHeaders.filter((_, i) => i % 2 === 0);
  const lines = names.map((name, i) => `${name}: ${rawHeaders[i * 2 + 1] ?? ''}\r\n`);
  let isConnected = false;
  media.once('connect', () => {
    isConnected = true;
    media.write(`GET ${url} HTTP/1.1\r\n${lines.join('')}\r\n`);
    media.write(head);
    media.pipe(socket).pipe(media);
  });
  media.on('error', () => {
    if (isConnected) socket.destroy();
    else refuse(socket, '503 Service Unavailable');
  });
  media.once('close', () => socket.end());
  socket.once('close', () => media.destroy());
}

interface Answer {
  status: number;
  type: string;
  body: Buffer;
}

/** Asks the media process for a picture; rejects when it is away. */
function ask(port: number, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', port, path, agent: false, timeout: ANSWER_MS }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () => {
        const type = response.headers['content-type'] ?? 'application/octet-stream';
        resolve({ status: response.statusCode ?? 500, type, body: Buffer.concat(parts) });
      });
    });
    asking.once('timeout', () => asking.destroy(new Error('media does not answer')));
    asking.once('error', reject);
    asking.end();
  });
}
