import { asOfDay, type Structure } from '@rondo/domain/structure';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { lineageInGroups, shopInGroups, stepsOf } from './visible.queries.ts';

/**
 * Every shop of a company with the lineage it had at the end of a business date (now: of this moment): a select of `id, lineage`.
 * The first move after the date says where a shop hung; one without hangs where it always did, and so does one that came later.
 */
export function lineagesOn(companyId: string, day: string | 'now'): RawBuilder<unknown> {
  if (day === 'now') return sql`select id, lineage from shop where company_id = ${companyId}`;
  return sql`
    select s.id, coalesce(m.lineage_before, s.lineage) as lineage
      from shop s
      left join (select distinct on (shop_id) shop_id, lineage_before from shop_move
                  where company_id = ${companyId} and moved_on > ${day}::date order by shop_id, moved_on) m on m.shop_id = s.id
     where s.company_id = ${companyId}`;
}

/**
 * Condition on a table with `shop_id` and `shop_lineage`: its shop hung below one of the groups on the day of the row (`of_day`),
 * hangs there now, or hung there at the end of a date.
 */
export function inGroupsBy(
  structure: Structure,
  table: string,
  companyId: string,
  groupIds: readonly string[],
): RawBuilder<SqlBool> {
  const shopId = `${table}.shop_id`;
  if (structure === 'of_day') return lineageInGroups(`${table}.shop_lineage`, groupIds);
  const day = asOfDay(structure);
  return day === null ? shopInGroups(companyId, shopId, groupIds) : shopInGroupsAsOf(companyId, shopId, groupIds, day);
}

/** Condition: the shop in this column hung at or below one of these groups at the end of a business date. */
export const shopInGroupsAsOf = (
  companyId: string,
  column: string,
  groupIds: readonly string[],
  day: string,
): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(column)} in (
    select hung.id from (${lineagesOn(companyId, day)}) hung where hung.lineage like any(${stepsOf(groupIds)}::text[]))`;

/** The first business date that a company has a structure of: that of its registration, or of the first record it brought along. */
export const beganOn = (db: Db, companyId: string) =>
  db
    .selectFrom('company')
    .select(
      sql<string>`least((created_at at time zone time_zone - cut_off::interval)::date,
        (select min(business_on) from record_day_stat s where s.company_id = company.id))`.as('began_on'),
    )
    .where('company.id', '=', companyId);
