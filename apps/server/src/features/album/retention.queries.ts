import { memberMachine } from '@rondo/domain/member';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';

/** Those that go until this day and that nobody was told of; notes that they are told now. Answers how many each member took. */
export const markTold = (db: Db, companyId: string, by: string) =>
  sql<{ taken_by: string | null; count: number }>`with told as (
      update album_picture set is_expiry_told = true
       where company_id = ${companyId} and expires_on <= ${by}::date and not is_expiry_told and deleted_at is null
      returning taken_by)
    select told.taken_by, count(*)::int as count from told
      left join member m on m.company_id = ${companyId} and m.id = told.taken_by
     where m.id is null or ${stateIn('m.state', memberMachine.working)} group by told.taken_by`.execute(db);

/** Those whose last day is over, and what lay in the bin long enough; evidence has neither. Answers what they hung their files by. */
export const removeOver = (db: Db, companyId: string, today: string, binBefore: Date) =>
  sql<{ id: string }>`delete from album_picture
     where company_id = ${companyId} and not is_evidence
       and (expires_on < ${today}::date or deleted_at < ${binBefore}) returning id`.execute(db);

/** Photos of what is gone: a record that was removed takes them along. */
export const removeOrphans = (db: Db, companyId: string) =>
  sql`delete from album_picture p where p.company_id = ${companyId} and p.is_evidence
       and p.record_id is null and p.rectification_id is null and p.task_id is null
       and not exists (select from file_use u where u.company_id = p.company_id and u.file_id = p.file_id
         and u.object_kind in ('record', 'rectification', 'task'))`.execute(db);

/** The newest picture of each store as it is now; stores without any are none of the gallery's. */
export const recount = async (db: Db, companyId: string): Promise<void> => {
  await sql`delete from album_shop a where a.company_id = ${companyId}
      and not exists (select from album_picture p where p.company_id = a.company_id and p.shop_id = a.shop_id and p.deleted_at is null)`.execute(
    db,
  );
  await sql`update album_shop a set latest_at = n.taken_at
      from album_shop b cross join lateral (select p.taken_at from album_picture p
        where p.company_id = b.company_id and p.shop_id = b.shop_id and p.deleted_at is null
        order by p.taken_at desc, p.id desc limit 1) n
     where b.company_id = ${companyId} and a.company_id = b.company_id and a.shop_id = b.shop_id
       and a.latest_at is distinct from n.taken_at`.execute(db);
};
