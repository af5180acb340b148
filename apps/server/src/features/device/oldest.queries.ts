import { LIMIT } from '@rondo/domain/limit';
import type { Db } from '../../platform/db/company-db.ts';

/** Cameras of a device that nobody asked for a while how far back its own recordings reach, who waited longest first. */
export const due = (db: Db, device: { company_id: string; id: string }, before: Date) =>
  db
    .selectFrom('camera')
    .select(['id', 'channel'])
    .where('company_id', '=', device.company_id)
    .where('device_id', '=', device.id)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('card_asked_at', 'is', null), eb('card_asked_at', '<', before)]))
    .orderBy('card_asked_at', (order) => order.asc().nullsFirst())
    .orderBy('channel')
    .limit(LIMIT.device.oldestAtOnce);

export const keep = (
  db: Db,
  camera: { company_id: string; id: string },
  { oldestAt, at }: { oldestAt: Date | null; at: Date },
) =>
  db
    .updateTable('camera')
    .set({ card_oldest_at: oldestAt, card_asked_at: at })
    .where('company_id', '=', camera.company_id)
    .where('id', '=', camera.id);
