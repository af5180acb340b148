import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../src/platform/db/company-db.ts';
import { GLOBAL_TABLES } from '../../src/platform/tables.ts';
import { type World, world } from '../world.ts';
import { type FullCompany, fullCompany } from './full-company.ts';
import { type TenantTable, tenantTables } from './tenant-tables.ts';

let w: World;
let a: FullCompany;
let b: FullCompany;
let tables: TenantTable[];

beforeAll(async () => {
  w = await world();
  [a, b] = [await fullCompany(w), await fullCompany(w)];
  tables = (await tenantTables(w)).filter((t) => !GLOBAL_TABLES.includes(t.name));
}, 60_000);
afterAll(() => w.stop());

const as = (company: FullCompany): Db => w.app.databases.of(company.company.id);
const count = async (db: Db, table: string, where = 'true'): Promise<number> => {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from ${sql.table(table)} where ${sql.raw(where)}`.execute(db);
  return rows[0]?.n ?? -1;
};
const state = (answer: Promise<unknown>): Promise<string> =>
  answer.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? 'crashed',
  );
/** PostgreSQL's word for what may not be done. */
const DENIED = '42501';

describe('the catalog', () => {
  it('every table with a company has the wall, for the role that the application works as', async () => {
    const rows = await w.sql<{ name: string; on: boolean; walls: string[] }>(
      `select c.relname as name, c.relrowsecurity as on, coalesce(array_agg(concat_ws(' ', p.polpermissive, p.polcmd,
          pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid))) filter (where p.oid is not null), '{}') as walls
         from pg_class c join pg_attribute k on k.attrelid = c.oid and k.attname = 'company_id'
         left join pg_policy p on p.polrelid = c.oid
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition group by c.oid order by 1`,
    );
    const wall = '(company_id = current_company())';
    for (const { name, on, walls } of rows)
      expect([name, on, walls]).toEqual(
        GLOBAL_TABLES.includes(name) ? [name, false, []] : [name, true, [`t * ${wall} ${wall}`]],
      );
    expect(rows.length).toBeGreaterThan(30);
  });

  it('the role is no superuser, owns nothing, passes no wall, makes nothing, and enters no part of a table', async () => {
    const [role] = await w.sql(
      `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolcanlogin from pg_roles where rolname = 'rondo_app'`,
    );
    expect(Object.values(role ?? {})).toEqual([false, false, false, false, false]);
    const owned = `select relname from pg_class where relowner = 'rondo_app'::regrole`;
    expect(await w.sql(owned)).toEqual([]);
    const member = `select roleid::regrole::text from pg_auth_members where member = 'rondo_app'::regrole`;
    expect(await w.sql(member)).toEqual([]);
    const parts = await w.sql(
      `select relname from pg_class where relispartition and relkind = 'r' and has_table_privilege('rondo_app', oid, 'select, insert, update, delete')`,
    );
    expect(parts).toEqual([]);
    const [may] = await w.sql(
      `select has_schema_privilege('rondo_app', 'public', 'create') as make, has_schema_privilege('rondo_app', 'graphile_worker', 'usage') as queue`,
    );
    expect(may).toEqual({ make: false, queue: false });
    const { rows } = await sql<{ who: string }>`select current_user as who`.execute(as(a));
    expect(rows).toEqual([{ who: 'rondo_app' }]);
  });

  it('three functions alone work with the rights of the owner, with a search path of their own', async () => {
    const rows = await w.sql(
      `select p.proname, p.proconfig::text as config from pg_proc p
        where p.prosecdef and p.pronamespace = 'public'::regnamespace and has_function_privilege('rondo_app', p.oid, 'execute') order by 1`,
    );
    expect(rows).toEqual([
      { proname: 'adopt_members', config: expect.stringContaining('search_path=public, pg_temp') },
      { proname: 'enqueue', config: expect.stringContaining('search_path=graphile_worker, pg_temp') },
      { proname: 'passages_having', config: expect.stringContaining('search_path=public, pg_temp') },
    ]);
  });
});

describe('under a company', () => {
  it('a query without any condition sees its rows only, in every tenant table', async () => {
    for (const { name } of tables) {
      const [own] = await w.sql<{ n: number }>(`select count(*)::int as n from ${name} where company_id = $1`, [
        a.company.id,
      ]);
      expect([name, await count(as(a), name)]).toEqual([name, own?.n]);
      expect(own?.n, name).toBeGreaterThan(0);
      expect([name, await count(as(a), name, `company_id = '${b.company.id}'`)]).toEqual([name, 0]);
    }
  });

  it('nothing of another company can be changed, deleted, added or taken over', async () => {
    for (const one of tables) {
      const { name } = one;
      const table = sql.table(name);
      const theirs = sql`company_id = ${b.company.id}`;
      if (name !== 'history') {
        const changed = await sql`update ${table} set company_id = company_id where ${theirs}`.execute(as(a));
        const deleted = await sql`delete from ${table} where ${theirs}`.execute(as(a));
        expect([name, changed.numAffectedRows, deleted.numAffectedRows]).toEqual([name, 0n, 0n]);
        const given = sql`update ${table} set company_id = ${b.company.id}`.execute(as(a));
        expect([name, await state(given)]).toEqual([name, DENIED]);
      }
      const [row] = await w.sql<{ row: unknown }>(
        `select to_jsonb(t) as row from ${name} t where company_id = $1 limit 1`,
        [b.company.id],
      );
      expect([name, await state(copyOf(one, row?.row).execute(as(a)))]).toEqual([name, DENIED]);
    }
  });

  it('history can be neither changed nor deleted nor emptied, not even the own', async () => {
    for (const statement of [`update history set comment = ''`, 'delete from history', 'truncate history'])
      expect(await state(sql.raw(statement).execute(as(a)))).toBe(DENIED);
  });

  it('a transaction that fails leaves no company behind for the next one on its connection', async () => {
    await state(
      as(a)
        .transaction()
        .execute(async (trx) => {
          await sql`select set_config('app.company_id', ${b.company.id}, true)`.execute(trx);
          throw new Error('over');
        }),
    );
    const shops = await count(as(a), 'shop');
    expect(shops).toBeGreaterThan(1);
    for (let i = 0; i < 30; i += 1) expect(await count(as(a), 'shop')).toBe(shops);
    await Promise.all(Array.from({ length: 60 }, (_, i) => count(as(i % 2 ? a : b), 'shop'))).then((seen) =>
      expect(new Set(seen)).toEqual(new Set([shops])),
    );
  });
});

/** A row written once more, all but what the database works out itself. */
function copyOf({ name, columns }: TenantTable, row: unknown) {
  const own = sql.join(columns.filter(({ type }) => type !== 'generated').map((column) => sql.ref(column.name)));
  const record = sql`jsonb_populate_record(null::${sql.table(`public.${name}`)}, ${JSON.stringify(row)}::jsonb)`;
  return sql`insert into ${sql.table(name)} (${own}) overriding system value select ${own} from ${record}`;
}

describe('without a company', () => {
  it('no tenant table has a row, and none takes one', async () => {
    for (const one of tables) {
      const { name } = one;
      expect([name, await count(w.app.databases.global, name)]).toEqual([name, 0]);
      const [row] = await w.sql<{ row: unknown }>(`select to_jsonb(t) as row from ${name} t limit 1`);
      expect([name, await state(copyOf(one, row?.row).execute(w.app.databases.global))]).toEqual([name, DENIED]);
    }
  });
});
