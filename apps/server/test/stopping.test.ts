import { mkdtemp, rm } from 'node:fs/promises';
import { type ClientRequest, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileApi } from '@rondo/contract/file';
import { messageApi } from '@rondo/contract/message';
import { shopGroupApi } from '@rondo/contract/shop';
import sharp from 'sharp';
import { v4 as uuidv4 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callEndpoint, compose, type Identity, type Sent } from './client.ts';
import { holdTable, type TestDatabase, testDatabase } from './database.ts';
import { type ServerProcess, serverProcess, setUp } from './server-process.ts';
import { openStream } from './stream.ts';

let database: TestDatabase;
let folder: string;
let server: ServerProcess;
let owner: Identity;
let rootId: string;

beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'rondo-stopping-'));
  server = await serverProcess({ DATABASE_URL: database.url, DATA_DIR: folder });
  owner = await setUp(server.base, folder);
  rootId = (await callEndpoint(server.base, shopGroupApi.list, {}, owner))[0]?.id ?? '';
}, 60_000);
afterAll(async () => {
  await server.end('SIGKILL');
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** A call on a connection of its own, whose body is sent when it is asked to. */
function opened({ method, url, headers }: Sent, more: Record<string, string> = {}) {
  const request: ClientRequest = httpRequest(`${server.base}${url}`, {
    method,
    headers: { ...headers, ...more },
    agent: false,
  });
  const answer = new Promise<{ code: number; connection: string | undefined }>((resolve, reject) => {
    request.once('error', reject);
    request.once('response', async (response) => {
      resolve({ code: JSON.parse(await text(response)).code, connection: response.headers.connection });
    });
  });
  request.flushHeaders();
  return { request, answer };
}

it('a stop lets every call in flight and an upload come to their end, and ends streams cleanly', async () => {
  const stream = await openStream(server.base, (await callEndpoint(server.base, messageApi.ticket, {}, owner)).ticket);
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer();
  const files = [{ name: 'a.jpg', bytes: picture, type: 'image/jpeg' }];
  const form = new Response(compose(fileApi.upload, { source: 'picked' }, owner, { files }).body ?? null);
  const bytes = Buffer.from(await form.clone().arrayBuffer());
  const upload = opened(compose(fileApi.upload, { source: 'picked' }, owner, { files }), {
    'content-type': form.headers.get('content-type') ?? '',
    'content-length': String(bytes.length),
  });
  upload.request.write(bytes.subarray(0, bytes.length - 10));

  // Calls that wait in the database: they have begun, and cannot end before the table is free again.
  const table = await holdTable(database.url, 'shop_group');
  const calls = Array.from({ length: 20 }, (_, i) => {
    const requestId = uuidv4();
    const sent = compose(shopGroupApi.create, { parentId: rootId, name: `group ${i}`, requestId }, owner);
    const call = opened(sent, { 'content-length': String(Buffer.byteLength(String(sent.body))) });
    call.request.end(sent.body);
    return call;
  });
  await table.untilWaiting(10);
  server.signal('SIGTERM');
  await stream.ended;
  // On a connection that is still open the answer is no; a new one is not even taken.
  const isReady = await fetch(`${server.base}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
  expect(isReady).toBe(false);
  upload.request.end(bytes.subarray(bytes.length - 10));
  await table.release();

  const answers = await Promise.all([...calls, upload].map((call) => call.answer));
  expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 21 }, () => 20_000));
  expect(new Set(answers.map(({ connection }) => connection))).toEqual(new Set(['close']));
  expect(await server.exit).toBe(0);
  expect(server.said()).not.toMatch(/"level":[45]0/);
}, 60_000);
