import type { Actor } from '@rondo/domain/actor';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/db/company-db.ts';
import { visibleShops } from '../../scope/index.ts';

const NOWHERE = [
  sql<number | null>`null::float8`.as('latitude'),
  sql<number | null>`null::float8`.as('longitude'),
] as const;

/** Stores with their places; whether the reader sees them was asked before. */
export const shops = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('shop')
    .select(['id', 'name', 'latitude', 'longitude'])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`);

export const groups = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('shop_group')
    .select(['id', sql<string>`case when path = '' then name else path end`.as('name'), ...NOWHERE])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`);

export const counters = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('flow_counter')
    .innerJoin('shop', (j) =>
      j.onRef('shop.company_id', '=', 'flow_counter.company_id').onRef('shop.id', '=', 'flow_counter.shop_id'),
    )
    .select(['flow_counter.id', sql<string>`shop.name || ' · ' || flow_counter.name`.as('name'), ...NOWHERE])
    .where('flow_counter.company_id', '=', companyId)
    .where(sql<SqlBool>`flow_counter.id = any(${[...ids]}::uuid[])`);

/** The counters of stores in scope, by store and name. */
export const countersInScope = (
  db: Db,
  actor: Actor,
  f: { shopId?: string[] | undefined; kind?: string[] | undefined },
) =>
  visibleShops(db, actor)
    .innerJoin('flow_counter', (j) =>
      j.onRef('flow_counter.company_id', '=', 'shop.company_id').onRef('flow_counter.shop_id', '=', 'shop.id'),
    )
    .select([
      'flow_counter.id',
      'flow_counter.name',
      'flow_counter.kind',
      'shop.id as shop_id',
      'shop.name as shop_name',
    ])
    .where('flow_counter.deleted_at', 'is', null)
    .$if(f.shopId !== undefined, (q) => q.where('shop.id', 'in', f.shopId ?? []))
    .$if(f.kind !== undefined, (q) => q.where('flow_counter.kind', 'in', f.kind ?? []))
    .orderBy('shop.name')
    .orderBy('flow_counter.name')
    .limit(500);
