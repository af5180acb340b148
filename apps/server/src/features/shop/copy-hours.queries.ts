import type { Actor } from '@rondo/domain/actor';
import { type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { Shop } from '../../platform/db/schema.gen.ts';
import { shopInGroups, visibleShops } from '../scope/index.ts';

export interface ShopWithHours {
  id: string;
  name: string;
  hours: unknown;
  special_days: unknown;
}

interface Wanted {
  fromId: string;
  shopIds: readonly string[];
  groupIds: readonly string[];
}

/** The stores in scope that are named, or hang in one of the groups; never the one they are copied from. */
export const targets = (db: Db, actor: Actor, { fromId, shopIds, groupIds }: Wanted, limit: number) =>
  visibleShops(db, actor)
    .select('shop.id')
    .where('shop.id', '<>', fromId)
    .where((eb) =>
      eb.or([sql<SqlBool>`shop.id = any(${[...shopIds]}::uuid[])`, shopInGroups(actor.companyId, 'shop.id', groupIds)]),
    )
    .orderBy('shop.name')
    .orderBy('shop.id')
    .limit(limit);

/** Those of some stores that are still in scope, locked until the end of the transaction; always in the same order, so that two never block each other. */
export const held = (db: Db, actor: Actor, ids: readonly string[]) =>
  visibleShops(db, actor)
    .select(['shop.id', 'shop.name', 'shop.hours', 'shop.special_days'])
    .where(sql<SqlBool>`shop.id = any(${[...ids]}::uuid[])`)
    .orderBy('shop.id')
    .forNoKeyUpdate();

export const overwrite = (db: Db, companyId: string, ids: readonly string[], change: Updateable<Shop>) =>
  db
    .updateTable('shop')
    .set({ ...change, rev: sql<number>`rev + 1` })
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`);
