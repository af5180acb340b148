import type { Tx } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import * as q from './template.queries.ts';
import { versionOf } from './version.ts';

/** A draft of a published template: what is live, to be changed. Answers its version. */
export async function copyLive(tx: Tx, templateId: string, liveId: string | null): Promise<string> {
  const live = liveId ? await q.versionById(tx.db, tx.companyId, liveId).executeTakeFirst() : undefined;
  if (!live) throw new AppError('NOT_FOUND');
  const { no, content, scoring, coverId, items, totalPoints } = versionOf(live);
  const id = tx.newId();
  const copy = { id, templateId, no: no + 1, content, scoring, coverId, items, totalPoints, at: tx.now() };
  await q.insertVersion(tx.db, tx.companyId, copy).execute();
  return id;
}
