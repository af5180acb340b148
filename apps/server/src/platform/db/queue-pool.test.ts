import { Logger, run } from 'graphile-worker';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/database.ts';
import { migrateQueue } from '../job-worker.ts';
import { ownerPool } from './pool.ts';
import { queuePool } from './queue-pool.ts';

let database: TestDatabase;
let owner: pg.Pool;

beforeAll(async () => {
  database = await testDatabase();
  owner = ownerPool(database.url, 4, () => {});
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

it('a database that refuses connections is an error that the queue tries again after', async () => {
  const nobody = queuePool(new pg.Pool({ host: '127.0.0.1', port: 1 }));
  await expect(nobody.connect()).rejects.toMatchObject({ code: 'ETIMEDOUT' });
});

const CUT = new Error('Connection terminated unexpectedly');
it.each([
  ['cannot be had', () => Promise.reject(CUT)],
  [
    'breaks',
    async () =>
      Object.assign(Object.create(await owner.connect()), { query: () => Promise.reject(CUT) }) as pg.PoolClient,
  ],
])('a connection that %s when a job is done neither ends the process nor leaves the job undone', async (_, faulty) => {
  await migrateQueue(owner);
  await owner.query(`select graphile_worker.add_job('note', '{}')`);
  let isAway = false;
  const connect = owner.connect.bind(owner);
  const failing: pg.Pool = Object.assign(Object.create(owner), {
    connect: (done?: Parameters<typeof connect>[0]) => {
      if (done) return connect(done);
      if (!isAway) return connect();
      isAway = false;
      return faulty();
    },
  });
  const done = async (): Promise<void> => {
    isAway = true;
  };
  const runner = await run({
    pgPool: queuePool(failing),
    noHandleSignals: true,
    logger: new Logger(() => () => {}),
    parsedCronItems: [],
    taskList: { note: done },
  });
  const left = async () => (await owner.query('select from graphile_worker.jobs')).rowCount;
  await expect.poll(left, { timeout: 15_000 }).toBe(0);
  expect(isAway).toBe(false);
  await runner.stop();
});
