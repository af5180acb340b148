import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

const ids = (of: readonly string[]) => sql`${[...of]}::uuid[]`;

export const drop = (db: Db, companyId: string, memberIds: readonly string[]) =>
  db
    .deleteFrom('named_contact')
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`member_id = any(${ids(memberIds)})`);

/** Of somebody who proved something nothing waits: nobody else becomes that member. */
export const insert = (companyId: string, memberIds: readonly string[], at: Date) =>
  sql`insert into named_contact (kind, value, company_id, member_id, created_at)
    select contact.kind, contact.value, m.company_id, m.id, ${at}::timestamptz
      from member m join person p on p.id = m.person_id
      cross join lateral (values ('mobile', m.mobile, p.mobile), ('mail', m.mail, p.mail)) as contact (kind, value, known)
     where m.company_id = ${companyId}::uuid and m.id = any(${ids(memberIds)})
       and contact.value is not null and contact.known is distinct from contact.value
       and p.mobile_proved_at is null and p.mail_proved_at is null`;

/** Nothing waits any more for the members of somebody who proved who they are. */
export const settle = (db: Db, personId: string) =>
  db
    .deleteFrom('named_contact')
    .using('membership')
    .whereRef('membership.company_id', '=', 'named_contact.company_id')
    .whereRef('membership.member_id', '=', 'named_contact.member_id')
    .where('membership.person_id', '=', personId);
