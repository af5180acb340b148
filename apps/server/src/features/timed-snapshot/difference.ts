import type { Db } from '../../platform/db/company-db.ts';
import { GREY, greyOf } from '../../platform/media/grey.ts';
import { similarity } from '../../platform/media/similarity.ts';
import type { FileStore } from '../../platform/store/file-store.ts';
import { storedBytes } from '../file/index.ts';
import { pictureBefore } from './clock.queries.ts';

interface Place {
  db: Db;
  store: FileStore;
  companyId: string;
  frameId: string;
}

/** How unlike the picture before of the same camera one is, 0 to 1; null where there is none. */
export async function differenceFrom({ db, store, companyId, frameId }: Place, bytes: Buffer): Promise<number | null> {
  const { rows } = await pictureBefore(db, companyId, frameId);
  const [before] = rows;
  if (!before) return null;
  const old = await storedBytes(store, companyId, before.sha256);
  return old && unlikeness(old, bytes);
}

/** How unlike two pictures are, 0 to 1. */
export async function unlikeness(before: Buffer, now: Buffer): Promise<number> {
  const [a, b] = await Promise.all([greyOf(before), greyOf(now)]);
  return 1 - Math.max(0, similarity(a, b, GREY.width));
}
