import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

/** Members, held until the end. */
export const hold = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('member')
    .selectAll()
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate();
