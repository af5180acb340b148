import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStore } from './file-store.ts';
import { folderStore } from './folder-store.ts';
import { s3Store } from './s3-store.ts';

let folder: string;
let s3: { stop: () => Promise<void>; options: Parameters<typeof s3Store>[0] };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rondo-store-'));
  s3 = await startS3(join(folder, 's3'));
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

/** An object store that speaks the real protocol. It takes any secret, so signatures are not what is tested. */
async function startS3(directory: string) {
  const port = await freePort();
  const server = new S3rver({ port, address: '127.0.0.1', silent: true, directory, allowMismatchedSignatures: true });
  await server.run();
  const options = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'rondo',
    accessKey: 'S3RVER',
    secretKey: 'S3RVER',
    region: 'us-east-1',
  };
  const client = new S3Client({
    endpoint: options.endpoint,
    region: options.region,
    forcePathStyle: true,
    credentials: { accessKeyId: options.accessKey, secretAccessKey: options.secretKey },
  });
  await client.send(new CreateBucketCommand({ Bucket: options.bucket }));
  client.destroy();
  return { options, stop: () => server.close() };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const stores: [string, () => FileStore | Promise<FileStore>][] = [
  ['folder', () => folderStore(join(folder, 'files'))],
  ['object store', () => s3Store(s3.options)],
];

const bytesOf = (stream: Readable | null): Promise<Buffer | null> => (stream ? buffer(stream) : Promise.resolve(null));

describe.each(stores)('a %s', (_, open) => {
  const bytes = Buffer.from('0123456789');
  const newKey = (): string => `${randomUUID()}/ab/${'c'.repeat(62)}`;

  it('gives back what was put, whole or in part, and its size', async () => {
    const [store, key] = [await open(), newKey()];
    await store.put(key, bytes, 'image/jpeg');
    expect(await store.size(key)).toBe(10);
    expect(await bytesOf(await store.read(key))).toEqual(bytes);
    expect(await bytesOf(await store.read(key, { from: 2, to: 4 }))).toEqual(Buffer.from('234'));
  });

  it('has nothing under a key that was never put', async () => {
    const [store, key] = [await open(), newKey()];
    expect([await store.size(key), await store.read(key)]).toEqual([null, null]);
  });

  it('takes the bytes of a file, once, and leaves the file', async () => {
    const [store, key] = [await open(), newKey()];
    const path = join(folder, `${randomUUID()}.mp4`);
    const large = Buffer.alloc(3_000_000, 'abc');
    await writeFile(path, large);
    await Promise.all([store.putFile(key, path, 'video/mp4'), store.putFile(key, path, 'video/mp4')]);
    expect((await bytesOf(await store.read(key)))?.equals(large)).toBe(true);
    await store.putFile(key, join(folder, 'not there'), 'video/mp4');
    expect((await stat(path)).size).toBe(large.length);
  });

  it('keeps one whole file when several put the same at once', async () => {
    const [store, key] = [await open(), newKey()];
    await Promise.all(Array.from({ length: 8 }, () => store.put(key, bytes, 'image/jpeg')));
    expect(await bytesOf(await store.read(key))).toEqual(bytes);
  });

  it('tells what was put before a moment, and removes one key alone', async () => {
    const store = await open();
    const mine = randomUUID();
    const keys = [`${mine}/ab/${'a'.repeat(62)}`, `${mine}/ab/${'b'.repeat(62)}`];
    await Promise.all(keys.map((key) => store.put(key, bytes, 'image/jpeg')));
    const told = async (before: Date): Promise<string[]> => {
      const all: string[] = [];
      for await (const some of store.olderThan(mine, before)) all.push(...some);
      return all.sort();
    };
    expect(await told(new Date(Date.now() + 60_000))).toEqual(keys);
    expect(await told(new Date(Date.now() - 60_000))).toEqual([]);
    const [first = '', second] = keys;
    await store.remove(first);
    await store.remove(first);
    expect(await told(new Date(Date.now() + 60_000))).toEqual([second]);
  });

  it('tells what lies in a folder and removes all of that, and nothing beside it', async () => {
    const store = await open();
    const [mine, other] = [randomUUID(), randomUUID()];
    const keys = Array.from({ length: 12 }, (_, n) => `${mine}/a${n}/${'d'.repeat(62)}`);
    const beside = [`${other}/ab/${'e'.repeat(62)}`, `${mine}x/ab/${'e'.repeat(62)}`];
    await Promise.all([...keys, ...beside].map((key) => store.put(key, bytes, 'image/jpeg')));
    expect(await store.under(mine)).toEqual({ files: 12, bytes: 120 });
    await store.removeUnder(mine);
    await store.removeUnder(mine);
    expect(await store.under(mine)).toEqual({ files: 0, bytes: 0 });
    for (const key of beside) expect(await store.size(key)).toBe(10);
  });
});

describe('the folder', () => {
  it.each(['', '.', '..', 'a/b', '../x'])('removes nothing for %j, which is no folder of its own', async (name) => {
    await expect(folderStore(join(folder, 'files')).removeUnder(name)).rejects.toThrow('no folder');
  });

  it('is closed to other users, and holds nothing but the files', async () => {
    const root = join(folder, 'closed');
    const store = folderStore(root);
    for (const _ of ['once', 'again']) await store.put('company/ab/cd', Buffer.from('x'), 'image/jpeg');
    expect((await stat(root)).mode & 0o777).toBe(0o700);
    expect((await stat(join(root, 'company/ab/cd'))).mode & 0o777).toBe(0o600);
    expect(await readdir(join(root, 'company/ab'))).toEqual(['cd']);
  });
});
