import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { recordset } from '../../platform/db/recordset.ts';

const ofMembers = (ids: readonly string[]) => sql<SqlBool>`member_id = any(${[...ids]}::uuid[])`;

export const drop = (db: Db, companyId: string, memberId: string) =>
  db.deleteFrom('member_department').where('company_id', '=', companyId).where('member_id', '=', memberId);

export const add = (db: Db, companyId: string, memberId: string, ids: readonly string[], primaryId: string) =>
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

export const addPrimary = (db: Db, companyId: string, memberId: string, departmentId: string) =>
  db
    .insertInto('member_department')
    .values({ company_id: companyId, member_id: memberId, department_id: departmentId, is_primary: true });

/** Takes out of a department who is in the other one already; says whose primary department it was. */
export const dropDoubles = (db: Db, companyId: string, fromId: string, toId: string) =>
  db
    .deleteFrom('member_department')
    .where('company_id', '=', companyId)
    .where('department_id', '=', fromId)
    .where('member_id', 'in', (eb) =>
      eb
        .selectFrom('member_department')
        .select('member_id')
        .where('company_id', '=', companyId)
        .where('department_id', '=', toId),
    )
    .returning(['member_id', 'is_primary']);

/** Makes a department the primary one of members who have none any more. */
export const makePrimary = (db: Db, companyId: string, departmentId: string, memberIds: readonly string[]) =>
  db
    .updateTable('member_department')
    .set({ is_primary: true })
    .where('company_id', '=', companyId)
    .where('department_id', '=', departmentId)
    .where(sql<SqlBool>`member_id = any(${[...memberIds]}::uuid[])`);

/** Puts everybody of one department into another; who had it as primary has the other as primary. */
export const moveMembers = (db: Db, companyId: string, fromId: string, toId: string) =>
  db
    .updateTable('member_department')
    .set({ department_id: toId })
    .where('company_id', '=', companyId)
    .where('department_id', '=', fromId);

export const dropOfAll = (db: Db, companyId: string, memberIds: readonly string[]) =>
  db.deleteFrom('member_department').where('company_id', '=', companyId).where(ofMembers(memberIds));

export const insertAll = (
  companyId: string,
  rows: readonly { member_id: string; department_id: string; is_primary: boolean }[],
) =>
  sql`insert into member_department (company_id, member_id, department_id, is_primary)
    select ${companyId}::uuid, member_id, department_id, is_primary
      from ${recordset(rows, 'member_id uuid, department_id uuid, is_primary bool')}`;
