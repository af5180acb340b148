import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileApi } from '@rondo/contract/file';
import { shopGroupApi } from '@rondo/contract/shop';
import pg from 'pg';
import { v4 as uuidv4 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callEndpoint, type Identity } from './client.ts';
import { holdTable, type TestDatabase, testDatabase } from './database.ts';
import { pdf } from './document.ts';
import { type ServerProcess, serverProcess, setUp } from './server-process.ts';

let database: TestDatabase;
let folder: string;
let running: ServerProcess | null = null;
let base: string;
let owner: Identity;

beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'rondo-survival-'));
  base = await start();
  owner = await setUp(base, folder);
});
afterAll(async () => {
  await running?.end('SIGKILL');
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<string> {
  running = await serverProcess({ DATABASE_URL: database.url, DATA_DIR: folder });
  return running.base;
}

interface Ledger {
  /** requestId to the id that was acknowledged. */
  acknowledged: Map<string, string>;
  /** Sent without an answer: may or may not have happened. */
  unknown: Set<string>;
}

async function writeUntilDead(base: string, who: Identity, parentId: string, ledger: Ledger): Promise<void> {
  for (;;) {
    const requestId = uuidv4();
    ledger.unknown.add(requestId);
    try {
      const { id } = await callEndpoint(base, shopGroupApi.create, { parentId, name: requestId, requestId }, who);
      ledger.acknowledged.set(requestId, id);
      ledger.unknown.delete(requestId);
    } catch (error) {
      // The connection broke: the server is dead. A refusal would be a fault of this test.
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}

it('kill -9 in the middle of writes loses nothing that was acknowledged and doubles nothing', async () => {
  const [root] = await callEndpoint(base, shopGroupApi.list, {}, owner);
  if (!root) throw new Error('no root group');
  const ledger: Ledger = { acknowledged: new Map(), unknown: new Set() };
  for (let round = 0; round < 3; round += 1) {
    const writers = Array.from({ length: 8 }, () => writeUntilDead(base, owner, root.id, ledger));
    const before = ledger.acknowledged.size;
    while (ledger.acknowledged.size < before + 40) await setTimeout(5);
    await running?.end('SIGKILL');
    await Promise.all(writers);
    base = await start();
  }
  // What was in the air is sent again under its requestId: it happens once, whether it had happened or not.
  for (const requestId of ledger.unknown) {
    const { id } = await callEndpoint(
      base,
      shopGroupApi.create,
      { parentId: root.id, name: requestId, requestId },
      owner,
    );
    ledger.acknowledged.set(requestId, id);
  }
  const groups = await callEndpoint(base, shopGroupApi.list, {}, owner);
  const byName = new Map(groups.filter((g) => g.id !== root.id).map((g) => [g.name, g.id]));
  expect(byName.size).toBe(groups.length - 1);
  expect(byName.size).toBe(ledger.acknowledged.size);
  for (const [requestId, id] of ledger.acknowledged) expect(byName.get(requestId)).toBe(id);
}, 120_000);

it('a document whose server is killed while it is entered is not there, and there once when it is sent again', async () => {
  const requestId = uuidv4();
  const send = () =>
    callEndpoint(base, fileApi.uploadDocument, { requestId }, owner, { files: [{ name: 'lease.pdf', bytes: pdf() }] });
  const held = await holdTable(database.url, 'file');
  const cutOff = expect(send()).rejects.toThrow(TypeError);
  await held.untilWaiting(1);
  await running?.end('SIGKILL');
  await cutOff;
  await held.release();
  base = await start();
  const client = new pg.Client(database.url);
  await client.connect();
  const stored = async () => (await client.query<{ id: string }>(`select id from file where name = 'lease.pdf'`)).rows;
  expect(await stored()).toEqual([]);
  const answers = await Promise.all([send(), send()]);
  answers.push(await send());
  const [{ id } = { id: '' }] = answers;
  expect([answers.map((one) => one.id), await stored()]).toEqual([[id, id, id], [{ id }]]);
  await client.end();
}, 120_000);
