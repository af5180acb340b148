import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/database.ts';
import { againAfterDeadlock } from './again-after-deadlock.ts';
import { type Databases, type Db, databases } from './company-db.ts';

let database: TestDatabase;
let pool: pg.Pool;
let all: Databases;
beforeAll(async () => {
  database = await testDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
  all = databases(pool);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const lock = (db: Db, key: number) => sql`select pg_advisory_xact_lock(${key})`.execute(db);

/** Two transactions that each hold what the other one needs, at their first try. */
function crossed() {
  let holding = 0;
  let bothHold = () => {};
  const met = new Promise<void>((resolve) => {
    bothHold = resolve;
  });
  return async (db: Db, first: number, second: number) => {
    await lock(db, first);
    holding += 1;
    if (holding === 2) bothHold();
    await met;
    await lock(db, second);
  };
}

it('two who stand in each other’s way both get through: the victim of a deadlock runs again', async () => {
  const cross = crossed();
  let tries = 0;
  const run = (first: number, second: number) =>
    againAfterDeadlock(() =>
      all.global.transaction().execute(async (trx) => {
        tries += 1;
        await cross(trx, first, second);
        return first;
      }),
    );
  expect(await Promise.all([run(1, 2), run(2, 1)])).toEqual([1, 2]);
  expect(tries).toBe(3);
});

it('another error is nobody’s deadlock, and one that comes each time goes on after three tries', async () => {
  let tries = 0;
  const failing = (state: string) => () =>
    all.global.transaction().execute(async (trx) => {
      tries += 1;
      await sql`do ${sql.raw(`$$ begin raise exception 'no' using errcode = '${state}'; end $$`)}`.execute(trx);
    });
  await expect(againAfterDeadlock(failing('23514'))).rejects.toThrow('no');
  expect(tries).toBe(1);
  tries = 0;
  await expect(againAfterDeadlock(failing('40P01'))).rejects.toThrow('no');
  expect(tries).toBe(3);
});
