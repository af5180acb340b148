import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { WebSocketServer } from 'ws';
import { z } from 'zod';
import type { Databases } from '../../platform/db/company-db.ts';
import { CONNECT_PATH, PAIR_PATH } from '../../platform/edge/connect-headers.ts';
import { ASK_PATH, DIAL_PATH } from '../../platform/edge/door.ts';
import { LONGEST_FRAME } from '../../platform/edge/frame.ts';
import { TUNNEL_TIMES } from '../../platform/edge/tunnel.ts';
import type { Held } from '../../platform/feature.ts';
import { forwardedAddress } from '../../platform/http/proxies.ts';
import { admit, attend, type ConnectParts } from './connect.ts';
import { answerAsk, answerDial, type DoorParts } from './doors.ts';
import { pairEdge } from './pair.ts';
import { wrongCodes } from './wrong-codes.ts';

interface Parts extends Pick<Held, 'settings' | 'edges' | 'secrets'> {
  databases: Databases;
  now: () => Date;
}

const LOOK_MS = 5_000;

/** Where gateways are paired and connect, and where connections through them are asked for. */
export function mountEdges(app: FastifyInstance, { settings, edges, secrets, databases, now }: Parts): void {
  const nodeUrl = settings.nodeUrl ?? '';
  const log = (error: unknown, what: string): void => app.log.error({ err: error }, what);
  const connecting: ConnectParts = { databases, edges, nodeUrl, now, times: TUNNEL_TIMES, lookMs: LOOK_MS, log };
  const doors: DoorParts = { databases, edges, secrets, nodeUrl };
  pairing(app, { databases, now });
  app.post(ASK_PATH, { config: { rateLimit: false } }, async (request, reply) => answerAsk(doors, request, reply));
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LONGEST_FRAME, perMessageDeflate: false });
  const failed = (socket: Duplex) => (error: unknown) => {
    log(error, 'a connection of a store gateway failed');
    refuse(socket, '500 Internal Server Error');
  };
  app.server.on('upgrade', (request, socket, head) => {
    const path = (request.url ?? '').split('?')[0];
    socket.on('error', () => socket.destroy());
    if (path === DIAL_PATH) void answerDial(doors, request, socket, head).catch(failed(socket));
    else if (path === CONNECT_PATH) void connect(request, socket, head).catch(failed(socket));
    else if (path?.startsWith('/edge/')) refuse(socket, '404 Not Found');
  });
  const connect = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const found = await admit(connecting, request, forwardedAddress(request, settings.trustProxy));
    if (found === 401) return refuse(socket, '401 Unauthorized');
    if (found === 426) return refuse(socket, '426 Upgrade Required');
    sockets.handleUpgrade(request, socket, head, (opened) => {
      attend(connecting, found, opened).catch((error: unknown) => {
        log(error, 'a store gateway was not taken in');
        opened.terminate();
      });
    });
  };
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

const bodyShape = z.object({ code: z.string().max(40) });

function pairing(app: FastifyInstance, parts: Pick<Parts, 'databases' | 'now'>): void {
  const wrong = wrongCodes(parts.now);
  app.post(PAIR_PATH, async (request, reply) => {
    if (wrong.isShut(request.ip)) return reply.status(429).send({ reason: 'often' });
    const body = bodyShape.safeParse(request.body);
    const key = body.success ? await pairEdge(parts, body.data.code, request.ip) : null;
    if (key !== null) return reply.header('cache-control', 'no-store').send({ key });
    wrong.count(request.ip);
    return reply.status(403).send({ reason: 'code' });
  });
}
