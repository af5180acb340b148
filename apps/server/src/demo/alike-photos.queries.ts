import { sql } from 'kysely';
import type { Db } from '../platform/db/company-db.ts';

/**
 * The camera of the demo has a few dozen pictures for all stores: were each of its photos compared, every record would be full of copies.
 * So two are evidence: one of the newest record that waits for review, and the same picture of another store some days before.
 */
export async function writeAlikePhotos(db: Db, companyId: string): Promise<void> {
  await sql`
    with shown as (
      select r.id as object_id, f.id as file_id, r.shop_id, r.submitted_at, f.dhash
        from record r
        join record_item i on i.company_id = r.company_id and i.record_id = r.id and i.carried_from is null
        cross join unnest(i.photo_ids) as p (id)
        join file f on f.company_id = r.company_id and f.id = p.id
       where r.company_id = ${companyId} and r.state <> 'void' and bit_count(f.dhash) between 8 and 56
    ), newest as (
      select s.* from shown s join record r on r.company_id = ${companyId} and r.id = s.object_id and r.state = 'in_review'
       where exists (select from shown o where o.dhash = s.dhash and o.shop_id <> s.shop_id
         and o.submitted_at between s.submitted_at - interval '90 days' and s.submitted_at - interval '3 days')
       order by s.submitted_at desc, s.file_id limit 1
    ), earlier as (
      select o.* from shown o join newest n on o.dhash = n.dhash and o.shop_id <> n.shop_id
         and o.submitted_at between n.submitted_at - interval '90 days' and n.submitted_at - interval '3 days'
       order by o.submitted_at desc, o.file_id limit 1
    )
    insert into photo_hash (company_id, object_kind, object_id, file_id, shop_id, handed_in_at, is_read, hash)
    select ${companyId}::uuid, 'record', object_id, file_id, shop_id, submitted_at, true, dhash
      from (select * from newest union all select * from earlier) both_`.execute(db);
}
