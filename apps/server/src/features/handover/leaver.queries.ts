import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

export const byId = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('member')
    .select(['id', 'name', 'state', 'is_owner', 'rev'])
    .where('company_id', '=', companyId)
    .where('id', '=', id);

/**
 * Holds some members in the order of their ids until the transaction ends. Work that somebody is giving them at this moment
 * is there when this returns: giving it holds its people too.
 */
export const holdPeople = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('member')
    .select(['id', 'state'])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .orderBy('id')
    .forUpdate();
