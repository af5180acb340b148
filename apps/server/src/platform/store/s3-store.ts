import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { atMost } from '../at-most.ts';
import type { FileStore } from './file-store.ts';
import { s3Bucket } from './s3-bucket.ts';

const REMOVING_AT_ONCE = 8;

/** Files in a bucket of any S3-compatible object store. */
export async function s3Store(options: Parameters<typeof s3Bucket>[0]): Promise<FileStore> {
  const { head, get, put, remove, objects } = await s3Bucket(options);
  const size = async (key: string): Promise<number | null> => (await head(key))?.ContentLength ?? null;
  const putOnce = async (key: string, send: () => Promise<unknown>): Promise<void> => {
    if ((await size(key)) === null) await send();
  };
  /** The name of a file says what is in it, so whoever puts the same at the same time waits for one upload. */
  const uploads = new Map<string, Promise<void>>();
  const shared = (key: string, send: () => Promise<unknown>): Promise<void> => {
    const upload = uploads.get(key) ?? putOnce(key, send).finally(() => uploads.delete(key));
    uploads.set(key, upload);
    return upload;
  };
  return {
    size,
    put: (key, bytes, mime) => shared(key, () => put(key, bytes, mime)),
    putFile: (key, path, mime) =>
      shared(key, async () => put(key, createReadStream(path), mime, (await stat(path)).size)),
    async read(key, range) {
      const found = await get(key, range && `bytes=${range.from}-${range.to}`);
      if (!found) return null;
      if (!(found.Body instanceof Readable)) throw new Error('the object store answered without a body');
      return found.Body;
    },
    async under(folder) {
      const found = { files: 0, bytes: 0 };
      for await (const page of objects(folder)) {
        found.files += page.length;
        found.bytes += page.reduce((sum, { bytes }) => sum + bytes, 0);
      }
      return found;
    },
    async *olderThan(folder, before) {
      for await (const page of objects(folder)) {
        const old = page.flatMap(({ key, at }) => (at !== undefined && at < before ? [key] : []));
        if (old.length > 0) yield old;
      }
    },
    remove,
    async removeUnder(folder) {
      // One by one: the call for many needs a checksum that compatible servers do not agree on.
      const some = atMost(REMOVING_AT_ONCE, remove);
      for await (const page of objects(folder)) await Promise.all(page.map(({ key }) => some(key)));
    },
  };
}
