import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

/** Members of a department alone, without those who resigned. */
export const memberCount = (db: Db, companyId: string, departmentId: string) =>
  db
    .selectFrom('member_department as md')
    .innerJoin('member as m', (j) => j.onRef('m.company_id', '=', 'md.company_id').onRef('m.id', '=', 'md.member_id'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('md.company_id', '=', companyId)
    .where('md.department_id', '=', departmentId)
    .where('m.state', '<>', 'resigned');

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

/** Where people who come by the invitation are put: not into a department that is gone. */
export const moveInvite = (db: Db, companyId: string, fromId: string, toId: string) =>
  db
    .updateTable('invite')
    .set({ department_id: toId })
    .where('company_id', '=', companyId)
    .where('department_id', '=', fromId);
