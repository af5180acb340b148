import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

export const byIds = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('role')
    .select(['id', 'key', 'name', 'codes', 'tier'])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`);

/** What each member holds by their roles, one row a role they have. */
export const rolesOf = (db: Db, companyId: string, memberIds: readonly string[]) =>
  db
    .selectFrom('member_role as mr')
    .innerJoin('role as r', (j) => j.onRef('r.company_id', '=', 'mr.company_id').onRef('r.id', '=', 'mr.role_id'))
    .select(['mr.member_id', 'r.id', 'r.key', 'r.name', 'r.codes', 'r.tier'])
    .where('mr.company_id', '=', companyId)
    .where(sql<SqlBool>`mr.member_id = any(${[...memberIds]}::uuid[])`);

/** Rows a statement takes: it has at most 65,535 parameters. */
export const ROWS_AT_ONCE = 2_000;

export interface AccessChangeRow {
  company_id: string;
  id: string;
  member_id: string;
  at: Date;
  by_id: string | null;
  by_name: string;
  cause: string;
  role_name: string | null;
  gained: string[];
  lost: string[];
}

export const insertAccessChanges = (db: Db, rows: readonly AccessChangeRow[]) =>
  db.insertInto('access_change').values([...rows]);
