import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

export const departments = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('department')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .forKeyShare();

export const managedIds = (db: Db, companyId: string, memberId: string) =>
  db
    .selectFrom('shop_manager as sm')
    .innerJoin('shop as s', (j) => j.onRef('s.company_id', '=', 'sm.company_id').onRef('s.id', '=', 'sm.shop_id'))
    .select(['s.id', 's.name'])
    .where('sm.company_id', '=', companyId)
    .where('sm.member_id', '=', memberId)
    .where('s.deleted_at', 'is', null)
    .orderBy('s.name');

/** A picture of somebody is theirs to show, as long as the actor uploaded it. */
export const ownUpload = (db: Db, companyId: string, fileId: string, byId: string) =>
  db
    .selectFrom('file')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', fileId)
    .where('created_by', '=', byId);
