import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { ShopField } from '../../platform/db/schema.gen.ts';

/** The fields that a company gives its stores, in their order. */
export const all = (db: Db, companyId: string) =>
  db
    .selectFrom('shop_field')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .orderBy('sort')
    .orderBy('id');

/** All of them, held until the end: their number and their order are theirs together. */
export const hold = (db: Db, companyId: string) => all(db, companyId).forUpdate();

/** Where none is there yet to be held: two who add the first ones take turns. */
export const lockCompany = (db: Db, companyId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`shop_field ${companyId}`}, 0))`.execute(db);

export const insert = (db: Db, field: Insertable<ShopField>) => db.insertInto('shop_field').values(field);

export const update = (
  db: Db,
  companyId: string,
  { id, rev }: { id: string; rev: number },
  to: Updateable<ShopField>,
) =>
  db
    .updateTable('shop_field')
    .set({ ...to, rev: rev + 1 })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('rev', '=', rev)
    .where('deleted_at', 'is', null)
    .returning('rev');

export const reorder = (db: Db, companyId: string, ids: readonly string[]) =>
  sql`update shop_field f set sort = o.place::smallint
    from unnest(${[...ids]}::uuid[]) with ordinality as o (id, place)
    where f.company_id = ${companyId} and f.id = o.id`.execute(db);

/** How many stores say something in a field. */
export const used = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('shop')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where(sql<SqlBool>`jsonb_exists(custom, ${id})`);

/** What a list is narrowed by in one field; of numbers and days both ends of ranges, null for an open one. */
export interface CustomNarrowing {
  fieldId: string;
  values: readonly string[];
  patterns: readonly string[];
  numbers: readonly { from: number | null; to: number | null }[];
  days: readonly { from: string; to: string }[];
}

/** Condition on `shop`: what it says in a field is one of the values, by the kind of the field. */
export const says = ({ fieldId, values, patterns, numbers, days }: CustomNarrowing) =>
  sql<SqlBool>`exists (select from shop_field f where f.company_id = shop.company_id and f.id = ${fieldId}
    and f.deleted_at is null and jsonb_exists(shop.custom, ${fieldId}) and case f.kind
      when 'choice' then shop.custom ->> ${fieldId}::text = any(${[...values]}::text[])
      when 'text' then shop.custom ->> ${fieldId}::text ilike any(${[...patterns]}::text[])
      when 'number' then exists (select from json_to_recordset(${JSON.stringify(numbers)}::json) as r("from" numeric, "to" numeric)
        where (shop.custom ->> ${fieldId}::text)::numeric between coalesce(r."from", '-Infinity') and coalesce(r."to", 'Infinity'))
      else exists (select from json_to_recordset(${JSON.stringify(days)}::json) as r("from" text, "to" text)
        where shop.custom ->> ${fieldId}::text >= r."from" and (r."to" = '' or shop.custom ->> ${fieldId}::text <= r."to")) end)`;
