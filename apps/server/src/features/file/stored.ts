import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Actor } from '@rondo/domain/actor';
import type { Db } from '../../platform/db/company-db.ts';
import type { FileStore } from '../../platform/store/file-store.ts';
import * as q from './file.queries.ts';
import { hashOfPath, storeKey } from './file-refs.ts';
import { markOfCopy } from './mark.ts';
import { stamp } from './stamp.ts';
import { type LeavingParts, veilOf } from './veil.ts';

/** The SHA-256 of the bytes that lie in the store now for a content, hexadecimal; null where nothing is. */
export async function hashOfStored(store: FileStore, companyId: string, sha256: Buffer): Promise<string | null> {
  const bytes = await store.read(storeKey(companyId, sha256));
  if (!bytes) return null;
  const hash = createHash('sha256');
  for await (const part of bytes) hash.update(part);
  return hash.digest('hex');
}

/** The bytes that lie in the store for a content; null where nothing is. */
export async function storedBytes(store: FileStore, companyId: string, sha256: Buffer): Promise<Buffer | null> {
  const bytes = await store.read(storeKey(companyId, sha256));
  return bytes && buffer(bytes);
}

/** The bytes that lie in the store for a content, as they come; null where nothing is. */
export const storedStream = (store: FileStore, companyId: string, sha256: Buffer): Promise<Readable | null> =>
  store.read(storeKey(companyId, sha256));

/** A picture or a film as its reader saves it. */
export interface SavedPicture {
  id: string;
  /** Of its name: `.jpg`, `.webp`, `.mp4`. */
  ending: string;
  /** One part for a picture; a film comes as it is read. */
  parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/**
 * Pictures one after another as somebody saves them, with their watermark drawn in where the company has one; whether they may
 * is decided before. One that is gone from the store is left out, and where the company veils people what nobody could look at, films too.
 */
export async function* savedPictures(
  { store, media }: LeavingParts,
  db: Db,
  actor: Actor,
  at: Date,
  fileIds: readonly string[],
): AsyncGenerator<SavedPicture> {
  const mark = await markOfCopy(db, actor, at);
  const veil = await veilOf(db, actor.companyId, media);
  const rows = await q.byIds(db, actor.companyId, fileIds).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const id of fileIds) {
    const row = byId.get(id);
    const stored = row && (await store.read(storeKey(actor.companyId, row.sha256)));
    if (!row || !stored || (veil.isOn && row.mime === 'video/mp4')) continue;
    if (row.mime === 'video/mp4') {
      // Nothing can be drawn into a film without encoding it anew: then its hash would prove nothing.
      yield { id, ending: '.mp4', parts: stored };
      continue;
    }
    const bytes = await veil.over(await buffer(stored));
    if (!bytes) continue;
    yield {
      id,
      ending: row.mime === 'image/webp' ? '.webp' : '.jpg',
      parts: [mark ? await stamp(bytes, mark) : bytes],
    };
  }
}

/** The bytes behind the path of a file as answers carry it; null where nothing is. Whether somebody may have them is decided before. */
export async function bytesAt(store: FileStore, companyId: string, path: string): Promise<Buffer | null> {
  const hash = hashOfPath(path);
  return hash && storedBytes(store, companyId, hash);
}
