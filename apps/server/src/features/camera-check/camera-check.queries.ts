import type { CheckedKind } from '@rondo/domain/camera-check';
import type { CameraPlace } from '@rondo/domain/device';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { CameraCheck } from '../../platform/db/schema.gen.ts';
import { camerasOfCompany } from '../device/index.ts';

export const TASK = 'camera-check.take';

export const enqueue = (companyId: string, id: string, at: Date | null) =>
  sql`select enqueue(${TASK}, ${JSON.stringify({ companyId, id })}::json, ${at}::timestamptz, ${`${TASK}:${id}`})`;

export const checkInById = (db: Db, companyId: string, id: string) =>
  db.selectFrom('check_in').select(['shop_id', 'at']).where('company_id', '=', companyId).where('id', '=', id);

/** A rectification of a check item, with the version that the item stands in. */
export const rectificationById = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('rectification as r')
    .innerJoin('record', (j) =>
      j.onRef('record.company_id', '=', 'r.company_id').onRef('record.id', '=', 'r.record_id'),
    )
    .select(['r.shop_id', 'r.item_id', 'r.deadline_at', 'r.handled_at', 'record.template_version_id'])
    .where('r.company_id', '=', companyId)
    .where('r.id', '=', id);

/** Of the store's cameras that look at one of the places the one whose place is named first; of several the first by name. */
export const boundCamera = (db: Db, companyId: string, shopId: string, places: readonly CameraPlace[]) =>
  camerasOfCompany(db, companyId)
    .where('camera.shop_id', '=', shopId)
    .where(sql<boolean>`camera.places && ${[...places]}::text[]`)
    .orderBy(
      sql`(select min(p.n) from unnest(${[...places]}::text[]) with ordinality as p(place, n) where p.place = any(camera.places))`,
    )
    .orderBy('camera.name')
    .orderBy('camera.id')
    .limit(1);

/** No row back: the moment is there already. */
export const insert = (db: Db, row: Insertable<CameraCheck>) =>
  db
    .insertInto('camera_check')
    .values(row)
    .onConflict((c) => c.columns(['company_id', 'object_id', 'moment', 'at']).doNothing())
    .returning('id');

/** One that is still to come, with the name of its store and the owner, whose picture it is: nobody who is checked. */
export const openById = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('camera_check as k')
    .innerJoin('shop as s', (j) => j.onRef('s.company_id', '=', 'k.company_id').onRef('s.id', '=', 'k.shop_id'))
    .innerJoin('member as o', (j) => j.onRef('o.company_id', '=', 'k.company_id').on('o.is_owner', '=', true))
    .innerJoin('company as c', 'c.id', 'k.company_id')
    .selectAll('k')
    .select(['s.name as shop_name', 'o.id as owner_id', 'c.time_zone'])
    .where('k.company_id', '=', companyId)
    .where('k.id', '=', id)
    .where('k.taken_at', 'is', null)
    .where('k.missed_at', 'is', null);

/** Those whose try was lost, with a process or a queue. */
export const left = (db: Db, companyId: string, before: Date) =>
  db
    .selectFrom('camera_check')
    .select('id')
    .where('company_id', '=', companyId)
    .where('taken_at', 'is', null)
    .where('missed_at', 'is', null)
    .where('at', '<', before)
    .orderBy('at');

/** Only while it is still to come; no row back: another process was faster. */
export const settle = (db: Db, companyId: string, id: string, patch: Updateable<CameraCheck>) =>
  db
    .updateTable('camera_check')
    .set(patch)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('taken_at', 'is', null)
    .where('missed_at', 'is', null)
    .returning('id');

export const setPicture = (db: Db, companyId: string, id: string, pictureId: string) =>
  db
    .updateTable('camera_check')
    .set({ picture_id: pictureId })
    .where('company_id', '=', companyId)
    .where('id', '=', id);

/** The frames of an object in their order, with the files of those that the gallery still has. */
export const framesOf = (db: Db, companyId: string, { kind, id }: { kind: CheckedKind; id: string }) =>
  db
    .selectFrom('camera_check as k')
    .leftJoin('album_picture as p', (j) =>
      j.onRef('p.company_id', '=', 'k.company_id').onRef('p.id', '=', 'k.picture_id').on('p.deleted_at', 'is', null),
    )
    .select(['k.id', 'k.moment', 'k.at', 'k.camera_name', 'k.taken_at', 'k.missed_at', 'k.cause', 'p.file_id'])
    .where('k.company_id', '=', companyId)
    .where('k.object_kind', '=', kind)
    .where('k.object_id', '=', id)
    .orderBy('k.at')
    .orderBy('k.id');
