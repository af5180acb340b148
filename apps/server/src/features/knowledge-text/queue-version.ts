import type { Db } from '../../platform/db/company-db.ts';
import { readFormatOf } from './read-version.ts';
import * as q from './text.queries.ts';

/** Name of the queue's job that reads one version. */
export const READ_TASK = 'knowledge-text.read';

/** Puts a version of a file down to be read; of a kind that has no words it is said so. */
export async function queueVersion(
  db: Db,
  of: { companyId: string; nodeId: string; versionId: string; name: string; at: Date },
): Promise<void> {
  const isRead = readFormatOf(of.name) !== null;
  await q.queue(db, { ...of, isRead }).execute();
  if (isRead) await q.enqueue(READ_TASK, of.companyId, of.versionId).execute(db);
}
