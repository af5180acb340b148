import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { Contact } from './contact.ts';

/** People who sign in with the number or the address, at most two. */
export const byContact = (db: Db, { mobile, mail }: Contact) =>
  db
    .selectFrom('person')
    .select(['id', 'mobile', 'mail', 'mobile_proved_at', 'mail_proved_at', 'language'])
    .where((eb) =>
      eb.or([
        ...(mobile === null ? [] : [eb('mobile', '=', mobile)]),
        ...(mail === null ? [] : [eb('mail', '=', mail)]),
      ]),
    );

export const insert = (
  db: Db,
  row: { id: string; mobile: string | null; mail: string | null; register_type: 1 | 2; language: string },
) => db.insertInto('person').values(row);

export const hold = (db: Db, id: string) => db.selectFrom('person').selectAll().where('id', '=', id).forNoKeyUpdate();

const ids = (of: readonly string[]) => sql`${[...of]}::uuid[]`;

export const dropNamed = (db: Db, companyId: string, memberIds: readonly string[]) =>
  db
    .deleteFrom('named_contact')
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`member_id = any(${ids(memberIds)})`);

/** Of somebody who proved something nothing waits: nobody else becomes that member. */
export const insertNamed = (companyId: string, memberIds: readonly string[], at: Date) =>
  sql`insert into named_contact (kind, value, company_id, member_id, created_at)
    select contact.kind, contact.value, m.company_id, m.id, ${at}::timestamptz
      from member m join person p on p.id = m.person_id
      cross join lateral (values ('mobile', m.mobile, p.mobile), ('mail', m.mail, p.mail)) as contact (kind, value, known)
     where m.company_id = ${companyId}::uuid and m.id = any(${ids(memberIds)})
       and contact.value is not null and contact.known is distinct from contact.value
       and p.mobile_proved_at is null and p.mail_proved_at is null`;

export const companiesOf = (db: Db, personId: string) =>
  db
    .selectFrom('membership')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person_id', '=', personId);

export const setContact = (db: Db, personId: string, contact: Contact) =>
  db.updateTable('person').set(contact).where('id', '=', personId);

export const setLanguage = (db: Db, personId: string, language: string) =>
  db.updateTable('person').set({ language }).where('id', '=', personId);

/** A first password, as long as the person has not chosen their own; it stays one to be replaced. */
export const issuePassword = (db: Db, personId: string, hash: string) =>
  db
    .updateTable('person')
    .set({ password_hash: hash })
    .where('id', '=', personId)
    .where('password_changed_at', 'is', null)
    .where((eb) => eb.or([eb('mobile', 'is not', null), eb('mail', 'is not', null)]))
    .returning('id');

export const anySession = (db: Db, personId: string) =>
  db.selectFrom('session').select('id').where('person_id', '=', personId).limit(1);

export const join = (db: Db, companyId: string, personId: string, memberId: string) =>
  db
    .insertInto('membership')
    .values({ company_id: companyId, person_id: personId, member_id: memberId })
    .onConflict((c) => c.columns(['person_id', 'company_id']).doUpdateSet({ member_id: memberId }));

interface Unique extends Contact {
  employeeNo: string | null;
  personId: string | null;
  exceptId: string | null;
}

/** Members who have one of these already, whoever left included. */
export const holders = (db: Db, companyId: string, u: Unique) =>
  db
    .selectFrom('member')
    .select(['id', 'name', 'state', 'mobile', 'mail', 'employee_no', 'person_id'])
    .where('company_id', '=', companyId)
    .where((eb) =>
      eb.or([
        ...(u.mobile === null ? [] : [eb('mobile', '=', u.mobile)]),
        ...(u.mail === null ? [] : [eb('mail', '=', u.mail)]),
        ...(u.employeeNo === null ? [] : [eb(eb.fn('lower', ['employee_no']), '=', u.employeeNo.toLowerCase())]),
        ...(u.personId === null ? [] : [eb('person_id', '=', u.personId)]),
      ]),
    )
    .$if(u.exceptId !== null, (q) => q.where('id', '!=', u.exceptId ?? ''))
    .orderBy('id')
    .limit(4);
