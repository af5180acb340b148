import { sql } from 'kysely';
import type { Db } from '../platform/db/company-db.ts';

/**
 * The camera of the demo has a few dozen pictures for all stores: were each of its photos compared, every record would be full of copies.
 * So two are evidence: one of the newest record that waits for review, and the same picture of another store some days before.
 */
export async function writeAlikePhotos(db: Db, companyId: string, now: Date): Promise<void> {
  await sql`
    with shown as materialized (
      select r.id as object_id, r.state, f.id as file_id, r.shop_id, r.submitted_at, f.dhash
        from record r
        join record_item i on i.company_id = r.company_id and i.record_id = r.id and i.carried_from is null
        cross join unnest(i.photo_ids) as p (id)
        join file f on f.company_id = r.company_id and f.id = p.id
       where r.company_id = ${companyId} and r.state <> 'void' and r.submitted_at >= ${now}::timestamptz - interval '90 days'
         and bit_count(f.dhash) between 8 and 56
    ), waiting as materialized (
      select * from shown where state = 'in_review' order by submitted_at desc, file_id limit 20
    ), pair as (
      select w.file_id, o.file_id as other_id
        from waiting w join shown o on o.dhash = w.dhash and o.shop_id <> w.shop_id
         and o.submitted_at < w.submitted_at - interval '3 days'
       order by w.submitted_at desc, w.file_id, o.submitted_at desc, o.file_id limit 1
    )
    insert into photo_hash (company_id, object_kind, object_id, file_id, shop_id, handed_in_at, is_read, hash)
    select ${companyId}::uuid, 'record', s.object_id, s.file_id, s.shop_id, s.submitted_at, true, s.dhash
      from shown s join pair p on s.file_id in (p.file_id, p.other_id)`.execute(db);
}
