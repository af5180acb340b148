import { sql } from 'kysely';
import type { Db } from '../platform/db/company-db.ts';

/**
 * The camera of the demo has a few dozen pictures for all stores: were each of its photos compared, every record would be full of copies.
 * So two are evidence: one of the newest record that waits for review, and the same picture of another store some days before.
 */
export async function writeAlikePhotos(db: Db, companyId: string): Promise<void> {
  // What was just written has no figures for the planner yet.
  await sql`analyze record, album_picture, file`.execute(db);
  await sql`
    with waiting as materialized (
      select p.record_id, p.file_id, p.shop_id, r.submitted_at, f.dhash
        from record r
        join album_picture p on p.company_id = r.company_id and p.record_id = r.id and p.source = 'inspection'
        join file f on f.company_id = p.company_id and f.id = p.file_id
       where r.company_id = ${companyId} and r.state = 'in_review' and bit_count(f.dhash) between 8 and 56
       order by r.submitted_at desc, p.file_id limit 20
    ), before as materialized (
      select p.record_id, p.file_id, p.shop_id, p.taken_at, f.dhash
        from file f
        join album_picture p on p.company_id = f.company_id and p.file_id = f.id and p.source = 'inspection'
       where f.company_id = ${companyId} and f.dhash in (select dhash from waiting)
    ), pair as materialized (
      select w.record_id, w.file_id, w.shop_id, w.submitted_at, b.record_id as other_record_id, b.file_id as other_id,
             b.shop_id as other_shop_id, b.taken_at, w.dhash
        from waiting w join before b on b.dhash = w.dhash and b.shop_id <> w.shop_id
         and b.taken_at between w.submitted_at - interval '90 days' and w.submitted_at - interval '3 days'
       order by w.submitted_at desc, w.file_id, b.taken_at desc, b.file_id limit 1
    )
    insert into photo_hash (company_id, object_kind, object_id, file_id, shop_id, handed_in_at, is_read, hash)
    select ${companyId}::uuid, 'record', record_id, file_id, shop_id, submitted_at, true, dhash from pair
    union all
    select ${companyId}::uuid, 'record', other_record_id, other_id, other_shop_id, taken_at, true, dhash from pair`.execute(
    db,
  );
}
