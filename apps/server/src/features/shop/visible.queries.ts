import type { Actor } from '@rondo/domain/actor';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

const PREFIX_WILD = /[\\%_]/g;

/** The lineages of a scope as LIKE patterns. */
function patterns(lineages: readonly string[]): string[] {
  return lineages.map((lineage) => `${lineage.replace(PREFIX_WILD, '\\$&')}%`);
}

/** Shops in the actor's scope: the only way into `shop`. A member who sees all pays nothing for it. */
export function visibleShops(db: Db, actor: Actor) {
  const { scope } = actor;
  const shops = db
    .selectFrom('shop')
    .where('shop.company_id', '=', actor.companyId)
    .where('shop.deleted_at', 'is', null);
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
