import type { Db } from '../../platform/db/company-db.ts';
import { camerasOfCompany, DeviceFailure, ptzOf, type SteerParts } from '../device/index.ts';
import { directionOf } from './hold.ts';
import * as q from './ptz.queries.ts';

/**
 * Tells a device to end a movement of which nothing more was heard; with `step` only if it is still that one. True: the camera
 * stands, or somebody moved it since. A device that does not answer leaves it moving, with the cause.
 */
export async function stopMovement(
  db: Db,
  { companyId, id, step }: { companyId: string; id: string; step?: number },
  parts: SteerParts,
): Promise<boolean> {
  const row = await q.moving(db, companyId, id).executeTakeFirst();
  if (!row || row.direction === null || (step !== undefined && row.step !== step)) return true;
  const camera = await camerasOfCompany(db, companyId).where('camera.id', '=', row.camera_id).executeTakeFirst();
  try {
    // A camera that was deleted since is asked by nobody.
    if (camera) await (await ptzOf(camera, parts)).stop(camera.channel, directionOf(row.direction));
    await q.stand(db, row).execute();
    return true;
  } catch (error) {
    if (!(error instanceof DeviceFailure)) throw error;
    await q.noteCause(db, row, error.reason).execute();
    return false;
  }
}
