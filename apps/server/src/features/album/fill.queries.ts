import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

/**
 * Takes the photos of records or rectifications into the gallery. Not signatures, and of a picture that was drawn on only what
 * came of it. One that is there already is what they prove something with from now on: kept as long as that. Again: no change.
 */
async function take(db: Db, companyId: string, found: RawBuilder<unknown>): Promise<void> {
  await sql`with taken as (
      insert into album_picture as p (company_id, id, shop_id, source, file_id, sha256, size_bytes, taken_at, taken_by, server_at,
        record_id, rectification_id, task_id, is_evidence, created_at)
      select distinct on (f.id) ${companyId}::uuid, gen_random_uuid(), o.shop_id, o.source, f.id, f.sha256, f.size_bytes,
             coalesce(f.taken_at, f.created_at), f.created_by, f.created_at, o.record_id, o.rectification_id, o.task_id, true, f.created_at
        from (${found}) o
        join file_use u on u.company_id = ${companyId} and u.object_id = o.id
        join file f on f.company_id = u.company_id and f.id = u.file_id
       where f.mime like 'image/%' and f.id is distinct from o.signature_id
         and not exists (select from file m join file_use v on v.company_id = m.company_id and v.file_id = m.id
           where m.company_id = f.company_id and m.marked_from = f.id and v.object_id = o.id)
         and not exists (select from album_picture l where l.company_id = f.company_id and l.file_id = f.marked_from)
       order by f.id, o.source
      on conflict (company_id, file_id) do update set is_evidence = true, expires_on = null, deleted_at = null, deleted_by = null,
        record_id = coalesce(p.record_id, excluded.record_id), task_id = coalesce(p.task_id, excluded.task_id),
        rectification_id = coalesce(p.rectification_id, excluded.rectification_id)
        where not p.is_evidence or (p.rectification_id is null and excluded.rectification_id is not null)
          or (p.record_id is null and excluded.record_id is not null)
      returning p.shop_id, p.taken_at)
    insert into album_shop (company_id, shop_id, latest_at)
    select ${companyId}::uuid, shop_id, max(taken_at) from taken group by shop_id
    on conflict (company_id, shop_id) do update set latest_at = greatest(album_shop.latest_at, excluded.latest_at)`.execute(
    db,
  );
}

const records = (companyId: string, some: RawBuilder<unknown>) => sql`
  select r.id, r.shop_id, 'inspection' as source, r.id as record_id, null::uuid as rectification_id, r.task_id,
         r.sign_off_file_id as signature_id
    from record r where r.company_id = ${companyId} ${some}`;

const rectifications = (companyId: string, some: RawBuilder<unknown>) => sql`
  select c.id, c.shop_id, 'rectification' as source, null::uuid as record_id, c.id as rectification_id, c.task_id, null::uuid as signature_id
    from rectification c where c.company_id = ${companyId} ${some}`;

export const takeRecord = (db: Db, companyId: string, id: string) =>
  take(db, companyId, records(companyId, sql`and r.id = ${id}`));

export const takeRectifications = (db: Db, companyId: string, ids: readonly string[]) =>
  take(db, companyId, rectifications(companyId, sql`and c.id = any(${[...ids]}::uuid[])`));

/** All of a company: what was there before, or came in at once. A photo of both belongs to the inspection. */
export async function takeAll(db: Db, companyId: string): Promise<void> {
  await take(db, companyId, records(companyId, sql``));
  await take(db, companyId, rectifications(companyId, sql``));
}

/** Photos of records since a day that the gallery lacks, by the number of the record. */
export const missing = (db: Db, companyId: string, since: string | null, most: number) =>
  sql<{ number: string }>`select distinct r.number from record r
      join file_use u on u.company_id = r.company_id and u.object_id = r.id and u.object_kind = 'record'
      join file f on f.company_id = u.company_id and f.id = u.file_id
     where r.company_id = ${companyId} ${since === null ? sql`` : sql`and r.business_on >= ${since}::date`}
       and f.mime like 'image/%' and f.id is distinct from r.sign_off_file_id
       and not exists (select from outbox o where o.company_id = r.company_id)
       and not exists (select from file m join file_use v on v.company_id = m.company_id and v.file_id = m.id
         where m.company_id = f.company_id and m.marked_from = f.id and v.object_id = r.id)
       and not exists (select from album_picture p where p.company_id = f.company_id
         and (p.file_id = f.id or p.file_id = f.marked_from))
     limit ${most}`.execute(db);
