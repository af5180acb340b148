import type { Actor } from '@rondo/domain/actor';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { shopInGroups, shopInScope, visibleShops } from './visible.queries.ts';

const yes = sql<SqlBool>`true`;

/** A row that reaches stores: the table it is read from, whose columns `shop_ids`, `group_ids` and perhaps `tags` name them. */
export interface Reaching {
  row: string;
  hasTags: boolean;
}

/** Condition: the shop under this alias is one that the row names, hangs in one of its groups now, or has one of its tags. */
export function reachedBy({ row, hasTags }: Reaching, alias: string): RawBuilder<SqlBool> {
  const own = (column: string) => sql.ref(`${row}.${column}`);
  const shop = (column: string) => sql.ref(`${alias}.${column}`);
  const isTagged = hasTags ? sql`or ${shop('tags')} && ${own('tags')}` : sql``;
  return sql<SqlBool>`(${shop('id')} = any(${own('shop_ids')}) ${isTagged}
    or exists (select from shop_group g where g.company_id = ${own('company_id')} and g.id = any(${own('group_ids')})
      and ${shop('lineage')} like g.lineage || '%'))`;
}

/** Condition: the row reaches a store outside of the actor's scope. */
export const reachesBeyond = (actor: Actor, reaching: Reaching): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from shop s where s.company_id = ${sql.ref(`${reaching.row}.company_id`)}
    and s.deleted_at is null and ${reachedBy(reaching, 's')} and not ${shopInScope(actor, 's.id') ?? yes})`;

/** Joins the stores `s` of the actor's scope that the row reaches now. */
export const joinReached = (actor: Actor, reaching: Reaching) =>
  sql`join shop s on s.company_id = ${sql.ref(`${reaching.row}.company_id`)} and s.deleted_at is null
     and ${reachedBy(reaching, 's')} and ${shopInScope(actor, 's.id') ?? yes}`;

interface Named {
  shopIds: readonly string[];
  groupIds: readonly string[];
  /** Absent: it knows no tags. */
  tags?: readonly string[];
}

const isTagged = (alias: string, tags: readonly string[]) =>
  sql<SqlBool>`${sql.ref(`${alias}.tags`)} && ${[...tags]}::text[]`;

/** Condition: `shop` is one that something not yet saved would reach. */
export const namedShop = (actor: Actor, { shopIds, groupIds, tags = [] }: Named): RawBuilder<SqlBool> =>
  sql<SqlBool>`(shop.id = any(${[...shopIds]}::uuid[]) or ${shopInGroups(actor.companyId, 'shop.id', groupIds)}
    or ${isTagged('shop', tags)})`;

/** How many stores of some groups or with some tags lie outside of the actor's scope. */
export const outsideOf = (db: Db, actor: Actor, { groupIds, tags = [] }: Omit<Named, 'shopIds'>) =>
  db
    .selectFrom('shop as s')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('s.company_id', '=', actor.companyId)
    .where('s.deleted_at', 'is', null)
    .where((eb) => eb.or([shopInGroups(actor.companyId, 's.id', groupIds), isTagged('s', tags)]))
    .where(sql<SqlBool>`not ${shopInScope(actor, 's.id') ?? yes}`);

/** Those of some ids that are groups of the company, with their names. */
export const groupsByIds = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('shop_group')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .orderBy('path');

/** Names of the first of some stores that the actor sees. */
export const firstShopNames = (db: Db, actor: Actor, ids: readonly string[], limit: number) =>
  visibleShops(db, actor)
    .select('shop.name')
    .where(sql<SqlBool>`shop.id = any(${[...ids]}::uuid[])`)
    .orderBy('shop.name')
    .limit(limit);
