import { fieldNames } from '@rondo/contract/kit/field';
import { type OwnShopField, SHOP_FIELDS, type ShopFieldName } from '@rondo/contract/shop-fields';
import { memberMachine } from '@rondo/domain/member';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/db/company-db.ts';
import { columnTypesOf, type FieldColumns } from '../../../platform/fields.ts';
import type { CustomValues } from '../custom-fields.ts';
import { formerNames, noteMoves, placedSince } from '../placed.queries.ts';

/** Shops, whoever may see them, that have one of the names or codes (given in small letters). */
export const namesakes = (db: Db, companyId: string, names: readonly string[], codes: readonly string[]) =>
  db
    .selectFrom('shop')
    .select(['id', 'name', 'code', 'lineage'])
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where(sql<SqlBool>`(lower(name) = any(${[...names]}::text[]) or lower(code) = any(${[...codes]}::text[]))`);

/** Members who can manage a shop, by mobile. */
export const membersByMobile = (db: Db, companyId: string, mobiles: readonly string[]) =>
  db
    .selectFrom('member')
    .select(['id', 'mobile'])
    .where('company_id', '=', companyId)
    .where('state', 'in', memberMachine.working)
    .where(sql<SqlBool>`mobile = any(${[...mobiles]}::text[])`);

/** A shop as a batch carries it; the names are those of the columns. */
export interface ShopValues extends FieldColumns<typeof SHOP_FIELDS> {
  id: string;
  name_pinyin: string;
  custom: CustomValues;
  /** Both null: it stays in its group. */
  group_id: string | null;
  lineage: string | null;
  state: string;
  closed_kind: string | null;
  closed_on: string | null;
}

const PLACE_AND_STATE = {
  id: 'uuid',
  group_id: 'uuid',
  lineage: 'text',
  state: 'text',
  closed_kind: 'text',
  closed_on: 'date',
} as const satisfies Partial<Record<keyof ShopValues, string>>;

/** Columns that an import writes for each field; the spelling follows the name. */
export const COLUMNS_OF_FIELD: readonly (readonly [ShopFieldName, keyof ShopValues])[] = [
  ...fieldNames(SHOP_FIELDS).map((field) => [field, SHOP_FIELDS[field].column] as const),
  ['name', 'name_pinyin'],
];

const OWN_TYPES: Record<OwnShopField, string> = {
  format: 'text',
  tags: 'text[]',
  hours: 'jsonb',
  specialDays: 'jsonb',
};

const COLUMN_TYPES = {
  ...columnTypesOf(SHOP_FIELDS, OWN_TYPES),
  name_pinyin: 'text',
  custom: 'jsonb',
  ...PLACE_AND_STATE,
} satisfies Record<keyof ShopValues, string>;

const COLUMNS = Object.keys(COLUMN_TYPES) as (keyof ShopValues)[];
/** What an import overwrites, and gives back; places and states have moves of their own. */
export const RESTORED = COLUMNS.filter((column) => !(column in PLACE_AND_STATE));
const names = sql.join(COLUMNS.map((column) => sql.ref(column)));

/** The batch as a table, in one parameter. */
const recordset = (shops: readonly ShopValues[]) =>
  sql`json_to_recordset(${JSON.stringify(shops)}::json) as x(${sql.join(
    COLUMNS.map((column) => sql`${sql.ref(column)} ${sql.raw(COLUMN_TYPES[column])}`),
  )})`;

/** A shop with its managers as it is, to be put back. */
export interface ShopAsItWas extends ShopValues {
  managers: string[];
}

/** Shops that are about to be overwritten. */
export const shopsAsTheyAre = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('shop as s')
    .select(COLUMNS.map((column) => `s.${column}` as const))
    .select('s.rev')
    .select(
      sql<string[]>`(select coalesce(json_agg(member_id order by sort), '[]') from shop_manager m
        where m.company_id = s.company_id and m.shop_id = s.id)`.as('managers'),
    )
    .where('s.company_id', '=', companyId)
    .where(sql<SqlBool>`s.id = any(${[...ids]}::uuid[])`);

/** What stores say in the fields of the company, held until the end. */
export const customOf = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('shop')
    .select(['id', 'custom'])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .orderBy('id')
    .forUpdate();

/** Adds a batch of shops; those whose name was taken meanwhile stay out. */
export const insertShops = (companyId: string, shops: readonly ShopValues[], at: Date) =>
  sql<{ id: string }>`insert into shop (company_id, placed_at, created_at, updated_at, ${names})
    select ${companyId}::uuid, ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz, ${names} from ${recordset(shops)}
    on conflict do nothing returning id`;

const placedColumns = (at: Date) => {
  const { placed_at, placed_before } = placedSince(at);
  return sql`placed_at = ${placed_at}, placed_before = ${placed_before}`;
};

/** Overwrites the given columns of shops. */
export const updateShops = (
  companyId: string,
  shops: readonly ShopValues[],
  columns: readonly (keyof ShopValues)[],
  at: Date,
) => {
  const from = sql`${recordset(shops)} join shop on shop.id = x.id`;
  const which = sql<SqlBool>`shop.deleted_at is null`;
  const moves = sql`with noted as ${noteMoves({ companyId, at, from, to: sql`x.lineage`, which })}`;
  return sql`${columns.includes('lineage') ? moves : sql``} update shop set ${sql.join([
    ...(columns.includes('lineage') ? [placedColumns(at)] : []),
    ...(columns.includes('name') ? [sql`former_names = ${formerNames(sql`x.name`)}`] : []),
    sql`updated_at = ${at}`,
    sql`rev = shop.rev + 1`,
    ...columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`x.${column}`)}`),
  ])} from ${recordset(shops)} where shop.company_id = ${companyId}::uuid and shop.id = x.id and ${which}`;
};
