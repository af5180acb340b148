import type { Db } from '../../platform/db/company-db.ts';
import * as q from './segment.queries.ts';

/** Whether anything of a camera was recorded between two moments. */
export async function hasRecorded(
  db: Db,
  companyId: string,
  cameraId: string,
  window: { from: Date; to: Date },
): Promise<boolean> {
  const { rows } = await q.stretches(db, companyId, [cameraId], window);
  return rows.length > 0;
}
