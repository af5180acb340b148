import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v4 as uuidv4 } from 'uuid';
import { startApp } from '../src/app.ts';
import { readSettings } from '../src/platform/settings.ts';
import { callEndpoint } from './client.ts';
import { testDatabase } from './database.ts';
import { createTestCompany } from './factories.ts';
import type { World } from './world-shape.ts';

export type { World } from './world-shape.ts';

/** A request id as a client makes it. */
export const requestId = (): string => uuidv4();

export async function world(env: Record<string, string> = {}): Promise<World> {
  const database = await testDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'rondo-world-'));
  // Real time at first, so that a client that signs by its own clock is heard; a test moves it from there.
  let offsetMs = 0;
  const now = (): Date => new Date(Date.now() + offsetMs);
  const settings = readSettings({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    PORT: '0',
    RONDO_DEMO: '0',
    CALLS_PER_MINUTE: '1000000',
    ...env,
  });
  const app = await startApp(settings, database.url, { now });
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}`;
  const self: World = {
    base,
    app,
    clock: {
      now,
      set: (at) => {
        offsetMs = new Date(at).getTime() - Date.now();
      },
      advance: (ms) => {
        offsetMs += ms;
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
