import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CODES } from '@rondo/contract/kit/codes';
import { shopGroupApi } from '@rondo/contract/shop';
import { v4 as uuidv4 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callEndpoint, compose, type Identity } from './client.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { type ServerProcess, serverProcess, setUp } from './server-process.ts';

/** How often ten calls at once are made while it is away. */
const ROUNDS = 4;

/** A connection to the PostgreSQL of an address; its host may be the folder of a socket. */
function connectTo({ hostname, port }: URL): Socket {
  const host = decodeURIComponent(hostname);
  return host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(Number(port), host);
}

/** The way to the database, which a test can cut: open connections break, new ones are refused. */
function wayTo(target: URL) {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connectTo(target);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one
        // A cut connection is closed after it, and that is heard.
        .on('error', () => undefined)
        .once('close', () => {
          sockets.delete(one);
          other.destroy();
        });
      one.pipe(other);
    }
  });
  const open = (port: number): Promise<void> => new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    open,
    port: () => (server.address() as AddressInfo).port,
    cut: async (): Promise<void> => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

let database: TestDatabase;
let folder: string;
let way: ReturnType<typeof wayTo>;
let server: ServerProcess;
let owner: Identity;
let parentId: string;

beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'rondo-away-'));
  way = wayTo(new URL(database.url));
  await way.open(0);
  const [asOwner, asApp] = [database.url, database.appUrl].map((text) => {
    const url = new URL(text);
    url.hostname = '127.0.0.1';
    url.port = String(way.port());
    return url.href;
  });
  server = await serverProcess({
    DATABASE_URL: asApp ?? '',
    DATABASE_OWNER_URL: asOwner ?? '',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
  });
  owner = await setUp(server.base, folder);
  parentId = (await callEndpoint(server.base, shopGroupApi.list, {}, owner))[0]?.id ?? '';
}, 60_000);
afterAll(async () => {
  await server.end('SIGTERM');
  await way.cut();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

/** One write. */
async function create() {
  const requestId = uuidv4();
  const sent = compose(shopGroupApi.create, { parentId, name: requestId, requestId }, owner);
  const response = await fetch(server.base + sent.url, {
    method: sent.method,
    headers: sent.headers,
    body: sent.body ?? null,
  });
  const { code } = (await response.json()) as { code: number };
  return { status: response.status, code, retryAfter: response.headers.get('retry-after') };
}

const isReady = async (): Promise<boolean> => (await fetch(`${server.base}/readyz`)).ok;

it('a database that is away is told, by every call of many at once, and all is well by itself when it is back', async () => {
  expect((await create()).code).toBe(CODES.OK.code);
  const port = way.port();
  await way.cut();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const answer of await Promise.all(Array.from({ length: 10 }, create)))
      expect(answer).toEqual({ status: 503, code: CODES.NETWORK_EXCEPTION.code, retryAfter: '5' });
    expect(await isReady()).toBe(false);
    expect((await fetch(`${server.base}/healthz`)).ok).toBe(true);
  }
  await way.open(port);
  while (!(await isReady())) await new Promise((resolve) => setImmediate(resolve));
  expect((await create()).code).toBe(CODES.OK.code);
}, 60_000);
