import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { type OpenRow, WORKS_HERE } from '../../platform/in-hand.ts';

/**
 * Certificates with a last day that a member keeps, their own and those of who has left apart: who manages the store is
 * reminded too, and so is whose it is.
 */
export const openOf = (companyId: string, memberId: string) => sql<OpenRow>`
  select 'certificate' as kind, c.id, nullif(c.number, '') as number, coalesce(h.name, s.name) as name,
         coalesce(s.name, '') as place, c.shop_id, null::timestamptz as deadline_at,
         (h.id is not null or exists (select from shop_manager o join member m on m.company_id = o.company_id and m.id = o.member_id
           where o.company_id = c.company_id and o.shop_id = c.shop_id and o.member_id <> ${memberId}
             and ${WORKS_HERE})) as has_others
    from certificate c
    left join shop s on s.company_id = c.company_id and s.id = c.shop_id and s.deleted_at is null
    left join member h on h.company_id = c.company_id and h.id = c.member_id
   where c.company_id = ${companyId} and c.edited_by = ${memberId} and c.deleted_at is null
     and c.valid_until is not null and c.member_id is distinct from ${memberId}::uuid
     and h.state is distinct from 'resigned' and (s.id is not null or h.id is not null)`;

export const holdOf = (db: Db, companyId: string, memberId: string) =>
  sql`select c.id from certificate c
     where c.company_id = ${companyId} and c.edited_by = ${memberId} and c.deleted_at is null
     order by c.id for no key update`.execute(db);

/** Another keeper for each; answers those that were still the leaver's, by number and holder. */
export const passOn = (
  db: Db,
  companyId: string,
  fromId: string,
  passed: readonly { id: string; to_id: string }[],
  at: Date,
) =>
  sql<{ id: string; name: string }>`update certificate c set edited_by = w.to_id, updated_at = ${at}, rev = c.rev + 1
    from json_to_recordset(${JSON.stringify(passed)}::json) as w(id uuid, to_id uuid)
   where c.company_id = ${companyId} and c.id = w.id and c.edited_by = ${fromId} and c.deleted_at is null
  returning c.id, coalesce(nullif(c.number, ''), nullif(c.title, ''), (select s.name from shop s
    where s.company_id = c.company_id and s.id = c.shop_id), '—') as name`.execute(db);
