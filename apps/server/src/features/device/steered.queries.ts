import type { PtzAbility } from '@rondo/domain/ptz';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

/** The cameras of a device of which nobody asked what they can be told. */
export const unasked = (db: Db, device: { company_id: string; id: string }) =>
  db
    .selectFrom('camera')
    .select(['id', 'channel'])
    .where('company_id', '=', device.company_id)
    .where('device_id', '=', device.id)
    .where('deleted_at', 'is', null)
    .where('ptz', 'is', null)
    .orderBy('channel');

/** Several channels of a recorder may be told at once. */
export const keepAbilities = (db: Db, camera: { company_id: string; id: string }, ptz: readonly PtzAbility[]) =>
  db
    .updateTable('camera')
    .set({ ptz: sql<string[]>`${[...ptz]}::text[]` })
    .where('company_id', '=', camera.company_id)
    .where('id', '=', camera.id);

/** The cameras of a device are asked anew. */
export const forgetAbilities = (db: Db, companyId: string, deviceId: string) =>
  db.updateTable('camera').set({ ptz: null }).where('company_id', '=', companyId).where('device_id', '=', deviceId);
