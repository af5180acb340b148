import type { Insertable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { RecordingHold } from '../../platform/db/schema.gen.ts';

export const insert = (db: Db, row: Insertable<RecordingHold>) =>
  db
    .insertInto('recording_hold')
    .values(row)
    .onConflict((oc) => oc.columns(['company_id', 'id', 'camera_id']).doNothing());

export const release = (db: Db, companyId: string, id: string) =>
  db.deleteFrom('recording_hold').where('company_id', '=', companyId).where('id', '=', id);

/** Index recording_hold_until. */
export const dropOutlived = (db: Db, companyId: string, now: Date) =>
  db.deleteFrom('recording_hold').where('company_id', '=', companyId).where('until_at', '<', now);
