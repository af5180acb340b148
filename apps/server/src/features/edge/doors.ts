import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Databases } from '../../platform/db/company-db.ts';
import { type DialCause, DialFailed } from '../../platform/edge/dial-cause.ts';
import {
  askThrough,
  CAUSE_HEADER,
  DIAL_UPGRADE,
  dialThrough,
  HOP_HEADER,
  PASS_HEADER,
} from '../../platform/edge/door.ts';
import type { EdgeHub } from '../../platform/edge/edge-hub.ts';
import { openPass, type Pass } from '../../platform/edge/pass.ts';
import type { Tunnel } from '../../platform/edge/tunnel.ts';
import type { Secrets } from '../../platform/sealed-secret.ts';
import * as q from './connection.queries.ts';

export interface DoorParts {
  databases: Databases;
  edges: EdgeHub;
  secrets: Secrets;
  nodeUrl: string;
}

const HOP_MS = 12_000;
const ASK_MS = 6_000;

const wishShape = z.object({ host: z.string().min(1).max(260), port: z.coerce.number().int().min(1).max(65_535) });

/** Becomes a connection to a device: whoever asks brings a pass for its host. */
export async function answerDial(
  parts: DoorParts,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): Promise<void> {
  const pass = await passIn(parts, request.headers);
  const url = new URL(request.url ?? '', 'http://door');
  const wish = wishShape.safeParse(Object.fromEntries(url.searchParams));
  if (!pass || !wish.success || wish.data.host !== pass.host) return refuse(socket, '403 Forbidden', 'forbidden');
  const { host, port } = wish.data;
  try {
    const found = await holderOf(parts, pass, request.headers);
    const through =
      'tunnel' in found
        ? await found.tunnel.dial(host, port)
        : await dialThrough({ ...found, pass: textOf(request.headers) }, host, port, HOP_MS, true);
    socket.write(`HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: ${DIAL_UPGRADE}\r\n\r\n`);
    join(socket, head, through);
  } catch (error) {
    if (!(error instanceof DialFailed)) throw error;
    refuse(socket, '502 Bad Gateway', error.reason);
  }
}

/** Asks a gateway something: the same pass, without a host. */
export async function answerAsk(parts: DoorParts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const pass = await passIn(parts, request.headers);
  if (pass?.host !== '') return reply.status(403).header(CAUSE_HEADER, 'forbidden').send();
  try {
    const found = await holderOf(parts, pass, request.headers);
    const said =
      'tunnel' in found
        ? await found.tunnel.ask(request.body, ASK_MS)
        : await askThrough({ ...found, pass: textOf(request.headers) }, request.body, HOP_MS, true);
    return reply.send({ said });
  } catch (error) {
    if (!(error instanceof DialFailed)) throw error;
    return reply.status(502).header(CAUSE_HEADER, error.reason).send();
  }
}

type Headers = IncomingMessage['headers'];

function textOf(headers: Headers): string {
  const text = headers[PASS_HEADER];
  return typeof text === 'string' ? text : '';
}

const passIn = ({ secrets }: DoorParts, headers: Headers): Promise<Pass | null> => openPass(secrets, textOf(headers));

/** The gateway's connection to this node, or the node that has it. One hop: what the database says may be a moment old. */
async function holderOf(
  { edges, databases, nodeUrl }: DoorParts,
  { companyId, edgeId }: Pass,
  headers: Headers,
): Promise<{ tunnel: Tunnel } | { webUrl: string }> {
  const here = edges.tunnel(edgeId);
  if (here) return { tunnel: here };
  const row = await q.nodeOf(databases.of(companyId), companyId, edgeId).executeTakeFirst();
  const isElsewhere = row !== undefined && row.node_url !== '' && row.node_url !== nodeUrl;
  if (!isElsewhere || headers[HOP_HEADER] !== undefined) throw new DialFailed('away');
  return { webUrl: row.node_url };
}

function refuse(socket: Duplex, status: string, cause: DialCause): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n${CAUSE_HEADER}: ${cause}\r\n\r\n`);
}

/** What breaks on one side breaks the other; what ends well may still be on its way. */
function join(socket: Duplex, head: Buffer, through: Duplex): void {
  if (head.length > 0) through.write(head);
  socket.pipe(through).pipe(socket);
  through.on('error', () => socket.destroy());
  socket.once('close', () => through.destroy());
  through.once('close', () => through.readableEnded || socket.destroy());
}
