import { LIMIT } from '@rondo/domain/limit';
import type { RecordingCause } from '@rondo/domain/recording';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { recordset } from '../../platform/db/recordset.ts';
import { camerasOfCompany } from '../device/index.ts';

/** Cameras with a plan, also one that is off: it may have to be stopped. */
export const planned = (db: Db, companyId: string) =>
  camerasOfCompany(db, companyId)
    .innerJoin('recording_plan as plan', (j) =>
      j.onRef('plan.company_id', '=', 'camera.company_id').onRef('plan.camera_id', '=', 'camera.id'),
    )
    .select(['plan.mode', 'plan.edited_by', 'plan.cause'])
    .select(
      sql<Date | null>`(select max(s.started_at) from recording_segment s
        where s.company_id = camera.company_id and s.camera_id = camera.id)`.as('newest_at'),
    );

/**
 * Condition on `s`: nothing asks for these minutes (index recording_hold_camera), and they are no evidence in an appeal that is open: of a
 * camera of its store, from as long before the problem was found as one may appeal, to the appeal (index rectification_appealed).
 */
const isFree = sql<SqlBool>`(not exists (select from recording_hold h
  where h.company_id = s.company_id and h.camera_id = s.camera_id and h.from_at < s.ended_at and h.to_at > s.started_at)
  and not exists (select from rectification r join camera c on c.company_id = r.company_id and c.shop_id = r.shop_id
   where r.company_id = s.company_id and r.appeal = 'open' and c.id = s.camera_id and s.started_at < r.appealed_at
     and s.ended_at > r.created_at - ${LIMIT.rectification.appealHours} * interval '1 hour'))`;

/** Segments that are kept long enough, oldest first. */
export const outlived = (db: Db, companyId: string, now: Date, most: number) =>
  db
    .selectFrom('recording_segment as s')
    .innerJoin('recording_plan as plan', (j) =>
      j.onRef('plan.company_id', '=', 's.company_id').onRef('plan.camera_id', '=', 's.camera_id'),
    )
    .select(['s.camera_id', 's.started_at', 's.ended_at', 's.bytes'])
    .where('s.company_id', '=', companyId)
    .where(sql<SqlBool>`s.started_at < ${now}::timestamptz - plan.keep_days * interval '1 day'`)
    .where(isFree)
    .orderBy('s.started_at')
    .limit(most);

/** The oldest segments of a company that nothing asks for; index recording_segment_time. */
export const oldest = (db: Db, companyId: string, most: number) =>
  db
    .selectFrom('recording_segment as s')
    .select(['s.camera_id', 's.started_at', 's.ended_at', 's.bytes'])
    .where('s.company_id', '=', companyId)
    .where(isFree)
    .orderBy('s.started_at')
    .limit(most);

/** Their files are x. */
export const remove = (companyId: string, rows: readonly { camera_id: string; started_at: Date }[]) =>
  sql<{ camera_id: string; bytes: string }>`delete from recording_segment s
    using ${recordset(rows, 'camera_id uuid, started_at timestamptz')}
    where s.company_id = ${companyId} and s.camera_id = x.camera_id and s.started_at = x.started_at
    returning s.camera_id, s.bytes`;

interface Counted {
  camera_id: string;
  bytes: number;
  cause: RecordingCause | null;
}

/** What came and went of each camera, and why nothing comes. */
export const count = (companyId: string, rows: readonly Counted[]) =>
  sql`update recording_plan p set bytes = greatest(0, p.bytes + x.bytes), cause = x.cause
    from ${recordset(rows, 'camera_id uuid, bytes bigint, cause text')}
    where p.company_id = ${companyId} and p.camera_id = x.camera_id`;
