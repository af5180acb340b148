import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

/** Names of templates, also of disabled and deleted ones. */
export const templatesByIds = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('template')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`);
