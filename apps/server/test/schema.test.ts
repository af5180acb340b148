import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { expect, it } from 'vitest';
import { tableTypes } from '../../../tools/lib/table-types.mjs';
import { FEATURES } from '../src/features.ts';
import { PLATFORM_TABLES } from '../src/platform/tables.ts';
import { testDatabase } from './database.ts';

it('the table types say what the migrations make', async () => {
  const database = await testDatabase();
  const verify = promisify(execFile)(process.execPath, [...tableTypes(database.url), '--verify']);
  await expect(
    verify,
    'types and migrations differ: is a migration missing? Then `npm run db -- types`',
  ).resolves.toBeTruthy();
  await database.drop();
});

it('no table holds a trigger: a distributed one takes none', async () => {
  const database = await testDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select tgrelid::regclass || ' ' || tgname as name from pg_trigger join pg_class on pg_class.oid = tgrelid
      where relnamespace = 'public'::regnamespace and not tgisinternal`,
  );
  await client.end();
  await database.drop();
  expect(rows).toEqual([]);
});

it('every table of the database has one owner', async () => {
  const database = await testDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not relispartition and relname <> 'schema_migration' order by relname`,
  );
  await client.end();
  await database.drop();
  const owned = [...FEATURES.flatMap(({ tables }) => tables ?? []), ...PLATFORM_TABLES];
  expect(owned.sort()).toEqual(rows.map((row) => row.name));
});
