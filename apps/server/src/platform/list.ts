import type { ListAnswer } from '@rondo/contract/kit/page';
import { TOTAL_CAP } from '@rondo/contract/kit/page';
import type { Actor } from '@rondo/domain/actor';
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from './db/company-db.ts';
import type { DB } from './db/schema.gen.ts';
import { refuseField } from './errors.ts';

/** How a list is ordered: an expression that is never null, ties broken by id in the same direction. */
export interface Sort {
  by: RawBuilder<unknown>;
  as: 'timestamptz' | 'date' | 'text' | 'numeric';
  desc: boolean;
}

interface Paging {
  size: number;
  page: number;
  cursor?: string | undefined;
  sort: Sort;
  /** The column that breaks ties, such as `record.id`. */
  id: string;
  /** A total that is known some other way; otherwise rows are counted up to the cap. */
  total?: number;
}

export interface Page<Row> extends Omit<ListAnswer<Row>, 'list'> {
  rows: Row[];
}

/** What a row of a page has beside its own columns. */
interface Placed {
  sort_key: string;
  sort_id: string;
  /** Null where the page itself tells it. */
  total_found: number | null;
}

/**
 * One page of a query: by keyset after a cursor, by offset where people jump. The total is counted to the cap and no
 * further: its cost does not grow with the table. It comes with the rows in one statement, and is counted only when the
 * page is not the last one, or nobody knows how many rows stand before it.
 */
export async function page<TB extends keyof DB, O>(
  db: Db,
  query: SelectQueryBuilder<DB, TB, O>,
  { size, page: no, cursor, sort, id, total: known }: Paging,
): Promise<Page<O>> {
  const direction = sql.raw(sort.desc ? 'desc' : 'asc');
  const key = sql<string>`(${sort.by})::text`.as('sort_key');
  const ordered = (cursor ? query.where(after(cursor, sort, id)) : query.offset((no - 1) * size))
    .select([key, sql<string>`${sql.ref(id)}`.as('sort_id')])
    .orderBy(sql`${sort.by} ${direction}`)
    .orderBy(sql`${sql.ref(id)} ${direction}`)
    .limit(size + 1);
  const isMore = cursor ? sql`true` : sql`(select count(*) from page_rows) > ${size}`;
  const total_found = known === undefined ? sql`case when ${isMore} then ${counted(query)} end` : sql`null::int`;
  const { rows: found } = await sql<O & Placed>`with page_rows as materialized ${ordered}
    select page_rows.*, ${total_found} as total_found from page_rows`.execute(db);
  const rows = found.slice(0, size);
  const [first] = rows;
  const last = rows.at(-1);
  const next = found.length > size && last ? encodeCursor(last.sort_key, last.sort_id) : null;
  const before = (no - 1) * size;
  const total =
    known ?? first?.total_found ?? (first || (before === 0 && !cursor) ? before + rows.length : await count(db, query));
  return { rows, total: Math.min(total, TOTAL_CAP), totalIsCapped: total > TOTAL_CAP, next };
}

/** The ids of a query in the order of its list, at most so many. */
export async function inOrder<TB extends keyof DB, O>(
  db: Db,
  query: SelectQueryBuilder<DB, TB, O>,
  sort: Sort,
  id: string,
  most: number,
): Promise<string[]> {
  const direction = sql.raw(sort.desc ? 'desc' : 'asc');
  const ordered = query
    .clearSelect()
    .select(sql<string>`${sql.ref(id)}`.as('id'))
    .orderBy(sql`${sort.by} ${direction}`)
    .orderBy(sql`${sql.ref(id)} ${direction}`)
    .limit(most);
  const { rows } = await sql<{ id: string }>`${ordered}`.execute(db);
  return rows.map((row) => row.id);
}

/** Rows of a query, counted to one past the cap. */
export async function count<TB extends keyof DB, O>(db: Db, query: SelectQueryBuilder<DB, TB, O>): Promise<number> {
  const some = query
    .clearSelect()
    .select(sql<number>`1`.as('one'))
    .limit(TOTAL_CAP + 1)
    .as('some');
  const row = await db
    .selectFrom(some)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** The same number as a value of a larger statement. */
export function counted<TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): RawBuilder<number> {
  const found = query
    .clearSelect()
    .select(sql<number>`1`.as('one'))
    .limit(TOTAL_CAP + 1);
  return sql<number>`(select count(*)::int from ${found} as found)`;
}

/** The moment at which a day of the company's calendar begins. */
export const dayBegins = ({ timeZone }: Pick<Actor, 'timeZone'>, day: string): RawBuilder<Date> =>
  sql<Date>`(${day}::date)::timestamp at time zone ${timeZone}`;

function after(cursor: string, sort: Sort, id: string): RawBuilder<SqlBool> {
  const [key, lastId] = decodeCursor(cursor);
  const beyond = sql.raw(sort.desc ? '<' : '>');
  return sql<SqlBool>`(${sort.by}, ${sql.ref(id)}) ${beyond} (${key}::${sql.raw(sort.as)}, ${lastId}::uuid)`;
}

function encodeCursor(key: string, id: string): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url');
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

function decodeCursor(cursor: string): [string, string] {
  const value = parse(Buffer.from(cursor, 'base64url').toString());
  const [key, id] = Array.isArray(value) ? value : [];
  if (typeof key !== 'string' || key.includes('\u0000') || typeof id !== 'string' || !UUID.test(id)) {
    throw refuseField('cursor', 'invalid');
  }
  return [key, id];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Words for ILIKE: what a person typed, its wildcards taken literally. */
export function contains(words: string): string {
  return `%${words.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Most words of a search that are looked for; the rest is left out. */
const MOST_WORDS = 5;

/** The words of a search: each has to be found, in whatever order and wherever they stand. */
export const wordsOf = (keyword: string): string[] =>
  keyword
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);

/** Condition: a word is part of the number in this column (`T20261122000015`, in capitals). Words that cannot be are not looked for. */
export const numberHolds = (column: string, word: string): RawBuilder<SqlBool> =>
  /^[a-z]?\d+$/i.test(word) ? sql`${sql.ref(column)} like ${contains(word.toUpperCase())}` : sql`false`;
