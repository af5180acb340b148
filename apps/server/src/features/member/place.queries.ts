import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

export const departments = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('department')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .forKeyShare();

export const dropRoles = (db: Db, companyId: string, memberId: string, roleIds: readonly string[]) =>
  db
    .deleteFrom('member_role')
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId)
    .where(sql<SqlBool>`role_id = any(${[...roleIds]}::uuid[])`);

export const dropAllRoles = (db: Db, companyId: string, memberId: string) =>
  db.deleteFrom('member_role').where('company_id', '=', companyId).where('member_id', '=', memberId);

/** Each of some members gets each of some roles that they do not have yet. */
export const addRoles = (companyId: string, memberIds: readonly string[], roleIds: readonly string[]) =>
  sql`insert into member_role (company_id, member_id, role_id)
    select ${companyId}::uuid, m, r from unnest(${[...memberIds]}::uuid[]) m, unnest(${[...roleIds]}::uuid[]) r
    on conflict do nothing`;

export const dropDepartments = (db: Db, companyId: string, memberId: string) =>
  db.deleteFrom('member_department').where('company_id', '=', companyId).where('member_id', '=', memberId);

export const addDepartments = (
  db: Db,
  companyId: string,
  memberId: string,
  ids: readonly string[],
  primaryId: string,
) =>
  db.insertInto('member_department').values(
    ids.map((department_id) => ({
      company_id: companyId,
      member_id: memberId,
      department_id,
      is_primary: department_id === primaryId,
    })),
  );

/** A department takes the place of the primary one of some members. */
export const leavePrimary = (db: Db, companyId: string, memberIds: readonly string[], departmentId: string) =>
  db
    .deleteFrom('member_department')
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`member_id = any(${[...memberIds]}::uuid[])`)
    .where((eb) => eb.or([eb('is_primary', '=', true), eb('department_id', '=', departmentId)]));

export const enterPrimary = (companyId: string, memberIds: readonly string[], departmentId: string) =>
  sql`insert into member_department (company_id, member_id, department_id, is_primary)
    select ${companyId}::uuid, m, ${departmentId}::uuid, true from unnest(${[...memberIds]}::uuid[]) m`;

export const managedIds = (db: Db, companyId: string, memberId: string) =>
  db
    .selectFrom('shop_manager as sm')
    .innerJoin('shop as s', (j) => j.onRef('s.company_id', '=', 'sm.company_id').onRef('s.id', '=', 'sm.shop_id'))
    .select(['s.id', 's.name'])
    .where('sm.company_id', '=', companyId)
    .where('sm.member_id', '=', memberId)
    .where('s.deleted_at', 'is', null)
    .orderBy('s.name');

export const stopManaging = (db: Db, companyId: string, memberId: string, shopIds: readonly string[]) =>
  db
    .deleteFrom('shop_manager')
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId)
    .where(sql<SqlBool>`shop_id = any(${[...shopIds]}::uuid[])`);

/** Behind the managers the shops have. */
export const startManaging = (companyId: string, memberId: string, shopIds: readonly string[]) =>
  sql`insert into shop_manager (company_id, shop_id, member_id, sort)
    select ${companyId}::uuid, s, ${memberId}::uuid, coalesce((select max(sm.sort) + 1 from shop_manager sm
      where sm.company_id = ${companyId}::uuid and sm.shop_id = s), 0)
      from unnest(${[...shopIds]}::uuid[]) s on conflict do nothing`;

/** A picture of somebody is theirs to show, as long as the actor uploaded it. */
export const ownUpload = (db: Db, companyId: string, fileId: string, byId: string) =>
  db
    .selectFrom('file')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', fileId)
    .where('created_by', '=', byId);

export const hangPicture = (db: Db, companyId: string, memberId: string, fileId: string) =>
  db
    .insertInto('file_use')
    .values({ company_id: companyId, file_id: fileId, object_kind: 'member', object_id: memberId, shop_id: null })
    .onConflict((c) => c.doNothing());
