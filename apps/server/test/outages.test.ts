import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fileApi } from '@rondo/contract/file';
import { CODES } from '@rondo/contract/kit/codes';
import { shopGroupApi } from '@rondo/contract/shop';
import sharp from 'sharp';
import { v4 as uuidv4 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEndpoint, compose, type Identity } from './client.ts';
import { type ServerProcess, serverProcess, setUp } from './server-process.ts';

const run = promisify(execFile);
const DISK_MB = 400;

let folder: string;
let hasDisk = false;
let server: ServerProcess;
let owner: Identity;
let parentId: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rondo-outages-'));
  // A disk of its own, which only root may make: without one the tests of a full disk are left out.
  hasDisk = await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder]).then(
    () => true,
    () => false,
  );
  await chmod(folder, 0o755);
  server = await serverProcess({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
  owner = await setUp(server.base, folder);
  parentId = (await callEndpoint(server.base, shopGroupApi.list, {}, owner))[0]?.id ?? '';
}, 60_000);
afterAll(async () => {
  await server.end('SIGTERM');
  if (hasDisk) await run('umount', ['-l', folder]);
  await rm(folder, { recursive: true, force: true });
}, 60_000);

interface Answer {
  status: number;
  code: number;
  retryAfter: string | null;
}

async function send(sent: ReturnType<typeof compose>): Promise<Answer> {
  const response = await fetch(server.base + sent.url, {
    method: sent.method,
    headers: sent.headers,
    body: sent.body ?? null,
  });
  const { code } = (await response.json()) as { code: number };
  return { status: response.status, code, retryAfter: response.headers.get('retry-after') };
}

const create = (): Promise<Answer> => {
  const requestId = uuidv4();
  return send(compose(shopGroupApi.create, { parentId, name: requestId, requestId }, owner));
};

async function upload(): Promise<Answer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
  const bytes = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer();
  return send(compose(fileApi.upload, { source: 'picked' }, owner, { files: [{ name: 'a.jpg', bytes }] }));
}

async function ready(): Promise<{ ok: boolean; status: string }> {
  const response = await fetch(`${server.base}/readyz`);
  return { ok: response.ok, status: ((await response.json()) as { status: string }).status };
}

async function until(holds: () => Promise<boolean>): Promise<number> {
  const start = performance.now();
  while (!(await holds())) await new Promise((resolve) => setImmediate(resolve));
  return performance.now() - start;
}

const NOT_NOW = { status: 503, code: CODES.NETWORK_EXCEPTION.code, retryAfter: '5' };

describe('started as root', () => {
  it.skipIf(process.getuid?.() !== 0)(
    'the server goes on without the rights of root, and still takes pictures',
    async () => {
      const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
      expect(/^Uid:\t(\d+)\t(\d+)/m.exec(status)?.slice(1)).not.toContain('0');
      expect((await upload()).code).toBe(CODES.OK.code);
    },
  );
});

describe('a full disk', () => {
  it('is told as such, reads go on, and all is well when there is room again', async ({ skip }) => {
    if (!hasDisk) skip('a file system may not be mounted here');
    const ballast = join(folder, 'ballast');
    // It ends with "no space left": the disk is full, as it should be.
    await run('sh', ['-c', `head -c ${DISK_MB}M /dev/zero > "$0"`, ballast]).catch(() => undefined);
    expect(await upload()).toEqual(NOT_NOW);
    expect(await ready()).toEqual({ ok: false, status: 'disk full' });
    let answer = await create();
    // Room that the tables have left is used first.
    for (let i = 0; i < 3_000 && answer.code === CODES.OK.code; i += 1) answer = await create();
    expect(answer).toEqual(NOT_NOW);
    expect((await callEndpoint(server.base, shopGroupApi.list, {}, owner)).length).toBeGreaterThan(0);
    await rm(ballast);
    expect((await create()).code).toBe(CODES.OK.code);
    expect((await upload()).code).toBe(CODES.OK.code);
    await until(async () => (await ready()).ok);
  }, 60_000);
});
