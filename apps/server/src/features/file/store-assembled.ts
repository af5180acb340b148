import type { Tx } from '../../platform/context.ts';
import type { FileStore } from '../../platform/store/file-store.ts';
import * as q from './file.queries.ts';
import { storeKey } from './file-refs.ts';

/** A file on this machine that was put together from parts and looked at, and is entered nowhere yet. */
interface Assembled {
  path: string;
  sha256: Buffer;
  sizeBytes: number;
  /** What it is saved as, and served as. */
  name: string;
  mime: string;
  memberId: string;
}

/** Puts it into the store exactly as it came. Before the transaction that enters it: a film takes longer than one may wait. */
export const putAssembled = (store: FileStore, companyId: string, { path, sha256, mime }: Assembled): Promise<void> =>
  store.putFile(storeKey(companyId, sha256), path, mime);

/** Enters it in the caller's transaction and hangs it on an object; its id. */
export async function enterAssembled(
  tx: Tx,
  store: FileStore,
  { path, sha256, sizeBytes, name, mime, memberId }: Assembled,
  to: Parameters<typeof q.use>[2],
): Promise<string> {
  const id = tx.newId();
  // The nightly sweep may just have removed the same content, which was entered nowhere.
  await q.lockContents(tx.db, tx.companyId, [sha256]).execute();
  const key = storeKey(tx.companyId, sha256);
  if ((await store.size(key)) === null) await store.putFile(key, path, mime);
  await q
    .insert(tx.db, [
      {
        ...{ company_id: tx.companyId, id, sha256, thumb_sha256: null, name, mime, size_bytes: sizeBytes },
        ...{ width: null, height: null, source: 'picked', taken_at: null, created_by: memberId, created_at: tx.now() },
      },
    ])
    .execute();
  await q.use(tx.db, tx.companyId, to, [id]).execute();
  return id;
}

/** Takes some files off an object; what hangs on nothing then goes with the nightly sweep. */
export async function releaseFiles(
  tx: Tx,
  from: Pick<Parameters<typeof q.use>[2], 'kind' | 'id'>,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length > 0) await q.release(tx.db, tx.companyId, from, fileIds).execute();
}
