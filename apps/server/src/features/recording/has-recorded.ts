import type { Db } from '../../platform/db/company-db.ts';
import * as q from './segment.queries.ts';

/** What was recorded of cameras between two moments, joined where nothing is missing; moments in ms since 1970. */
export async function recordedStretches(
  db: Db,
  companyId: string,
  cameraIds: readonly string[],
  window: { from: Date; to: Date },
): Promise<{ cameraId: string; from: number; to: number }[]> {
  const { rows } = await q.stretches(db, companyId, cameraIds, window);
  return rows.map(({ camera_id: cameraId, from_at: from, to_at: to }) => ({
    ...{ cameraId, from: from.getTime(), to: to.getTime() },
  }));
}

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
