import type { Db } from '../../platform/db/company-db.ts';
import type { Contact } from '../people/index.ts';

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

export const hold = (db: Db, id: string) => db.selectFrom('person').selectAll().where('id', '=', id).forNoKeyUpdate();

export const companiesOf = (db: Db, personId: string) =>
  db
    .selectFrom('membership')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person_id', '=', personId);

export const anySession = (db: Db, personId: string) =>
  db.selectFrom('session').select('id').where('person_id', '=', personId).limit(1);

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
