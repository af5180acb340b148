import type { ShopFormat } from '@rondo/domain/shop';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { realOrSample } from '../../platform/sample-rows.ts';

/** What stores are like: any of the tags, of the managers, of the formats. */
export interface ShopTraits {
  shopTag?: string[] | undefined;
  managerId?: string[] | undefined;
  shopFormat?: ShopFormat[] | undefined;
  /** Without the stores of the sample company, or those alone. */
  real?: boolean | undefined;
}

/**
 * Condition: the shop in this column is now as it is asked for. `null` when there is nothing to ask. Materialized: stores are looked
 * at once, not for each row that names one, whatever the planner thinks of long lists.
 */
export function shopLike(companyId: string, column: string, traits: ShopTraits): RawBuilder<SqlBool> | null {
  const { shopTag, managerId, shopFormat, real } = traits;
  const asked = [
    shopTag && sql`s.tags && ${shopTag}::text[]`,
    shopFormat && sql`s.format = any(${shopFormat}::text[])`,
    managerId &&
      sql`s.id in (select sm.shop_id from shop_manager sm where sm.company_id = ${companyId}
        and sm.member_id = any(${managerId}::uuid[]))`,
  ].filter((one) => one !== undefined);
  const isOurs = real === undefined ? [] : [realOrSample(column, real)];
  const isLike =
    asked.length === 0
      ? []
      : [
          sql<SqlBool>`${sql.ref(column)} in (
    with alike as materialized (
      select s.id from shop s where s.company_id = ${companyId} and ${sql.join(asked, sql` and `)})
    select id from alike)`,
        ];
  const all = [...isOurs, ...isLike];
  return all.length === 0 ? null : sql<SqlBool>`(${sql.join(all, sql` and `)})`;
}
