import { LIMIT } from '@rondo/domain/limit';
import type { Db } from '../../platform/db/company-db.ts';
import { DeviceFailure } from './driver/failure.ts';
import type { DeviceRecordings } from './driver/recordings.ts';
import * as q from './oldest.queries.ts';

/** How far back the recordings of some cameras reach on their device; those whose answer does not come are asked another time. */
export async function oldestAsked(
  db: Db,
  device: { company_id: string; id: string },
  control: Pick<DeviceRecordings, 'oldest'>,
  now: Date,
) {
  const found: { id: string; oldestAt: Date | null }[] = [];
  const before = new Date(now.getTime() - LIMIT.device.oldestFreshMs);
  for (const camera of await q.due(db, device, before).execute()) {
    try {
      found.push({ id: camera.id, oldestAt: await control.oldest(camera.channel) });
    } catch (error) {
      if (!(error instanceof DeviceFailure)) throw error;
      break;
    }
  }
  return found;
}
