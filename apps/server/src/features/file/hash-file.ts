import { bitsOf } from '@rondo/domain/photo-hash';
import type { Db } from '../../platform/db/company-db.ts';
import type { FileStore } from '../../platform/store/file-store.ts';
import { dhashOf } from './dhash.ts';
import * as q from './file.queries.ts';
import { storedBytes } from './stored.ts';

/** Of a picture whose bytes are gone or broken: it tells nothing, and is not looked at again. */
const NOTHING = 0n;

/**
 * Looks at a picture that came in before its looks were kept, and keeps what it saw; one that was looked at is left. Throws for broken
 * bytes after it kept that they tell nothing.
 */
export async function hashFile(
  db: Db,
  store: FileStore,
  { companyId, id }: { companyId: string; id: string },
): Promise<void> {
  const file = await q.unhashed(db, companyId, id).executeTakeFirst();
  if (!file) return;
  const keep = (hash: bigint) => q.setDhash(db, companyId, id, bitsOf(hash)).execute();
  const bytes = await storedBytes(store, companyId, file.sha256);
  if (!bytes) return void (await keep(NOTHING));
  try {
    await keep(await dhashOf(bytes));
  } catch (cause) {
    await keep(NOTHING);
    throw cause;
  }
}
