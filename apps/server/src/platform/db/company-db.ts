import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { DB } from './schema.gen.ts';

/** The database as a feature sees it: bound to one company. A transaction of it has the same type. */
export type Db = Kysely<DB>;

export interface Databases {
  /** The second wall set to this company on every connection it uses. */
  of(companyId: string): Db;
  /** No company: only the global tables (company, person, session ...) have rows. */
  global: Db;
}

/** How many different statements get a name on a connection; beyond it they are sent unnamed. */
const MOST_NAMED = 2_000;
/**
 * Characters of the longest that gets one: a name is kept for good, here and on each connection's side of the database. Longer
 * ones are lists of many values, of another length each time.
 */
const LONGEST_NAMED = 16_000;

/** Errors after which PostgreSQL ends the connection: shut down, crashed, told to go. */
const ENDING = /^(57P0|08)/;

/**
 * One Kysely a company over one shared pool. The company is remembered per connection and set again only when it changes.
 * What belongs to no company has connections of its own: a session is looked up before most calls, and on a shared connection
 * the company would be taken off before each look-up and set again after it.
 */
export function databases(pool: pg.Pool, globalPool: pg.Pool = pool): Databases {
  const companyOf = new WeakMap<pg.PoolClient, string>();
  const nameOf = statementNames();
  const known = new LRUCache<string, Db>({ max: 1_000 });
  const open = (from: pg.Pool, companyId: string): Db =>
    new Kysely<DB>({ dialect: new PostgresDialect({ pool: bound(from, companyOf, nameOf, companyId) }) });
  return {
    of(companyId) {
      const found = known.get(companyId);
      if (found) return found;
      const made = open(pool, companyId);
      known.set(companyId, made);
      return made;
    },
    global: open(globalPool, ''),
  };
}

/** The database as the owner of its tables, whom no wall binds: for work on what is above a company. Never ended: the pool is not its own. */
export function ownerDatabase(pool: pg.Pool): Db {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}

type NameOf = (text: string) => string | undefined;

function bound(
  pool: pg.Pool,
  companyOf: WeakMap<pg.PoolClient, string>,
  nameOf: NameOf,
  companyId: string,
): PostgresPool {
  return {
    async connect() {
      const client = await pool.connect();
      if (companyOf.get(client) !== companyId) {
        companyOf.delete(client);
        try {
          // Awaited: were it to fail unseen, the next statement would run under the company before.
          await client.query("select set_config('app.company_id', $1, false)", [companyId]);
        } catch (error) {
          client.release(true);
          throw error;
        }
        companyOf.set(client, companyId);
      }
      return named(client, nameOf);
    },
    // The pool is shared by all companies and ended once, by whoever made it.
    end: async () => undefined,
  };
}

/** Sends each statement as a named prepared one: parsing and planning are half the cost of a short query. */
function named(client: pg.PoolClient, nameOf: NameOf): PostgresPoolClient {
  // The socket closes a moment after the error: given back before that, the next who gets this connection would fail too.
  let isEnded = false;
  const query = (text: unknown, values?: readonly unknown[]): Promise<unknown> => {
    if (typeof text !== 'string') throw new TypeError('cursors are not used here');
    const name = values && values.length > 0 ? nameOf(text) : undefined;
    return client
      .query(name ? { name, text, values: [...(values ?? [])] } : { text, values: [...(values ?? [])] })
      .catch((error: unknown) => {
        isEnded ||= error instanceof Error && 'code' in error && ENDING.test(String(error.code));
        throw error;
      });
  };
  return { query: query as PostgresPoolClient['query'], release: () => client.release(isEnded) };
}

/** The names of a pool's statements: the same on all its connections. */
function statementNames(): NameOf {
  const names = new Map<string, string>();
  return (text) => {
    const found = names.get(text);
    if (found || names.size >= MOST_NAMED || text.length > LONGEST_NAMED) return found;
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };
}
