import { SAMPLE_UUID_VERSION } from '@rondo/domain/sample-company';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { isReal, isSample } from '../../platform/sample-rows.ts';

/** A table with rows of companies. */
export interface TableOf {
  name: string;
  /** Its rows have an id of their own; the others are parts of rows that have. */
  has_id: boolean;
  /** Their row says which store it is about. */
  has_shop: boolean;
}

/** A foreign key to the id of a row; `del`: `a` holds the row, `c` goes along with it, `n` forgets it. */
export interface Reference {
  child: string;
  parent: string;
  col: string;
  del: 'a' | 'c' | 'n';
}

/** Tables of companies as the catalogue knows them; partitions are reached through their table. */
export const tables = sql<TableOf>`
  select c.relname as name, bool_or(a.attname = 'id' and a.atttypid = 'uuid'::regtype) as has_id,
         bool_or(a.attname = 'shop_id') as has_shop
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
   group by c.relname having bool_or(a.attname = 'company_id') order by c.relname`;

/** Foreign keys to the id of another row of the same company. */
export const references = sql<Reference>`
  select child.relname as child, parent.relname as parent, own.attname as col, k.confdeltype as del
    from pg_constraint k join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
    cross join lateral unnest(k.conkey, k.confkey) as pair(own_no, their_no)
    join pg_attribute own on own.attrelid = k.conrelid and own.attnum = pair.own_no
    join pg_attribute their on their.attrelid = k.confrelid and their.attnum = pair.their_no
   where k.contype = 'f' and k.connamespace = 'public'::regnamespace and not child.relispartition and not parent.relispartition
     and their.attname = 'id' and own.attname <> 'company_id'`;

const each = (parts: readonly RawBuilder<unknown>[]) => sql.join([...parts], sql` union all `);

/** The rows of the sample. */
export async function sampleIds(db: Db, companyId: string, names: readonly string[]) {
  const parts = names.map(
    (name) =>
      sql`select ${name}::text as name, id from ${sql.table(name)} where company_id = ${companyId} and ${isSample('id')}`,
  );
  const { rows } = await sql<{ name: string; id: string }>`${each(parts)}`.execute(db);
  return rows;
}

/** What points to a row of the sample: a row by its id, or a part of the rows in `owners`. */
export interface Holder {
  child: string;
  id: string | null;
  owners: string[];
  parent_id: string;
  col: string;
  del: 'a' | 'c' | 'n';
}

interface Pointing {
  reference: Reference;
  hasId: boolean;
  /** Columns of the rows that a part without an id belongs to. */
  owners: readonly string[];
}

export async function holders(db: Db, companyId: string, pointing: readonly Pointing[]): Promise<Holder[]> {
  const parts = pointing.map(({ reference: { child, col, del }, hasId, owners }) => {
    const own = hasId ? sql`id` : sql`null::uuid`;
    const others =
      owners.length === 0
        ? sql`'{}'::uuid[]`
        : sql`array_remove(array[${sql.join(owners.map((one) => sql.ref(one)))}], null)`;
    return sql`select ${child}::text as child, ${own} as id, ${others} as owners, ${sql.ref(col)} as parent_id, ${col}::text as col, ${del}::text as del
      from ${sql.table(child)} where company_id = ${companyId} and ${isSample(col)}`;
  });
  const { rows } = await sql<Holder>`${each(parts)}`.execute(db);
  return rows;
}

/** Plans and rules of people that name rows without a foreign key: what they name stays. */
const NAMED: readonly [table: string, columns: readonly string[]][] = [
  ['cycle', ['shop_ids', 'group_ids', 'more_template_ids', 'reviewer_ids', 'cc_ids']],
  ['timed_snapshot', ['shop_ids', 'group_ids', 'notify_ids']],
  ['ai_rule', ['shop_ids', 'group_ids', 'handler_ids', 'reviewer_ids', 'notify_ids']],
  ['points_rule', ['shop_ids', 'group_ids']],
  ['member', ['scope_shop_ids', 'scope_group_ids']],
  ['template', ['at_shop_ids', 'at_group_ids', 'for_department_ids', 'for_member_ids']],
];

export async function named(db: Db, companyId: string): Promise<Holder[]> {
  const lists = NAMED.flatMap(([table, columns]) =>
    columns.map(
      (
        col,
      ) => sql`select ${table}::text as child, t.id, named as parent_id from ${sql.table(table)} t, unnest(t.${sql.ref(col)}) named
        where t.company_id = ${companyId} and ${isReal('t.id')} and ${isSample('named')}`,
    ),
  );
  const single = [
    sql`select 'coverage_policy', id, group_id from coverage_policy where company_id = ${companyId} and ${isSample('group_id')}`,
    sql`select 'invite', null::uuid, department_id from invite where company_id = ${companyId} and ${isSample('department_id')}`,
  ];
  const { rows } = await sql<Pick<Holder, 'child' | 'id' | 'parent_id'>>`${each([...lists, ...single])}`.execute(db);
  return rows.map((row) => ({ ...row, owners: [], col: '', del: 'a' }));
}

/** Rows of the sample that people have changed since it was loaded, and how often. */
export async function changed(db: Db, companyId: string) {
  const { rows } = await sql<{ id: string; times: number }>`
    select object_id as id, count(*)::int as times from history
     where company_id = ${companyId} and actor_id is not null and ${isReal('id')} and ${isReal('actor_id')} and ${isSample('object_id')}
     group by 1 order by 1`.execute(db);
  return rows;
}

/** The first of some rows of people, by what they are called. */
export async function namesOf(db: Db, companyId: string, table: string, column: string, ids: readonly string[]) {
  const { rows } = await sql<{ name: string }>`
    select ${sql.ref(column)} as name from ${sql.table(table)} where company_id = ${companyId} and id = any(${[...ids]}::uuid[]) order by 1`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

/** Whom the members among some rows stand for. */
export async function personsOf(db: Db, companyId: string): Promise<{ id: string; member_id: string }[]> {
  const { rows } = await sql<{ id: string; member_id: string }>`
    select person_id as id, id as member_id from member where company_id = ${companyId} and ${isSample('id')}`.execute(
    db,
  );
  return rows;
}

const amongst = (column: string, ids: readonly string[]) => sql`${sql.ref(column)} = any(${[...ids]}::uuid[])`;

/** Takes rows away by what is in one of their columns. */
export const removeBy = (db: Db, companyId: string, table: string, column: string, ids: readonly string[]) =>
  sql`delete from ${sql.table(table)} where company_id = ${companyId} and ${amongst(column, ids)}`.execute(db);

/** Accounts of people of the sample that no member has any more. */
export const removePersons = (db: Db, ids: readonly string[]) =>
  sql`delete from person where ${amongst('id', ids)} and uuid_extract_version(id) = ${sql.lit(SAMPLE_UUID_VERSION)}
    and not exists (select from member where member.person_id = person.id)`.execute(db);

/** What the log says of rows that are gone: the application itself may not take lines out of it. */
export const forget = (owner: Db, companyId: string, ids: readonly string[]) =>
  sql`delete from history where company_id = ${companyId} and ${amongst('object_id', ids)}`.execute(owner);
