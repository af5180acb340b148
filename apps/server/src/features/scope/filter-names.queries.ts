import type { Actor } from '@rondo/domain/actor';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { visibleShops } from './visible.queries.ts';

/** Names of stores that the reader sees. */
export const shopNames = (db: Db, actor: Actor, ids: readonly string[]) =>
  visibleShops(db, actor)
    .select('shop.name')
    .where(sql<SqlBool>`shop.id = any(${[...ids]}::uuid[])`)
    .orderBy('shop.name');

/** Names of store groups of the company. */
export const groupNames = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('shop_group')
    .select('name')
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .orderBy('name');

/** Names of templates of the company. */
export const templateNames = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('template')
    .select('name')
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .orderBy('name');

/** Names of members of the company. */
export const memberNames = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('member')
    .select('name')
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .orderBy('name');
