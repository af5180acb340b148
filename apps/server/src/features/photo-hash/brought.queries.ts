import type { HashedKind } from '@rondo/domain/photo-hash';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { PhotoHash } from '../../platform/db/schema.gen.ts';

/** A photo that somebody brought as evidence. */
interface Brought {
  object_kind: HashedKind;
  object_id: string;
  file_id: string;
  shop_id: string;
  handed_in_at: Date;
  /** Of the picture below, where something was drawn on it; null: not looked at yet. */
  dhash: string | null;
}

/**
 * The pictures among `found` (object_kind, object_id, file_id, shop_id, handed_in_at) that are not there yet. Not what the server took
 * itself: a camera that hangs on a wall shows the same each day, and nobody can bring it a second time.
 */
const brought = (companyId: string, found: RawBuilder<unknown>) => sql<Brought>`
  select o.object_kind, o.object_id, o.file_id, o.shop_id, min(o.handed_in_at) as handed_in_at,
         case when f.marked_from is null then f.dhash else below.dhash end as dhash
    from (${found}) o
    join file f on f.company_id = ${companyId} and f.id = o.file_id
    left join file below on below.company_id = f.company_id and below.id = f.marked_from
   where f.source <> 'made' and f.mime like 'image/%'
     and not exists (select from photo_hash k
       where k.company_id = f.company_id and k.object_id = o.object_id and k.file_id = f.id)
   group by o.object_kind, o.object_id, o.file_id, o.shop_id, f.marked_from, f.dhash, below.dhash`;

/** Photos of the items that were inspected for a record, without those that were carried over. */
export const ofRecord = (db: Db, companyId: string, id: string) =>
  brought(
    companyId,
    sql`select 'record' as object_kind, r.id as object_id, p.id as file_id, r.shop_id, r.submitted_at as handed_in_at
          from record r
          join record_item i on i.company_id = r.company_id and i.record_id = r.id and i.carried_from is null
          cross join unnest(i.photo_ids) as p (id)
         where r.company_id = ${companyId} and r.id = ${id}`,
  ).execute(db);

/** Photos of what was wrong, unless they are evidence of an inspection already, and of every fix. */
export const ofRectifications = (db: Db, companyId: string, ids: readonly string[]) =>
  brought(
    companyId,
    sql`select 'rectification' as object_kind, r.id as object_id, p.id as file_id, r.shop_id, r.created_at as handed_in_at
          from rectification r cross join unnest(r.before_photo_ids) as p (id)
         where r.company_id = ${companyId} and r.id = any(${[...ids]}::uuid[])
           and not exists (select from photo_hash k where k.company_id = r.company_id and k.file_id = p.id)
        union all
        select 'rectification', r.id, p.id, r.shop_id, h.at
          from rectification r
          join history h on h.company_id = r.company_id and h.object_id = r.id and h.event in ('handle', 'handle_unreviewed')
          cross join unnest(h.photo_ids) as p (id)
         where r.company_id = ${companyId} and r.id = any(${[...ids]}::uuid[])`,
  ).execute(db);

/** Photos that a free task at a store was handed in with. */
export const ofTask = (db: Db, companyId: string, id: string) =>
  brought(
    companyId,
    sql`select 'task' as object_kind, t.id as object_id, p.id as file_id, t.shop_id, t.submitted_at as handed_in_at
          from free_task e
          join task t on t.company_id = e.company_id and t.id = e.task_id
          cross join unnest(e.result_file_ids) as p (id)
         where e.company_id = ${companyId} and e.task_id = ${id} and t.shop_id is not null and t.submitted_at is not null`,
  ).execute(db);

/** Again: no change. */
export const insert = (db: Db, rows: readonly Insertable<PhotoHash>[]) =>
  db
    .insertInto('photo_hash')
    .values([...rows])
    .onConflict((c) => c.columns(['company_id', 'object_id', 'file_id']).doNothing());

/** Photos that nobody has looked at yet, the newest first. */
export const unread = (db: Db, companyId: string, most: number) =>
  db
    .selectFrom('photo_hash as p')
    .innerJoin('file as f', (j) => j.onRef('f.company_id', '=', 'p.company_id').onRef('f.id', '=', 'p.file_id'))
    .select(['p.file_id', 'f.marked_from'])
    .where('p.company_id', '=', companyId)
    .where('p.is_read', '=', false)
    .orderBy('p.handed_in_at', 'desc')
    .orderBy('p.file_id')
    .limit(most);

/** What the pictures looked like, or those that they were drawn on. */
export const looksOf = (db: Db, companyId: string, ids: readonly string[]) =>
  sql<{ file_id: string; dhash: string | null }>`
    select f.id as file_id, case when f.marked_from is null then f.dhash else below.dhash end as dhash
      from file f left join file below on below.company_id = f.company_id and below.id = f.marked_from
     where f.company_id = ${companyId} and f.id = any(${[...ids]}::uuid[])`.execute(db);

/** Photos are looked at now; `hash` null: it tells nothing. */
export const setRead = (db: Db, companyId: string, looks: readonly { fileId: string; hash: string | null }[]) =>
  sql`update photo_hash p set is_read = true, hash = l.hash
        from json_to_recordset(${JSON.stringify(looks)}::json) as l ("fileId" uuid, hash bit(64))
       where p.company_id = ${companyId} and p.file_id = l."fileId" and not p.is_read`.execute(db);
