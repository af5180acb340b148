import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/database.ts';
import { type Databases, databases } from './company-db.ts';

let database: TestDatabase;
let pool: pg.Pool;
let all: Databases;
const lost: string[] = [];
beforeAll(async () => {
  database = await testDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 1 });
  // What ends a connection is told to the pool too.
  pool.on('error', (error) => lost.push(error.message));
  pool.on('connect', (client) => client.on('error', (error) => lost.push(error.message)));
  all = databases(pool);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const named = async (): Promise<number> =>
  (await pool.query<{ count: number }>('select count(*)::int as count from pg_prepared_statements')).rows[0]?.count ??
  0;
const peopleOf = (count: number) =>
  all.global
    .selectFrom('person')
    .select('id')
    .where(
      'mail',
      'in',
      Array.from({ length: count }, (_, n) => `${n}@test.rondo`),
    )
    .execute();

it('a statement is kept by its name for the next time, a list as long as a caller likes is not', async () => {
  await peopleOf(2);
  expect(await named()).toBe(1);
  await peopleOf(2);
  expect(await named()).toBe(1);
  for (const count of [5_000, 5_001, 5_002]) await peopleOf(count);
  expect(await named()).toBe(1);
});

it('a connection that the database ended is not given to the next who asks', async () => {
  for (let n = 0; n < 20; n++) {
    await expect(sql`select pg_terminate_backend(pg_backend_pid())`.execute(all.global)).rejects.toThrow();
    expect(await peopleOf(1)).toEqual([]);
  }
  expect(lost.filter((message) => !/terminat/.test(message))).toEqual([]);
});
