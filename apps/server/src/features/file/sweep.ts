import { DAY_MS } from '@rondo/domain/duration';
import type { Db } from '../../platform/db/company-db.ts';
import type { FileStore } from '../../platform/store/file-store.ts';
import * as q from './file.queries.ts';
import { hashOfPath } from './file-refs.ts';
import { uploadsGoingOn } from './knowledge-files.queries.ts';
import { uploadOfPart } from './parts.ts';

/** Bytes without a row stay this long, days: an upload is entered within minutes, or it died. */
const BYTES_DAYS = 1;
/** Pictures that hang on nothing stay this long, days: a device that is offline may still submit them. */
const UNUSED_DAYS = 30;

/** A template whose draft changed is left alone this long, days: what an import replaced can be brought back for a day. */
const STANDARD_DAYS = 2;

/** Removes the uploads of a company that nothing uses, and the bytes that no upload has. */
export async function sweepFiles(db: Db, store: FileStore, companyId: string, now: Date): Promise<void> {
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  await q.releaseStandards(db, companyId, daysAgo(STANDARD_DAYS)).execute();
  await q.removeUnused(db, companyId, daysAgo(UNUSED_DAYS)).execute();
  for await (const keys of store.olderThan(companyId, daysAgo(BYTES_DAYS))) {
    const contents = (await withoutParts(db, companyId, keys)).map((key) => ({
      key,
      hash: hashOfPath(key.slice(companyId.length)),
    }));
    const hashes = contents.flatMap(({ hash }) => (hash ? [hash] : []));
    const known = await knownOf(db, companyId, hashes);
    for (const { key, hash } of contents) {
      // A write that broke off: it never got a name that anybody knows.
      if (!hash) await store.remove(key);
      else if (!known.has(hash.toString('hex'))) await removeUnknown(db, store, { companyId, key, hash });
    }
  }
}

/** The keys but those of parts that an upload still waits for. */
async function withoutParts(db: Db, companyId: string, keys: readonly string[]): Promise<string[]> {
  const uploadOf = (key: string): string | null => uploadOfPart(key.slice(companyId.length));
  const ids = [...new Set(keys.flatMap((key) => uploadOf(key) ?? []))];
  const going = ids.length === 0 ? [] : await uploadsGoingOn(db, companyId, ids).execute();
  return keys.filter((key) => !going.some(({ id }) => id === uploadOf(key)));
}

/** Looks once more while nobody can enter an upload of the same content. */
async function removeUnknown(
  db: Db,
  store: FileStore,
  { companyId, key, hash }: { companyId: string; key: string; hash: Buffer },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await q.lockContents(trx, companyId, [hash]).execute();
    if ((await knownOf(trx, companyId, [hash])).size === 0) await store.remove(key);
  });
}

async function knownOf(db: Db, companyId: string, hashes: readonly Buffer[]): Promise<ReadonlySet<string>> {
  const { rows } = await q.knownContents(db, companyId, hashes);
  return new Set(rows.map(({ sha256 }) => sha256.toString('hex')));
}
