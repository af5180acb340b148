import type { DeviceState } from '@rondo/domain/device';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

/** The device of a camera. */
const deviceOf = (companyId: string, cameraId: string) =>
  sql<string>`(select c.device_id from camera c where c.company_id = ${companyId} and c.id = ${cameraId})`;

/** It answered; written at most once in half a minute, whoever watches. */
export const seen = (db: Db, companyId: string, cameraId: string, at: Date) =>
  db
    .updateTable('device')
    .set({ seen_at: at })
    .where('company_id', '=', companyId)
    .where('id', '=', deviceOf(companyId, cameraId))
    .where((eb) =>
      eb.or([eb('seen_at', 'is', null), eb('seen_at', '<', sql<Date>`${at}::timestamptz - interval '30 seconds'`)]),
    );

export const move = (
  db: Db,
  companyId: string,
  cameraId: string,
  { from, to, at }: { from: DeviceState; to: DeviceState; at: Date },
) =>
  db
    .updateTable('device')
    .set({ state: to, state_at: at })
    .where('company_id', '=', companyId)
    .where('id', '=', deviceOf(companyId, cameraId))
    .where('state', '=', from);
