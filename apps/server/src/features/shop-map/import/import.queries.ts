import type { Actor } from '@rondo/domain/actor';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/db/company-db.ts';
import { visibleShops } from '../../scope/index.ts';

/** Stores in scope that have one of the names or numbers, given in small letters. */
export const shopsNamed = (db: Db, actor: Actor, names: readonly string[], codes: readonly string[]) =>
  visibleShops(db, actor)
    .select(['shop.id', 'shop.name', 'shop.code', 'shop.latitude'])
    .where(
      sql<SqlBool>`(lower(shop.name) = any(${[...names]}::text[]) or lower(shop.code) = any(${[...codes]}::text[]))`,
    );

/** Stores in scope as they are now. */
export const shopsById = (db: Db, actor: Actor, ids: readonly string[]) =>
  visibleShops(db, actor)
    .select(['shop.id', 'shop.name', 'shop.rev', 'shop.latitude', 'shop.longitude'])
    .where(sql<SqlBool>`shop.id = any(${[...ids]}::uuid[])`)
    .orderBy('shop.id')
    .forUpdate('shop');
