import { timedSnapshotMachine } from '@rondo/domain/timed-snapshot';
import type { FrameState, MissCause } from '@rondo/domain/timed-snapshot/frame';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';

/** The plans that the clock looks at, where the company has snapshots. */
export const openPlans = (db: Db, companyId: string) =>
  db
    .selectFrom('timed_snapshot')
    .select('id')
    .where('company_id', '=', companyId)
    .where(stateIn('state', timedSnapshotMachine.from('end')))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('timed_snapshot_setting as o')
          .select('o.company_id')
          .where('o.company_id', '=', companyId)
          .where('o.is_on', '=', true),
      ),
    )
    .orderBy('id');

/** Holds a plan until the transaction ends: the clock and whoever changes it wait for each other. */
export const hold = (db: Db, companyId: string, id: string) =>
  db.selectFrom('timed_snapshot').selectAll().where('company_id', '=', companyId).where('id', '=', id).forUpdate();

/** What the clock moves, under its lock; whoever has seen an older one is refused. */
export const moveByClock = (db: Db, companyId: string, id: string, to: string, at: Date) =>
  db
    .updateTable('timed_snapshot')
    .set((eb) => ({ state: to, updated_at: at, rev: eb('rev', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('id', '=', id);

/** Up to where a plan's pictures are written down; nobody's version of it grows old by that. */
export const setExpanded = (db: Db, companyId: string, id: string, until: Date) =>
  db
    .updateTable('timed_snapshot')
    .set({ expanded_until: until })
    .where('company_id', '=', companyId)
    .where('id', '=', id);

interface Expected {
  id: string;
  plan_id: string;
  shop_id: string;
  camera_id: string;
  camera_name: string;
  planned_on: string;
  planned_minute: number;
  planned_at: Date;
  next_try_at: Date;
}

/** Writes down what is expected: what is there already stays. */
export const insertExpected = (db: Db, companyId: string, frames: readonly Expected[]) =>
  sql`insert into timed_snapshot_frame (company_id, id, plan_id, shop_id, camera_id, camera_name, planned_on, planned_minute,
      planned_at, next_try_at)
    select ${companyId}::uuid, f.* from jsonb_to_recordset(${JSON.stringify(frames)}::jsonb) as f(id uuid, plan_id uuid, shop_id uuid,
      camera_id uuid, camera_name text, planned_on date, planned_minute smallint, planned_at timestamptz, next_try_at timestamptz)
    on conflict (company_id, plan_id, camera_id, planned_at) do nothing`.execute(db);

/** Takes some pictures whose time has come for this process, until `until`; the longest waiting first. */
export const claim = (db: Db, companyId: string, { now, until, most }: { now: Date; until: Date; most: number }) =>
  sql<{ id: string }>`with due as materialized (
      select w.id from timed_snapshot_frame w
       where w.company_id = ${companyId} and w.state = 'waiting' and w.next_try_at <= ${now}
       order by w.next_try_at, w.id limit ${most} for update skip locked)
    update timed_snapshot_frame f set next_try_at = ${until}, tries = f.tries + 1 from due
    where f.company_id = ${companyId} and f.id = due.id
    returning f.id`.execute(db);

/** What is needed to take some pictures. */
export const claimed = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('timed_snapshot_frame as f')
    .innerJoin('timed_snapshot as p', (j) =>
      j.onRef('p.company_id', '=', 'f.company_id').onRef('p.id', '=', 'f.plan_id'),
    )
    .innerJoin('shop as s', (j) => j.onRef('s.company_id', '=', 'f.company_id').onRef('s.id', '=', 'f.shop_id'))
    .select([
      'f.id',
      'f.plan_id',
      'f.shop_id',
      'f.camera_id',
      'f.camera_name',
      'f.planned_minute',
      'f.planned_at',
      'f.tries',
      'f.cause',
      's.name as shop_name',
      'p.keep_days',
      'p.edited_by',
      'p.review',
      'p.review_percent',
    ])
    .where('f.company_id', '=', companyId)
    .where(sql<SqlBool>`f.id = any(${[...ids]}::uuid[])`);

interface Outcome {
  state: FrameState;
  cause: MissCause | null;
  taken_at?: Date;
  is_late?: boolean;
  needs_review?: boolean;
  next_try_at?: Date;
}

/** Tells what became of a picture that still waits; no row back: somebody else told before. */
export const settle = (db: Db, companyId: string, id: string, outcome: Outcome) =>
  db
    .updateTable('timed_snapshot_frame')
    .set(outcome)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('id');

export const setPicture = (
  db: Db,
  companyId: string,
  id: string,
  found: { picture_id: string; difference: number | null },
) => db.updateTable('timed_snapshot_frame').set(found).where('company_id', '=', companyId).where('id', '=', id);

/** What nobody came to: given up, for the reason of the last try or because Rondo was not running. */
export const giveUp = (db: Db, companyId: string, { before, now }: { before: Date; now: Date }) =>
  db
    .updateTable('timed_snapshot_frame')
    .set({ state: 'missed', cause: sql<string>`coalesce(cause, 'away')` })
    .where('company_id', '=', companyId)
    .where('state', '=', 'waiting')
    .where('planned_at', '<', before)
    .where('next_try_at', '<=', now)
    .returning('plan_id');

/** Plans that tell of missing pictures, with how many they missed on their stores' days since one, and whom they tell. */
export const missedOf = (db: Db, companyId: string, planIds: readonly string[], since: string) =>
  db
    .selectFrom('timed_snapshot as p')
    .innerJoin('timed_snapshot_frame as f', (j) =>
      j.onRef('f.company_id', '=', 'p.company_id').onRef('f.plan_id', '=', 'p.id'),
    )
    .select(['p.id', 'p.name', 'p.edited_by', 'p.notify_ids', sql<number>`count(*)::int`.as('count')])
    .where('p.company_id', '=', companyId)
    .where(sql<SqlBool>`p.id = any(${[...planIds]}::uuid[])`)
    .where('p.notifies', '=', true)
    .where('f.state', '=', 'missed')
    .where('f.planned_on', '>=', since)
    .groupBy(['p.company_id', 'p.id']);

/** Older than the days that the plan keeps them; a problem stays as long as what was rectified because of it. */
export const dropOld = (db: Db, companyId: string, today: string) =>
  sql`delete from timed_snapshot_frame f using timed_snapshot p
    where p.company_id = f.company_id and p.id = f.plan_id and f.company_id = ${companyId}
      and f.planned_on < ${today}::date - p.keep_days and f.verdict is distinct from 'problem'`.execute(db);

/** The picture that this camera gave this plan before, at the same time of day where there is one. */
export const pictureBefore = (db: Db, companyId: string, id: string) =>
  sql<{ sha256: Buffer }>`select coalesce(file.thumb_sha256, file.sha256) as sha256
    from timed_snapshot_frame f
    join timed_snapshot_frame b on b.company_id = f.company_id and b.camera_id = f.camera_id and b.plan_id = f.plan_id
     and b.state = 'captured' and b.planned_at < f.planned_at
    join album_picture a on a.company_id = b.company_id and a.id = b.picture_id
    join file on file.company_id = a.company_id and file.id = a.file_id
   where f.company_id = ${companyId} and f.id = ${id}
   order by (b.planned_minute = f.planned_minute) desc, b.planned_at desc limit 1`.execute(db);
