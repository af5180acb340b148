import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

/** What of some nodes decides who may do what with them. */
export const rulesOf = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('knowledge_node')
    .select(['id', 'owner_id', 'mode'])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`);

/** The lines of their lists. */
export const grantsOf = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('knowledge_grant')
    .select(['node_id', 'subject', 'level'])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`node_id = any(${[...ids]}::uuid[])`);
