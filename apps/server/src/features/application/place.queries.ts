import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

export const department = (db: Db, companyId: string, id: string) =>
  db.selectFrom('department').select(['id', 'name']).where('company_id', '=', companyId).where('id', '=', id);

export const shopPlaces = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('shop')
    .select(['id', 'lineage'])
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`);

export const groupLineages = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('shop_group')
    .select(['id', 'lineage'])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`);

/** One at a time for a person: two ways in at once would make two members. */
export const lockPerson = (db: Db, personId: string) =>
  db
    .selectFrom('person')
    .select(['id', 'password_hash', 'mobile_proved_at', 'mail_proved_at'])
    .where('id', '=', personId)
    .forNoKeyUpdate();

export const anySession = (db: Db, personId: string) =>
  db.selectFrom('session').select('id').where('person_id', '=', personId).limit(1);

/** Members who are the applicant, or have their phone or address; themselves first. */
export const sameMembers = (
  db: Db,
  companyId: string,
  { personId, mobile, mail }: { personId: string; mobile: string | null; mail: string | null },
) =>
  db
    .selectFrom('member')
    .select(['id', 'person_id', 'name', 'state', 'is_owner'])
    .where('company_id', '=', companyId)
    .where((eb) =>
      eb.or([
        eb('person_id', '=', personId),
        ...(mobile === null ? [] : [eb('mobile', '=', mobile)]),
        ...(mail === null ? [] : [eb('mail', '=', mail)]),
      ]),
    )
    .orderBy(sql`person_id = ${personId}`, 'desc')
    .orderBy('id')
    .limit(1);
