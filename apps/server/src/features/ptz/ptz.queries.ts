import type { PtzDirection } from '@rondo/domain/ptz';
import { PTZ_LIMIT } from '@rondo/domain/ptz-limit';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

interface Camera {
  company_id: string;
  id: string;
}

export const TASK = 'ptz.stop';

/** The open hold of a camera, whoever has it; held until the transaction ends. Index ptz_hold_open. */
export const open = (db: Db, camera: Camera) =>
  db
    .selectFrom('ptz_hold as h')
    .innerJoin('member as m', (j) => j.onRef('m.company_id', '=', 'h.company_id').onRef('m.id', '=', 'h.member_id'))
    .selectAll('h')
    .select('m.name as member_name')
    .where('h.company_id', '=', camera.company_id)
    .where('h.camera_id', '=', camera.id)
    .where('h.released_at', 'is', null);
export type Hold = NonNullable<Awaited<ReturnType<ReturnType<typeof open>['executeTakeFirst']>>>;

/** No row back: somebody else was faster. */
export const insert = (db: Db, row: { companyId: string; id: string; cameraId: string; memberId: string; at: Date }) =>
  db
    .insertInto('ptz_hold')
    .values({
      ...{ company_id: row.companyId, id: row.id, camera_id: row.cameraId, member_id: row.memberId },
      ...{ taken_at: row.at, used_at: row.at, until: new Date(row.at.getTime() + PTZ_LIMIT.holdMs) },
    })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'camera_id']).where('released_at', 'is', null).doNothing(),
    )
    .returning('id');

export interface Movement {
  direction: PtzDirection;
  stopsAt: Date;
}

/** Something was asked for: the camera stays with whoever asked, and moves until then, or stands. */
export const use = (
  db: Db,
  hold: Pick<Hold, 'company_id' | 'id'>,
  { at, movement, isAct }: { at: Date; movement: Movement | null; isAct: boolean },
) =>
  db
    .updateTable('ptz_hold')
    .set({
      ...{ used_at: at, until: new Date(at.getTime() + PTZ_LIMIT.holdMs), step: sql<number>`step + 1` },
      ...{ direction: movement?.direction ?? null, stops_at: movement?.stopsAt ?? null },
      acts: sql<number>`acts + ${isAct ? 1 : 0}`,
    })
    .where('company_id', '=', hold.company_id)
    .where('id', '=', hold.id)
    .returning('step');

/** The camera stands; only if nothing was asked for since `step`. */
export const stand = (db: Db, { company_id, id, step }: Pick<Hold, 'company_id' | 'id' | 'step'>) =>
  db
    .updateTable('ptz_hold')
    .set({ direction: null, stops_at: null })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .where('step', '=', step);

export const release = (db: Db, { company_id, id }: Pick<Hold, 'company_id' | 'id'>, at: Date) =>
  db
    .updateTable('ptz_hold')
    .set({ released_at: at, direction: null, stops_at: null })
    .where('company_id', '=', company_id)
    .where('id', '=', id);

/** Why it could not be stopped. */
export const noteCause = (db: Db, { company_id, id }: Pick<Hold, 'company_id' | 'id'>, cause: string) =>
  db.updateTable('ptz_hold').set({ cause }).where('company_id', '=', company_id).where('id', '=', id);

/** A movement that goes on. */
export const moving = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('ptz_hold')
    .select(['company_id', 'id', 'camera_id', 'step', 'direction', 'stops_at'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('direction', 'is not', null);

/** Movements of every company that nobody stopped in time; index ptz_hold_moving. */
export const lost = (owner: Db, before: Date) =>
  owner
    .selectFrom('ptz_hold')
    .select(['company_id', 'id'])
    .where('direction', 'is not', null)
    .where('stops_at', '<', before)
    .orderBy('stops_at')
    .limit(PTZ_LIMIT.lostAtOnce);

/** Hands the stop of a movement to the queue, for when the process that begun it is no more. */
export const enqueueStop = (companyId: string, id: string, at: Date) =>
  sql`select enqueue(${TASK}, ${JSON.stringify({ companyId, id })}::json, ${at}::timestamptz, ${`${TASK}:${id}`})`;

/** Who moved a camera, newest first; index ptz_hold_log. */
export const log = (db: Db, camera: Camera) =>
  db
    .selectFrom('ptz_hold as h')
    .innerJoin('member as m', (j) => j.onRef('m.company_id', '=', 'h.company_id').onRef('m.id', '=', 'h.member_id'))
    .selectAll('h')
    .select('m.name as member_name')
    .where('h.company_id', '=', camera.company_id)
    .where('h.camera_id', '=', camera.id)
    .orderBy('h.taken_at', 'desc')
    .orderBy('h.id', 'desc')
    .limit(PTZ_LIMIT.logShown);

/** The log has an end; index ptz_hold_old. */
export const prune = (db: Db, companyId: string, before: Date) =>
  db.deleteFrom('ptz_hold').where('company_id', '=', companyId).where('used_at', '<', before);
