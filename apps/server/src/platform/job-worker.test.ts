import { Logger, type Runner, run } from 'graphile-worker';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { ownerPool } from './db/pool.ts';
import { queuePool } from './db/queue-pool.ts';
import { keepRunning, migrateQueue } from './job-worker.ts';

let database: TestDatabase;
let owner: pg.Pool;

beforeAll(async () => {
  database = await testDatabase();
  owner = ownerPool(database.url, 4, () => {});
  await migrateQueue(owner);
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

it('a queue that ended by itself is started again, does the work left, and can be stopped', async () => {
  const runners: Runner[] = [];
  const done: string[] = [];
  const start = async () => {
    const runner = await run({
      pgPool: queuePool(owner),
      noHandleSignals: true,
      logger: new Logger(() => () => {}),
      parsedCronItems: [],
      taskList: { work: async () => void done.push('work') },
    });
    runners.push(runner);
    return runner;
  };
  const said: unknown[] = [];
  const queue = await keepRunning(start, { warn: (...words: unknown[]) => void said.push(words) });
  await runners[0]?.stop();
  await owner.query(`select graphile_worker.add_job('work', '{}')`);
  await expect.poll(() => done, { timeout: 15_000 }).toEqual(['work']);
  expect(runners).toHaveLength(2);
  expect(said.length).toBeGreaterThan(0);
  await queue.stop();
  await Promise.all(runners.map((runner) => runner.promise));
});

it('a queue that is stopped while it waits to be started again stays stopped', async () => {
  let starts = 0;
  const ended = async () => {
    starts += 1;
    return { promise: Promise.resolve(), stop: () => Promise.reject(new Error('Runner is already stopped')) };
  };
  const queue = await keepRunning(ended, { warn: () => {} });
  await queue.stop();
  expect(starts).toBe(1);
});
