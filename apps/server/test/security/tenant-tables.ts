import { createHash } from 'node:crypto';
import type { World } from '../world.ts';

interface Column {
  name: string;
  /** As PostgreSQL spells it: `text`, `uuid`, `uuid[]`, `jsonb` ... */
  type: string;
}

/** A table whose rows belong to companies, read from the catalog: a new one is known the day it is born. */
export interface TenantTable {
  name: string;
  columns: Column[];
}

/** Every table with a `company_id`; of partitioned ones the whole, not the parts. */
export async function tenantTables(w: World): Promise<TenantTable[]> {
  // What the database works out from other columns cannot be written.
  const rows = await w.sql<{ table: string; name: string; type: string }>(
    `select c.relname as table, a.attname as name,
            case a.attgenerated when '' then format_type(a.atttypid, null) else 'generated' end as type
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and exists (select from pg_attribute k where k.attrelid = c.oid and k.attname = 'company_id' and not k.attisdropped)
      order by c.relname, a.attnum`,
  );
  const tables = new Map<string, TenantTable>();
  for (const { table, name, type } of rows) {
    const known = tables.get(table) ?? { name: table, columns: [] };
    known.columns.push({ name, type });
    tables.set(table, known);
  }
  return [...tables.values()];
}

/** Which rows of a table are looked at: a condition over its columns, `$1` being the argument. */
export type Condition = (table: TenantTable) => string | null;

const ofCompany: Condition = () => 'company_id = $1';

/**
 * Table to row count and checksum of all its rows that meet a condition; nothing can change unseen. One statement for all
 * tables, planned once for a connection: table by table it took four times as much of the machine, before and after every attack.
 */
export async function footprint(
  w: World,
  tables: readonly TenantTable[],
  argument: unknown,
  where: Condition = ofCompany,
): Promise<Record<string, string>> {
  const text = tables.flatMap((table) => printSql(table, where(table)) ?? []).join(' union all ');
  const { rows } = await w.app.owner.query<{ table: string; print: string }>({
    name: createHash('md5').update(text).digest('hex'),
    text,
    values: [argument],
  });
  return Object.fromEntries(rows.map(({ table, print }) => [table, print]));
}

function printSql({ name, columns }: TenantTable, condition: string | null): string | null {
  if (condition === null) return null;
  // When the clock looks at a row again is the clock's, which goes on meanwhile.
  const text = columns.some((column) => column.name === 'wake_at') ? `(to_jsonb(t) - 'wake_at')::text` : 't::text';
  return `select '${name}' as table, count(*) || ':' || coalesce(md5(string_agg(${text}, '|' order by ${text})), '') as print
            from ${name} t where ${condition}`;
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Every id that stands anywhere in the rows that meet a condition. */
export async function idsIn(
  w: World,
  tables: readonly TenantTable[],
  argument: unknown,
  where: Condition = ofCompany,
): Promise<Set<string>> {
  const found = await Promise.all(
    tables.map(async (table) => {
      const condition = where(table);
      if (condition === null) return [];
      const rows = await w.sql<{ text: string }>(`select t::text as text from ${table.name} t where ${condition}`, [
        argument,
      ]);
      return rows.flatMap((row) => idsOfText(row.text));
    }),
  );
  return new Set(found.flat());
}

export const idsOfText = (text: string): string[] => text.match(UUID) ?? [];

/** What must keep its value for the program to run: words of machines, keys, places in a tree. */
const KEPT =
  /(^|_)(key|event|endpoint|lineage|kind|state|prefix|relation|act|stage|mime|device_id|time_zone|answer_type|mode|source|purpose|severity|dispatch|cause|language)$|^reason$/;

/**
 * Writes a marker into every text of the rows that meet a condition, so that any of them that comes out is known by it.
 * Answers how many columns took it: those that hold one of a few words do not.
 */
export async function plantMarker(
  w: World,
  tables: readonly TenantTable[],
  marker: string,
  argument: unknown,
  where: Condition = ofCompany,
): Promise<number> {
  let planted = 0;
  for (const table of tables) {
    const condition = where(table);
    if (condition === null) continue;
    for (const { name, type } of table.columns) {
      if (KEPT.test(name) || (type !== 'text' && !(type === 'text[]' && name === 'tags'))) continue;
      const value = `'${marker}' || substr(md5(random()::text), 1, 6)`;
      const set = type === 'text' ? value : `array[${value}]`;
      try {
        await w.sql(`update ${table.name} set ${name} = ${set} where ${condition} and ${name} is not null`, [argument]);
        planted += 1;
      } catch (error) {
        // One of a few words (23514): it holds nothing that a person wrote.
        if (!(error instanceof Error && 'code' in error && error.code === '23514')) throw error;
      }
    }
  }
  return planted;
}
