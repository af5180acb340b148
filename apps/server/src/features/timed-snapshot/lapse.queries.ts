import type { Actor } from '@rondo/domain/actor';
import { addDays } from '@rondo/domain/civil-time';
import { LIMIT } from '@rondo/domain/limit';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { inScope } from './frame.queries.ts';

/** What the pictures of one camera for one plan are found by; index timed_snapshot_frame_camera. */
interface Of {
  id: string;
  plan_id: string;
  camera_id: string;
  planned_on: string;
  planned_minute: number;
  planned_at: Date;
}

/** Pictures of the camera for the plan that are still kept, as they are shown. */
const kept = (db: Db, actor: Actor, { plan_id, camera_id }: Of) =>
  inScope(db, actor)
    .innerJoin('album_picture', (j) =>
      j
        .onRef('album_picture.company_id', '=', 'timed_snapshot_frame.company_id')
        .onRef('album_picture.id', '=', 'timed_snapshot_frame.picture_id')
        .on('album_picture.deleted_at', 'is', null),
    )
    .select([
      'timed_snapshot_frame.id',
      'album_picture.taken_at',
      sql<string>`coalesce(album_picture.marked_file_id, album_picture.file_id)`.as('file_id'),
    ])
    .where('timed_snapshot_frame.camera_id', '=', camera_id)
    .where('timed_snapshot_frame.plan_id', '=', plan_id)
    .where('timed_snapshot_frame.state', '=', 'captured');

/** The picture before of the same camera, at the same time of day where there is one: what `difference` compares with. */
export const shownBefore = (db: Db, actor: Actor, frame: Of) =>
  kept(db, actor, frame)
    .where('timed_snapshot_frame.planned_at', '<', frame.planned_at)
    .orderBy(sql<SqlBool>`timed_snapshot_frame.planned_minute = ${frame.planned_minute}`, 'desc')
    .orderBy('timed_snapshot_frame.planned_at', 'desc')
    .limit(1);

/** Those of some days until that of a frame, oldest first; of more than can be shown every so many, the newest among them. */
export const lapseOf = (db: Db, actor: Actor, frame: Of, days: number) => {
  const all = kept(db, actor, frame)
    .select([
      sql<number>`count(*) over ()::int`.as('total'),
      sql<number>`row_number() over (order by timed_snapshot_frame.planned_at desc)::int - 1`.as('place'),
    ])
    .where('timed_snapshot_frame.planned_on', '>', addDays(frame.planned_on, -days))
    .where('timed_snapshot_frame.planned_on', '<=', frame.planned_on);
  return db
    .selectFrom(all.as('one'))
    .selectAll('one')
    .where(sql<SqlBool>`one.place % ceil(one.total::numeric / ${LIMIT.snapshot.lapse})::int = 0`)
    .orderBy('one.place', 'desc');
};
