import type { Actor } from '@rondo/domain/actor';
import { LIMIT } from '@rondo/domain/limit';
import type { HashedKind } from '@rondo/domain/photo-hash';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { blindRecords } from '../record/index.ts';

/** A photo that others are looked for. */
export interface Asked {
  fileId: string;
  /** 64 digits, 0 or 1. */
  hash: string;
  /** Only photos before it count, and none that is 180 days older. */
  at: string;
  shopId: string | null;
  /** What it belongs to: photos of that are not compared with it. */
  objectIds: readonly string[];
  /** Photos that it is compared with elsewhere: those of what was wrong, by whoever takes the fix in. */
  exceptIds: readonly string[];
  /** Values of each of the four parts of a hash that may be alike. */
  near1: readonly number[];
  near2: readonly number[];
  near3: readonly number[];
  near4: readonly number[];
}

export interface Match {
  file_id: string;
  /** The nearest earlier one, of several the newest. */
  other_id: string;
  shop_id: string;
  shop_name: string;
  is_same_shop: boolean;
  taken_at: Date;
}

/**
 * Of some photos those that look like an earlier one. A record that the actor inspects a second time without having seen it is not there
 * for them. Indexes photo_hash_1 to photo_hash_4: 17 values of each.
 */
export const matches = (db: Db, actor: Actor, asked: readonly Asked[]) =>
  sql<Match>`
    select p."fileId" as file_id, m.file_id as other_id, m.shop_id, s.name as shop_name,
           m.shop_id is not distinct from p."shopId" as is_same_shop, coalesce(f.taken_at, f.created_at) as taken_at
      from json_to_recordset(${JSON.stringify(asked)}::json) as p ("fileId" uuid, hash bit(64), at timestamptz, "shopId" uuid,
             "objectIds" uuid[], "exceptIds" uuid[], near1 int[], near2 int[], near3 int[], near4 int[])
     cross join lateral (
       select o.file_id, o.shop_id
         from photo_hash o
        where o.company_id = ${actor.companyId} and o.hash is not null
          and (o.band_1 = any(p.near1) or o.band_2 = any(p.near2) or o.band_3 = any(p.near3) or o.band_4 = any(p.near4))
          and bit_count(o.hash # p.hash) <= ${LIMIT.photoHash.distance}
          and o.handed_in_at < p.at and o.handed_in_at >= p.at - make_interval(days => ${LIMIT.photoHash.days})
          and o.object_id <> all(p."objectIds") and o.file_id <> all(p."exceptIds")
          and ${seen(actor)}
        order by bit_count(o.hash # p.hash), o.handed_in_at desc, o.file_id
        limit 1) m
      join shop s on s.company_id = ${actor.companyId} and s.id = m.shop_id
      join file f on f.company_id = ${actor.companyId} and f.id = m.file_id
     order by p."fileId"`.execute(db);

const seen = (actor: Actor) => sql<SqlBool>`(o.object_id <> all(${blindRecords(actor)})
  and not exists (select from rectification r where o.object_kind = 'rectification' and r.company_id = o.company_id
    and r.id = o.object_id and r.record_id = any(${blindRecords(actor)})))`;

/** The photos of an object that were handed in, those that tell something. */
export const ofObject = (db: Db, companyId: string, kind: HashedKind, id: string) =>
  db
    .selectFrom('photo_hash')
    .select(['file_id', 'hash', 'shop_id', 'handed_in_at'])
    .where('company_id', '=', companyId)
    .where('object_kind', '=', kind)
    .where('object_id', '=', id)
    .where('hash', 'is not', null);

/** Uploads of a member that tell something, with what they look like. */
export const uploadsOf = (db: Db, { companyId, memberId }: Actor, ids: readonly string[]) =>
  sql<{ file_id: string; hash: string }>`
    select f.id as file_id, case when f.marked_from is null then f.dhash else below.dhash end as hash
      from file f left join file below on below.company_id = f.company_id and below.id = f.marked_from
     where f.company_id = ${companyId} and f.created_by = ${memberId} and f.id = any(${[...ids]}::uuid[]) and f.source <> 'made'
       and case when f.marked_from is null then f.dhash else below.dhash end is not null`.execute(db);

/** The record of a task, as far as there is one, and the store. */
export const taskById = (db: Db, companyId: string, id: string) =>
  db.selectFrom('task').select(['record_id', 'shop_id']).where('company_id', '=', companyId).where('id', '=', id);

export const rectificationById = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('rectification')
    .select(['before_photo_ids', 'shop_id', 'record_id'])
    .where('company_id', '=', companyId)
    .where('id', '=', id);

/** Whether the actor hands a rectification in, started it or reviews it. */
export const hasPartIn = (db: Db, { companyId, memberId }: Actor, id: string) =>
  db
    .selectFrom('rectification_person')
    .select('relation')
    .where('company_id', '=', companyId)
    .where('rectification_id', '=', id)
    .where('member_id', '=', memberId)
    .where('relation', 'in', ['initiator', 'handler', 'reviewer']);

/** The same of a task. */
export const hasPartInTask = (db: Db, { companyId, memberId }: Actor, id: string) =>
  db
    .selectFrom('task_person')
    .select('relation')
    .where('company_id', '=', companyId)
    .where('task_id', '=', id)
    .where('member_id', '=', memberId)
    .where('relation', 'in', ['initiator', 'handler', 'reviewer']);
