import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { recordset } from '../../platform/db/recordset.ts';
import { columnTypesOf, type FieldColumns } from '../../platform/fields.ts';
import { IMPORTED_FIELDS, OVERWRITTEN_FIELDS } from './imported-fields.ts';

const isOneOf = (column: string, ids: readonly string[]) => sql<SqlBool>`${sql.ref(column)} = any(${[...ids]}::uuid[])`;

interface Scope {
  scope_shop_ids: string[];
  scope_group_ids: string[];
}

export interface MemberValues extends FieldColumns<typeof IMPORTED_FIELDS>, Scope {
  id: string;
  person_id: string;
  name_pinyin: string;
  scope_all: boolean;
}

const SCOPE_TYPES = { scope_all: 'bool', scope_shop_ids: 'uuid[]', scope_group_ids: 'uuid[]' } as const;
const MEMBER_TYPES = {
  ...columnTypesOf(IMPORTED_FIELDS, {}),
  ...{ id: 'uuid', person_id: 'uuid', name_pinyin: 'text' },
  ...SCOPE_TYPES,
} satisfies Record<keyof MemberValues, string>;

/** Columns with their types, as a statement lists them. */
const listed = (types: Readonly<Record<string, string>>): string =>
  Object.entries(types)
    .map(([column, type]) => `${column} ${type}`)
    .join(', ');

const NAMES = sql.raw(Object.keys(MEMBER_TYPES).join(', '));

/** New members, invited, and that they may sign in here. */
export const insert = (companyId: string, rows: readonly MemberValues[], at: Date, byId: string) =>
  sql`with x as (select * from ${recordset(rows, listed(MEMBER_TYPES))}),
    joined as (insert into membership (person_id, company_id, member_id) select person_id, ${companyId}::uuid, id from x)
    insert into member (company_id, state, created_at, updated_at, updated_by, ${NAMES})
    select ${companyId}::uuid, 'invited', ${at}::timestamptz, ${at}::timestamptz, ${byId}::uuid, ${NAMES} from x`;

export interface MemberPatch extends FieldColumns<typeof OVERWRITTEN_FIELDS>, Scope {
  id: string;
  name_pinyin: string;
  /** Null: the scope stays. */
  scope_all: boolean | null;
}

const FIELD_TYPES = { ...columnTypesOf(OVERWRITTEN_FIELDS, {}), name_pinyin: 'text' };
const PATCH_TYPES = { id: 'uuid', ...FIELD_TYPES, ...SCOPE_TYPES } satisfies Record<keyof MemberPatch, string>;

/** A text that a file does not say is empty, everything else is null. */
const OVERWRITTEN = sql.raw(
  Object.entries(FIELD_TYPES)
    .map(([c, type]) => `${c} = coalesce(${type === 'text' ? `nullif(x.${c}, '')` : `x.${c}`}, m.${c})`)
    .join(', '),
);

/** What a file does not say stays. */
export const overwrite = (companyId: string, rows: readonly MemberPatch[], at: Date, byId: string) =>
  sql`update member m set ${OVERWRITTEN},
      scope_all = coalesce(x.scope_all, m.scope_all),
      scope_shop_ids = case when x.scope_all is null then m.scope_shop_ids else x.scope_shop_ids end,
      scope_group_ids = case when x.scope_all is null then m.scope_group_ids else x.scope_group_ids end,
      rev = m.rev + 1, updated_at = ${at}::timestamptz, updated_by = ${byId}::uuid
    from ${recordset(rows, listed(PATCH_TYPES))} where m.company_id = ${companyId}::uuid and m.id = x.id`;

/** Members who never came in; who they are stays for other companies. */
export async function remove(db: Db, companyId: string, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('membership').where('company_id', '=', companyId).where(isOneOf('member_id', ids)).execute();
  await db.deleteFrom('member').where('company_id', '=', companyId).where(isOneOf('id', ids)).execute();
}

const RESTORED = sql.raw(
  Object.keys(FIELD_TYPES)
    .map((column) => `${column} = x.${column}`)
    .join(', '),
);
const KEPT_TYPES = { id: 'uuid', ...FIELD_TYPES, scope_all: 'bool', scope_shop_ids: 'json', scope_group_ids: 'json' };

/** Puts back what an import overwrote. */
export const restore = (companyId: string, rows: readonly object[], at: Date) =>
  sql`update member m set ${RESTORED}, scope_all = x.scope_all,
      scope_shop_ids = array(select json_array_elements_text(x.scope_shop_ids)::uuid),
      scope_group_ids = array(select json_array_elements_text(x.scope_group_ids)::uuid),
      rev = m.rev + 1, updated_at = ${at}::timestamptz
    from ${recordset(rows, listed(KEPT_TYPES))} where m.company_id = ${companyId}::uuid and m.id = x.id`;
