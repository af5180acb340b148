import { type DeviceEvent, deviceMachine } from '@rondo/domain/device';
import type { Db } from '../../platform/db/company-db.ts';
import * as q from './state.queries.ts';

interface Heard {
  event: Extract<DeviceEvent, 'answered' | 'missed'>;
  at: Date;
}

/**
 * Somebody tried a camera: whether its device answered. A recorder that answers for one of its cameras is there. One that restarts is
 * left to its restart: streams break then.
 */
export async function heardOfCamera(db: Db, companyId: string, cameraId: string, { event, at }: Heard): Promise<void> {
  if (event === 'answered') await q.seen(db, companyId, cameraId, at).execute();
  for (const from of deviceMachine.from(event)) {
    if (from === 'restarting') continue;
    const to = deviceMachine.after(from, event);
    if (to !== null) await q.move(db, companyId, cameraId, { from, to, at }).execute();
  }
}
