import { createHash } from 'node:crypto';
import type { Tx } from '../../platform/context.ts';
import type { FileStore } from '../../platform/store/file-store.ts';
import * as q from './file.queries.ts';
import { storeKey } from './file-refs.ts';
import { makePicture, type Picture } from './picture.ts';

/** A picture that lies in the store and is entered nowhere yet; the nightly sweep takes it where that never happens. */
export interface KeptPicture extends Picture {
  hash: Buffer;
  smallHash: Buffer;
}

/** Draws a picture anew, as uploads are, and puts it into the store under what it contains. Refuses with the file reasons. */
export async function keepPicture(store: FileStore, companyId: string, bytes: Buffer): Promise<KeptPicture> {
  return putPicture(store, companyId, await makePicture(bytes));
}

/** Puts a picture and its small copy into the store; what lies there already is left. */
export async function putPicture(store: FileStore, companyId: string, picture: Picture): Promise<KeptPicture> {
  const [hash, smallHash] = [sha256(picture.bytes), sha256(picture.small)];
  await store.put(storeKey(companyId, hash), picture.bytes, picture.mime);
  await store.put(storeKey(companyId, smallHash), picture.small, picture.mime);
  return { ...picture, hash, smallHash };
}

interface Taken {
  name: string;
  takenAt: Date;
  /** Who asked for it. */
  memberId: string;
}

/** Enters a kept picture that the server itself took, in the caller's transaction; its id. */
export async function enterPicture(
  tx: Tx,
  store: FileStore,
  picture: KeptPicture,
  { name, takenAt, memberId }: Taken,
): Promise<string> {
  const id = tx.newId();
  // The nightly sweep may be about to remove the same content of a picture that was entered nowhere: whoever is second waits, and looks.
  await q.lockContents(tx.db, tx.companyId, [picture.hash, picture.smallHash]).execute();
  await putPicture(store, tx.companyId, picture);
  await q
    .insert(tx.db, [
      {
        company_id: tx.companyId,
        id,
        sha256: picture.hash,
        thumb_sha256: picture.smallHash,
        name,
        mime: picture.mime,
        size_bytes: picture.bytes.length,
        width: picture.width,
        height: picture.height,
        dhash: picture.dhash,
        source: 'made',
        taken_at: takenAt,
        created_by: memberId,
        created_at: tx.now(),
      },
    ])
    .execute();
  return id;
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
