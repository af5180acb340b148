import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v4 as uuidv4 } from 'uuid';
import { startApp } from '../src/app.ts';
import { ACTOR_MS } from '../src/features/session/index.ts';
import type { ServerLimits } from '../src/platform/http/server.ts';
import { readSettings } from '../src/platform/settings.ts';
import { callEndpoint } from './client.ts';
import { testDatabase } from './database.ts';
import { createTestCompany } from './factories.ts';
import type { World } from './world-shape.ts';

export type { World } from './world-shape.ts';

/** A request id as a client makes it. */
export const requestId = (): string => uuidv4();

/** `limits`: how long the server waits for clients, where a test is about that. */
export async function world(env: Record<string, string> = {}, limits?: Partial<ServerLimits>): Promise<World> {
  const database = await testDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'rondo-world-'));
  // Real time at first, so that a client that signs by its own clock is heard; a test moves it from there.
  let offsetMs = 0;
  let skippedMs = 0;
  const now = (): Date => new Date(Date.now() + offsetMs);
  const settings = readSettings({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    STREAM_PORT: '0',
    ...(await reachable(env)),
    RONDO_DEMO: '0',
    CALLS_PER_MINUTE: '1000000',
    ...env,
  });
  const urls = { owner: database.url, app: database.appUrl };
  const elapsedMs = (): number => performance.now() + skippedMs;
  const app = await startApp(settings, urls, { now, elapsedMs, isTimeless: true, ...(limits ? { limits } : {}) });
  await app.server.listen({ host: '127.0.0.1', port: settings.port });
  const { port } = app.server.server.address() as AddressInfo;
  await app.streams?.listen({ host: '127.0.0.1', port: 0 });
  const base = `http://127.0.0.1:${port}`;
  const self: World = {
    base,
    dataDir,
    app,
    clock: {
      now,
      set: (at) => {
        offsetMs = new Date(at).getTime() - Date.now();
      },
      advance: (ms) => {
        offsetMs += ms;
      },
      refreshActors: () => {
        skippedMs += ACTOR_MS + 1;
      },
    },
    company: (options = {}) => createTestCompany(self, options),
    call: (endpoint, input, who = null, options = {}) =>
      callEndpoint(base, endpoint, input, who, { now: now().getTime(), ...options }),
    async settle() {
      await app.outbox?.drain();
    },
    async sql<T extends Record<string, unknown>>(text: string, values: unknown[] = []) {
      const result = await app.owner.query<T>(text, values);
      return result.rows;
    },
    async stop() {
      await app.stop();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return self;
}

/** Letters carry links: a world that sends some knows its address before it listens. */
async function reachable({ SMTP_URL, SMS_URL }: Record<string, string>): Promise<Record<string, string>> {
  if (SMTP_URL === undefined && SMS_URL === undefined) return { PORT: '0' };
  const port = await freePort();
  return { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
