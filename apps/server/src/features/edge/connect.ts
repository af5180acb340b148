import type { IncomingMessage } from 'node:http';
import { v7 as uuidv7 } from 'uuid';
import type { WebSocket } from 'ws';
import type { Databases } from '../../platform/db/company-db.ts';
import { EDGE_CLOSE, EDGE_HEADER } from '../../platform/edge/connect-headers.ts';
import type { EdgeHub } from '../../platform/edge/edge-hub.ts';
import { PROTOCOL } from '../../platform/edge/frame.ts';
import { type TunnelTimes, tunnel } from '../../platform/edge/tunnel.ts';
import * as q from './connection.queries.ts';
import { readKey } from './secrets.ts';

export interface ConnectParts {
  databases: Databases;
  edges: EdgeHub;
  /** NODE_URL; empty: this is the only web node. */
  nodeUrl: string;
  now: () => Date;
  times: TunnelTimes;
  /** The row of a connected gateway is looked at so often, ms: one that was revoked at another node is cut by then. */
  lookMs: number;
  log: (error: unknown, what: string) => void;
}

type Edge = { company_id: string; id: string };

/** The gateway that brings this key, and what it told of itself is kept. A status of HTTP where it may not connect. */
export async function admit(
  { databases }: ConnectParts,
  request: IncomingMessage,
  ip: string,
): Promise<Edge | 401 | 426> {
  const { headers } = request;
  const key = readKey(/^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '');
  if (!key) return 401;
  const db = databases.of(key.companyId);
  const row = await q.byKey(db, key.companyId, key.edgeId, key.hash).executeTakeFirst();
  if (!row) return 401;
  const protocol = Number(headerOf(request, EDGE_HEADER.protocol, 6));
  const known = Number.isInteger(protocol) ? protocol : 0;
  await q
    .told(db, row, {
      ...{ version: headerOf(request, EDGE_HEADER.version, 30), protocol: known },
      ...{ address: headerOf(request, EDGE_HEADER.address, 100), remote_address: ip.slice(0, 60) },
    })
    .execute();
  return known === PROTOCOL ? row : 426;
}

/** What a header says, printable and at most so long: it is shown on a page. */
function headerOf({ headers }: IncomingMessage, name: string, longest: number): string {
  const value = headers[name];
  return typeof value === 'string' ? value.replace(/[^\x20-\x7e]/g, '').slice(0, longest) : '';
}

/** Holds the connection of a gateway until it ends, or may not stay any more. */
export async function attend(parts: ConnectParts, edge: Edge, socket: WebSocket): Promise<void> {
  const { databases, edges, nodeUrl, now, times, lookMs, log } = parts;
  const db = databases.of(edge.company_id);
  const connectionId = uuidv7();
  let letGo = (): void => undefined;
  const failed = (what: string) => (error: unknown) => log(error, what);
  const made = tunnel(socket, times, () => {
    clearInterval(looking);
    letGo();
    q.lost(db, edge, connectionId, now()).execute().catch(failed('the end of a store gateway was not kept'));
  });
  const look = async (): Promise<void> => {
    const still = await q.stillThere(db, edge, connectionId, now()).executeTakeFirst();
    if (!still) made.close(EDGE_CLOSE.revoked, 'revoked');
  };
  const looking = setInterval(() => void look().catch(failed('a store gateway could not be looked up')), lookMs);
  await q.connected(db, edge, { connection_id: connectionId, node_url: nodeUrl }, now()).execute();
  // It may have gone while that was written.
  if (socket.readyState === socket.OPEN) letGo = edges.hold(edge.id, made);
  else await q.lost(db, edge, connectionId, now()).execute();
}
