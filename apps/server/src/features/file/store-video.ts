import type { Tx } from '../../platform/context.ts';
import type { FileStore } from '../../platform/store/file-store.ts';
import * as q from './file.queries.ts';
import { storeKey } from './file-refs.ts';

const MIME = 'video/mp4';

interface NewVideo {
  /** The MP4 on this machine, and its SHA-256. */
  path: string;
  sha256: Buffer;
  sizeBytes: number;
  /** Pixels. */
  width: number;
  height: number;
  /** What it is saved as. */
  name: string;
  /** Of its first picture. */
  takenAt: Date;
  /** Who asked for it. */
  memberId: string;
}

/** Puts an MP4 that the server itself made into the store and enters it, in the caller's transaction; its id. It stays exactly as it is. */
export async function enterVideo(tx: Tx, store: FileStore, video: NewVideo): Promise<string> {
  const id = tx.newId();
  // As with pictures: the nightly sweep may be about to remove the same content that was entered nowhere.
  await q.lockContents(tx.db, tx.companyId, [video.sha256]).execute();
  await store.putFile(storeKey(tx.companyId, video.sha256), video.path, MIME);
  await q
    .insert(tx.db, [
      {
        ...{ company_id: tx.companyId, id, sha256: video.sha256, thumb_sha256: null, name: video.name, mime: MIME },
        ...{ size_bytes: video.sizeBytes, width: video.width, height: video.height },
        ...{ source: 'made', taken_at: video.takenAt, created_by: video.memberId, created_at: tx.now() },
      },
    ])
    .execute();
  return id;
}

/** Changes what a file is saved as, not what is in it. */
export async function renameFile(tx: Tx, id: string, name: string): Promise<void> {
  await q.rename(tx.db, tx.companyId, id, name).execute();
}
