import type { Actor } from '@rondo/domain/actor';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { contains, wordsOf } from '../../platform/list.ts';
import { groupSegment } from './lineage.ts';

const PREFIX_WILD = /[\\%_]/g;

/** The lineages of a scope as LIKE patterns. */
function patterns(lineages: readonly string[]): string[] {
  return lineages.map((lineage) => `${lineage.replace(PREFIX_WILD, '\\$&')}%`);
}

/** Shops in the actor's scope: the only way into `shop`. A member who sees all pays nothing for it. */
export const visibleShops = (db: Db, actor: Actor) => shopsOf(db, actor).where('shop.deleted_at', 'is', null);

/** Those of the actor's scope that were deleted and can be brought back; index shop_bin. */
export const deletedShops = (db: Db, actor: Actor, since: Date) =>
  shopsOf(db, actor)
    .where('shop.deleted_at', '>=', since)
    .orderBy('shop.deleted_at', 'desc')
    .orderBy('shop.id', 'desc');

function shopsOf(db: Db, actor: Actor) {
  const { scope } = actor;
  const shops = db.selectFrom('shop').where('shop.company_id', '=', actor.companyId);
  if (scope.kind === 'all') return shops;
  return shops.where(
    sql<SqlBool>`(shop.id = any(${[...scope.shopIds]}::uuid[]) or shop.lineage like any(${patterns(scope.lineages)}::text[]))`,
  );
}

/** Condition for other tables: the shop in this column lies in the actor's scope. `null` when there is nothing to ask. */
export function shopInScope(actor: Actor, column: string): RawBuilder<SqlBool> | null {
  const { scope } = actor;
  if (scope.kind === 'all') return null;
  return sql<SqlBool>`${sql.ref(column)} in (
    select s.id from shop s where s.company_id = ${actor.companyId}
      and (s.id = any(${[...scope.shopIds]}::uuid[]) or s.lineage like any(${patterns(scope.lineages)}::text[])))`;
}

/** Condition: the shop in this column hangs at or below one of these groups, as they are now. */
export function shopInGroups(companyId: string, column: string, groupIds: readonly string[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} in (
    select s.id from shop s join shop_group g on g.company_id = s.company_id and s.lineage like g.lineage || '%'
     where s.company_id = ${companyId} and g.id = any(${[...groupIds]}::uuid[]))`;
}

/**
 * Condition on `shop`: at the end of a business date it hung at or below one of these groups, whatever moved since. The first
 * move after that date says where it was; a shop without one is where it always was.
 */
export function shopInGroupsOn(groupIds: readonly string[], day: RawBuilder<string>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(coalesce((select m.lineage_before from shop_move m
      where m.company_id = shop.company_id and m.shop_id = shop.id and m.moved_on > ${day} order by m.moved_on limit 1),
    shop.lineage) like any(${stepsOf(groupIds)}::text[]))`;
}

/** Condition on a lineage: at or below one of these groups. */
export function lineageInGroups(lineageColumn: string, groupIds: readonly string[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(lineageColumn)} like any(${stepsOf(groupIds)}::text[])`;
}

/** Groups as LIKE patterns of the lineages at and below them. */
export const stepsOf = (groupIds: readonly string[]): string[] => groupIds.map((id) => `%${groupSegment(id)}%`);

/**
 * Condition on `shop` under an alias: every word stands in what is known of it (index shop_search: name, number, earlier
 * names, address, pinyin) or in the name of a group it hangs in. The top group stands for the company and says nothing.
 */
export function shopNamed(alias: string, companyId: string, keyword: string): RawBuilder<SqlBool> {
  const named = (word: string) => sql`(${sql.ref(`${alias}.search`)} ilike ${contains(word)}
    or ${sql.ref(`${alias}.group_id`)} = any(array(
      select below.id from shop_group g
        join shop_group below on below.company_id = g.company_id and below.lineage like g.lineage || '%'
       where g.company_id = ${companyId} and g.parent_id is not null
         and (g.name ilike ${contains(word)} or g.name_pinyin like ${contains(word.toLowerCase())}))))`;
  return sql<SqlBool>`(${sql.join(wordsOf(keyword).map(named), sql` and `)})`;
}

/** Condition for other tables: the shop in this column is one that a word names. */
export const shopColumnNamed = (column: string, companyId: string, word: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(column)} in ${shopsNamed(companyId, word)}`;

/** The ids of the shops that a word names. */
export const shopsNamed = (companyId: string, word: string) => sql<string>`(
  select s.id from shop s where s.company_id = ${companyId} and ${shopNamed('s', companyId, word)})`;

/** A shop whatever the scope, for work of the system: freezing its name and path into a task. */
export const shopsByIds = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('shop')
    .innerJoin('shop_group as g', (j) =>
      j.onRef('g.company_id', '=', 'shop.company_id').onRef('g.id', '=', 'shop.group_id'),
    )
    .select([
      'shop.id',
      'shop.name',
      'shop.lineage',
      'shop.state',
      'shop.address',
      'shop.time_zone',
      'g.path as group_path',
    ])
    .where('shop.company_id', '=', companyId)
    .where('shop.deleted_at', 'is', null)
    .where(sql<SqlBool>`shop.id = any(${[...ids]}::uuid[])`);
