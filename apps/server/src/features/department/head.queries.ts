import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

interface HeldPosition {
  id: string;
  /** Null: nobody new; the others go on. */
  to_id: string | null;
}

const rows = (positions: readonly HeldPosition[]): RawBuilder<unknown> =>
  sql`json_to_recordset(${JSON.stringify(positions)}::json) as w(id uuid, to_id uuid)`;

export const appointSuccessors = (db: Db, companyId: string, fromId: string, positions: readonly HeldPosition[]) =>
  sql`insert into department_head (company_id, department_id, member_id, sort)
    select p.company_id, p.department_id, w.to_id, p.sort
      from ${rows(positions)} join department_head p
        on p.company_id = ${companyId} and p.department_id = w.id and p.member_id = ${fromId}
     where w.to_id is not null
    on conflict (company_id, department_id, member_id) do update set sort = least(department_head.sort, excluded.sort)`.execute(
    db,
  );

export const dismissEverywhere = (db: Db, companyId: string, memberId: string) =>
  db
    .deleteFrom('department_head')
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId)
    .returning('department_id as id');

export const touchDepartments = (db: Db, companyId: string, ids: readonly string[], at: Date) =>
  db
    .updateTable('department')
    .set((eb) => ({ updated_at: at, rev: eb('rev', '+', 1) }))
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .returning(['id', 'name']);
