import type { Actor } from '@rondo/domain/actor';
import { LIMIT } from '@rondo/domain/limit';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { RecordingSegment } from '../../platform/db/schema.gen.ts';
import { visibleCameras } from '../device/index.ts';

interface Window {
  from: Date;
  to: Date;
}

/** Those of the cameras that the actor may see. */
export const seen = (db: Db, actor: Actor, ids: readonly string[]) =>
  visibleCameras(db, actor)
    .clearSelect()
    .select('camera.id')
    .where('camera.id', 'in', ids.length > 0 ? [...ids] : [sql<string>`null`]);

/** Days in the company's zone with recordings of one of the cameras. */
export const days = (db: Db, { companyId, timeZone }: Actor, ids: readonly string[], { from, to }: Window) =>
  db
    .selectFrom('recording_segment')
    .select(sql<string>`to_char(started_at at time zone ${timeZone}, 'YYYY-MM-DD')`.as('day'))
    .distinct()
    .where('company_id', '=', companyId)
    .where('camera_id', 'in', [...ids])
    .where('started_at', '>=', from)
    .where('started_at', '<', to)
    .orderBy('day');

/** Segments of a window, joined where nothing is missing between them. */
export const stretches = (db: Db, companyId: string, ids: readonly string[], { from, to }: Window) =>
  sql<{ camera_id: string; from_at: Date; to_at: Date }>`
    with marked as (
      select camera_id, greatest(started_at, ${from}::timestamptz) as started_at, least(ended_at, ${to}::timestamptz) as ended_at,
        started_at - lag(ended_at) over (partition by camera_id order by started_at)
          <= ${LIMIT.recording.joinMs} * interval '1 millisecond' as goes_on
      from recording_segment
      where company_id = ${companyId} and camera_id = any(${[...ids]}::uuid[])
        and started_at < ${to} and started_at >= ${from}::timestamptz - interval '10 minutes' and ended_at > ${from}),
    numbered as (
      select *, count(*) filter (where goes_on is not true) over (partition by camera_id order by started_at) as number
      from marked)
    select camera_id, min(started_at) as from_at, max(ended_at) as to_at
    from numbered group by camera_id, number order by camera_id, from_at`.execute(db);

export const insert = (db: Db, rows: readonly Insertable<RecordingSegment>[]) =>
  db
    .insertInto('recording_segment')
    .values([...rows])
    .onConflict((oc) => oc.columns(['company_id', 'camera_id', 'started_at']).doNothing())
    .returning(['camera_id', 'bytes']);
