import { areAlike, hashOfBits } from '@rondo/domain/photo-hash';
import type { Db } from '../../platform/db/company-db.ts';
import * as q from './rectification.queries.ts';

type Look = Awaited<ReturnType<typeof q.looksOf>>['rows'][number];

/** Whether a photo of the fix is, or looks like, one of the problem (product 10 (c) 3). */
export async function isUnchanged(
  db: Db,
  companyId: string,
  { before, after }: { before: readonly string[]; after: readonly string[] },
): Promise<boolean> {
  const { rows } = await q.looksOf(db, companyId, [...before, ...after]);
  const some = (ids: readonly string[]): Look[] => rows.filter(({ id }) => ids.includes(id));
  return some(before).some((problem) => some(after).some((fix) => looksTheSame(problem, fix)));
}

/** What is too flat to be compared is the same only by its content. */
function looksTheSame(one: Look, other: Look): boolean {
  if (one.sha256.equals(other.sha256)) return true;
  return one.dhash !== null && other.dhash !== null && areAlike(hashOfBits(one.dhash), hashOfBits(other.dhash));
}
