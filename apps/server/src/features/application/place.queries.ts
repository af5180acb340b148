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

interface Return {
  memberId: string;
  personId: string;
  scopeAll: boolean;
  shopIds: readonly string[];
  groupIds: readonly string[];
  at: Date;
  byId: string | null;
}

/** Somebody who resigned comes back as the same member. */
export const rejoin = (db: Db, companyId: string, r: Return) =>
  db
    .updateTable('member')
    .set((eb) => ({
      state: 'active',
      person_id: r.personId,
      scope_all: r.scopeAll,
      scope_shop_ids: [...r.shopIds],
      scope_group_ids: [...r.groupIds],
      resigned_at: null,
      updated_at: r.at,
      updated_by: r.byId,
      rev: eb('rev', '+', 1),
    }))
    .where('company_id', '=', companyId)
    .where('id', '=', r.memberId)
    .where('state', '=', 'resigned')
    .returning('id');

/** A member who has not signed in yet becomes the person who proved that the phone or address is theirs. */
export const claim = (db: Db, companyId: string, memberId: string, personId: string) =>
  db
    .updateTable('member')
    .set((eb) => ({ person_id: personId, rev: eb('rev', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('id', '=', memberId);

export const dropMembership = (db: Db, companyId: string, memberId: string) =>
  db.deleteFrom('membership').where('company_id', '=', companyId).where('member_id', '=', memberId);

export const addMembership = (db: Db, companyId: string, memberId: string, personId: string) =>
  db
    .insertInto('membership')
    .values({ person_id: personId, company_id: companyId, member_id: memberId })
    .onConflict((c) => c.columns(['person_id', 'company_id']).doUpdateSet({ member_id: memberId }));

export const dropRoles = (db: Db, companyId: string, memberId: string) =>
  db.deleteFrom('member_role').where('company_id', '=', companyId).where('member_id', '=', memberId);

export const addRoles = (db: Db, companyId: string, memberId: string, roleIds: readonly string[]) =>
  db
    .insertInto('member_role')
    .values([...new Set(roleIds)].map((role_id) => ({ company_id: companyId, member_id: memberId, role_id })));

export const dropDepartments = (db: Db, companyId: string, memberId: string) =>
  db.deleteFrom('member_department').where('company_id', '=', companyId).where('member_id', '=', memberId);

export const addDepartment = (db: Db, companyId: string, memberId: string, departmentId: string) =>
  db
    .insertInto('member_department')
    .values({ company_id: companyId, member_id: memberId, department_id: departmentId, is_primary: true });
