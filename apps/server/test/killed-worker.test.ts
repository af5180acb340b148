import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cycleApi } from '@rondo/contract/cycle';
import { jobApi } from '@rondo/contract/job';
import { subscriptionApi } from '@rondo/contract/subscription';
import { taskApi } from '@rondo/contract/task';
import { HOUR_MS } from '@rondo/domain/duration';
import { LIMIT } from '@rondo/domain/limit';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { SILENT_MS } from '../src/platform/job-run.ts';
import { holdRows, holdTable } from './database.ts';
import type { Company } from './factories.ts';
import { withDatabase } from './global-setup.ts';
import { givenTemplate } from './inspection.ts';
import { type OwnProcess, ownProcess } from './own-process.ts';
import { requestId, type World, world } from './world.ts';

/** Thousands of tasks, twice, and a process that starts anew: on a busy machine several times the seconds of a quiet one. */
const WORK = { timeout: 120_000 };

/** The work is done by a process of its own, which is killed in the middle. */
let w: World;
let url: string;
let folder: string;
let worker: OwnProcess;

beforeAll(async () => {
  w = await world({ RONDO_RUN: 'web' });
  // The other process has the clock of the machine.
  w.clock.set(new Date());
  const [row] = await w.sql<{ name: string }>('select current_database() as name');
  url = withDatabase(inject('testPostgres').adminUrl, row?.name ?? '');
  folder = await mkdtemp(join(tmpdir(), 'rondo-killed-worker-'));
  worker = await ownProcess({ databaseUrl: url, dataDir: folder, env: { RONDO_RUN: 'worker' } });
});
afterAll(async () => {
  await worker?.kill();
  await w?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** So many open stores of a group; answers the group and the store that comes last by name and by id. */
async function givenShops(company: Company, count: number): Promise<{ groupId: string; last: string }> {
  const groupId = await company.group('All of them');
  const first = await company.shop({ groupId, name: 'Store 00000' });
  const clone = `insert into shop (company_id, id, name, group_id, lineage, state, hours, created_at, updated_at)
    select company_id, ('f' || lpad(to_hex(n), 7, '0') || substr(id::text, 9))::uuid, 'Store ' || lpad(n::text, 5, '0'),
           group_id, lineage, state, hours, created_at, updated_at
      from shop, generate_series(1, $2::int) n where id = $1`;
  await w.sql(clone, [first, count - 1]);
  const [row] = await w.sql<{ id: string }>('select id from shop where group_id = $1 order by name desc limit 1', [
    groupId,
  ]);
  return { groupId, last: row?.id ?? '' };
}

const given = (batchId: string) =>
  w.sql<{ tasks: number; shops: number; numbers: number; works: number }>(
    `select count(*)::int as tasks, count(distinct shop_id)::int as shops, count(distinct number)::int as numbers,
            count(distinct (shop_id, template_id))::int as works
       from task where batch_id = $1`,
    [batchId],
  );

it(
  'a dispatch of two templates with more than 2,000 tasks whose process is killed is there as a whole afterwards, and once',
  WORK,
  async () => {
    const company = await w.company();
    const { owner } = company;
    const templates = [await givenTemplate(w, company), await givenTemplate(w, company)];
    const people = await Promise.all([1, 2].map(() => company.member({ role: 'inspector', scopeAll: true })));
    // The last store is in the second part with all of its tasks.
    const shops = Math.ceil(LIMIT.task.dispatched / (people.length * templates.length)) + 1;
    const all = shops * people.length * templates.length;
    const { groupId, last } = await givenShops(company, shops);
    const held = await holdRows(url, 'shop', `id = '${last}'`);
    const { batchId, tasks, jobId, firstTaskId } = await owner.call(taskApi.dispatch, {
      ...{
        name: 'All stores',
        mode: 'on_site',
        templateIds: templates.map((one) => one.id),
        groupIds: [groupId],
        review: false,
      },
      executor: { kind: 'members', memberIds: people.map(({ id }) => id), how: 'all' },
      deadlineAt: new Date(w.clock.now().getTime() + 72 * HOUR_MS).toISOString(),
      requestId: requestId(),
    });
    expect([tasks, firstTaskId]).toEqual([all, null]);
    await held.untilWaiting(1);
    const id = jobId ?? '';
    expect(await owner.call(jobApi.get, { id })).toMatchObject({
      state: 'running',
      done: LIMIT.task.dispatched,
      total: tasks,
    });
    await worker.kill();
    await held.release();
    expect(await given(batchId)).toEqual([{ tasks: 0, shops: 0, numbers: 0, works: 0 }]);
    w.clock.advance(SILENT_MS + 1_000);
    // The database may still be giving up what the killed process had begun.
    const resumed = async () => {
      await w.app.runJob('job.resume');
      return given(batchId);
    };
    await expect.poll(resumed, { timeout: 60_000 }).toEqual([{ tasks, shops, numbers: tasks, works: 2 * shops }]);
    expect(await owner.call(jobApi.get, { id })).toMatchObject({
      state: 'done',
      result: { created: tasks, refused: 0 },
    });
    worker = await ownProcess({ databaseUrl: url, dataDir: folder, env: { RONDO_RUN: 'worker' } });
  },
);

it(
  'a cycle whose process is killed between two parts goes on with the stores that have no task yet',
  WORK,
  async () => {
    const company = await w.company();
    const { owner } = company;
    const template = await givenTemplate(w, company);
    const shops = LIMIT.cycle.partShops + 1;
    const { groupId, last } = await givenShops(company, shops);
    const [row] = await w.sql<{ id: string }>('select max(id::text) as id from shop where group_id = $1', [groupId]);
    expect(row?.id).toBe(last);
    const { id } = await owner.call(cycleApi.create, {
      ...{ name: 'Every day', mode: 'on_site', templateIds: [template.id], groupIds: [groupId], review: false },
      executor: { kind: 'members', memberIds: [owner.id] },
      skipsDaysOff: false,
      schedule: {
        recurrence: { frequency: 'daily', everyDays: 1 },
        startOn: new Date(w.clock.now().getTime() - 24 * HOUR_MS).toISOString().slice(0, 10),
        startTime: '00:00',
        term: { kind: 'days', days: 3 },
      },
      requestId: requestId(),
    });
    await w.sql(`update cycle set since_at = now() - interval '1 day', wake_at = now() where id = $1`, [id]);
    await w.sql(`update shop set placed_at = 'epoch'`);
    const held = await holdRows(url, 'shop', `id = '${last}'`);
    await w.sql(`select enqueue('cycle.watch', '{}'::json, null, null)`);
    await held.untilWaiting(1);
    await worker.kill();
    await held.release();
    const occurrence = async () => (await owner.call(cycleApi.get, { id })).last;
    const batchId = (await occurrence())?.id ?? '';
    await w.sql('update cycle set wake_at = now() where id = $1', [id]);
    w.clock.set(new Date());
    await w.app.runJob('cycle.watch');
    expect(await given(batchId)).toEqual([{ tasks: shops, shops, numbers: shops, works: shops }]);
    expect((await w.sql('select tasks from cycle_occurrence where id = $1', [batchId]))[0]).toEqual({ tasks: shops });
    worker = await ownProcess({ databaseUrl: url, dataDir: folder, env: { RONDO_RUN: 'worker' } });
  },
);

it('a report whose process is killed while it is kept is sent once, by the next process', WORK, async () => {
  const { owner } = await w.company();
  const { id } = await owner.call(subscriptionApi.create, {
    ...{ name: 'Daily', report: 'records', period: 'yesterday', memberIds: [owner.id] },
    schedule: { frequency: 'daily', startOn: '2190-01-01' },
    ...{ channels: ['mail', 'in_app'], withFile: true, skipEmpty: false },
    requestId: requestId(),
  });
  const held = await holdTable(url, 'page_snapshot');
  const { runId } = await owner.call(subscriptionApi.sendNow, { id, isTest: false, requestId: requestId() });
  await held.untilWaiting(1);
  await worker.kill();
  await held.release();
  const made = () =>
    w.sql(
      `select d.state, d.tries, (select count(*)::int from page_snapshot s where s.company_id = d.company_id) as kept,
              (select count(*)::int from delivery m where m.company_id = d.company_id and m.text_key = 'report') as mails
         from subscription_delivery d where d.run_id = $1`,
      [runId],
    );
  // The database may still be giving up what the killed process had begun.
  await expect.poll(made).toEqual([{ state: 'waiting', tries: 1, kept: 0, mails: 0 }]);
  w.clock.advance(LIMIT.subscription.claimMs + 1_000);
  await Promise.all([1, 2, 3].map(() => w.app.runJob('subscription.watch')));
  await expect.poll(made).toEqual([{ state: 'sent', tries: 2, kept: 1, mails: 1 }]);
});
