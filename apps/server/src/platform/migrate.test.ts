import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { migrate, migrationState } from './migrate.ts';

let folder: string;
let database: TestDatabase;
const used: { folder: string; database: TestDatabase }[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rondo-migrations-'));
  database = await testDatabase();
  used.push({ folder, database });
  await query('drop table if exists schema_migration'); // the template brings the real ones
});

afterAll(async () => {
  for (const world of used) {
    await world.database.drop();
    await rm(world.folder, { recursive: true });
  }
});

test('migrations are applied once, in the order of their numbers', async () => {
  await file('0002_second.sql', 'insert into step values (2)');
  await file('0001_first.sql', 'create table step (n int); insert into step values (1)');
  expect(await migrationState(database.url, folder)).toEqual({
    applied: [],
    pending: ['0001_first.sql', '0002_second.sql'],
  });
  expect(await migrate(database.url, folder)).toEqual({ applied: ['0001_first.sql', '0002_second.sql'] });
  expect(await migrate(database.url, folder)).toEqual({ applied: [] });
  expect(await query('select n from step')).toEqual([{ n: 1 }, { n: 2 }]);
});

test('two that migrate at the same time apply each file once', async () => {
  await file('0001_first.sql', 'create table step (n int)');
  const both = await Promise.all([migrate(database.url, folder), migrate(database.url, folder)]);
  expect(both.flatMap((result) => result.applied)).toEqual(['0001_first.sql']);
});

test('a failing migration leaves nothing of itself, keeps those before it and names its file and line', async () => {
  await file('0001_first.sql', 'create table step (n int)');
  await file('0002_second.sql', 'insert into step values (2);\ninsert into stepp values (3)');
  await expect(migrate(database.url, folder)).rejects.toThrow('0002_second.sql:2: relation "stepp" does not exist');
  expect(await query('select n from step')).toEqual([]);
  expect((await migrationState(database.url, folder)).applied).toEqual(['0001_first.sql']);
});

test('a file that changed, went missing or came late is refused', async () => {
  await file('0002_second.sql', 'create table step (n int)');
  await migrate(database.url, folder);
  await file('0001_first.sql', 'select 1');
  await expect(migrate(database.url, folder)).rejects.toThrow('0001_first.sql came after 0002_second.sql was applied');
  await rm(join(folder, '0001_first.sql'));
  await file('0002_second.sql', 'create table step (n bigint)');
  await expect(migrate(database.url, folder)).rejects.toThrow('0002_second.sql was changed after it was applied');
  await rm(join(folder, '0002_second.sql'));
  await expect(migrate(database.url, folder)).rejects.toThrow('start the newer Rondo');
});

function file(name: string, sql: string) {
  return writeFile(join(folder, name), sql);
}

async function query(sql: string) {
  const client = new pg.Client(database.url);
  await client.connect();
  return (await client.query(sql).finally(() => client.end())).rows;
}
