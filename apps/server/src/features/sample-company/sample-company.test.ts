import { memberApi } from '@rondo/contract/member';
import { recordApi } from '@rondo/contract/record';
import { rectificationApi } from '@rondo/contract/rectification';
import { sampleCompanyApi as api } from '@rondo/contract/sample-company';
import { sessionApi } from '@rondo/contract/session';
import { shopApi } from '@rondo/contract/shop';
import { statisticsApi } from '@rondo/contract/statistics';
import { taskApi } from '@rondo/contract/task';
import { taskStatisticsApi } from '@rondo/contract/task-statistics';
import { isSampleId, type SampleAdded } from '@rondo/domain/sample-company';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { ended } from '../../../test/import.ts';
import { answersOf, dispatchTo, givenTemplate, inspect } from '../../../test/inspection.ts';
import { refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';
import { integrityChecks } from '../../features.ts';

let w: World;
let company: Company;
let owner: Person;

beforeAll(async () => {
  w = await world();
  w.clock.set(new Date('2026-11-20T02:00:00Z'));
});
afterAll(() => w.stop());
beforeEach(async () => {
  company = await w.company({ name: 'New' });
  owner = company.owner;
});

async function load(): Promise<void> {
  const { jobId } = await owner.call(api.load, { requestId: requestId() });
  expect(await ended(owner, jobId)).toMatchObject({ state: 'done', error: null });
  await w.settle();
}

async function remove(added: SampleAdded = 'remove') {
  const { jobId } = await owner.call(api.remove, { added, requestId: requestId() });
  const done = await ended(owner, jobId);
  expect(done).toMatchObject({ state: 'done', error: null });
  await expect.poll(async () => (await w.sql(FORGETTING)).length).toBe(0);
  await w.settle();
  return done.result;
}
const FORGETTING = `select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where t.identifier = 'sample.forget'`;

/** What background work and its own calls leave behind, and the numbers that it took: no rows of the company's life. */
const LEFT = ['history', 'job_run', 'request_memory', 'number_sequence', 'outbox'];

/** Rows of the company in every table, and people. */
async function amounts(): Promise<Record<string, number>> {
  const tables = await w.sql<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables.filter((table) => !LEFT.includes(table.name))) {
    const [row] = await w.sql<{ n: number }>(`select count(*)::int as n from ${name} where company_id = $1`, [
      company.id,
    ]);
    counts[name] = row?.n ?? 0;
  }
  const [people] = await w.sql<{ n: number }>(
    `select count(*)::int as n from person where uuid_extract_version(id) = 8`,
  );
  return { ...counts, sample_persons: people?.n ?? 0 };
}

/** Everything that holds at any time holds. */
async function broken(): Promise<string[]> {
  const db = w.app.databases.of(company.id);
  const faults: string[] = [];
  for (const check of integrityChecks)
    for (const fault of await check.find(db, { companyId: company.id, since: null, today: '2026-11-20' }))
      faults.push(`${check.holds}: ${fault}`);
  return faults;
}

const PERIOD = { from: '2026-10-01', to: '2026-11-20' };
const OVER = { ...PERIOD, granularity: 'week' as const };
/** What the pages of figures say. */
async function figures() {
  const { current } = await owner.call(statisticsApi.inspection, OVER);
  const tasks = await owner.call(taskStatisticsApi.overview, OVER);
  return { current, tasks: tasks.figures };
}

describe('a sample company', () => {
  it('has stores, people and inspections in several states, each with the mark in its id, and is loaded once', async () => {
    await load();
    const { loaded, canLoad, added } = await owner.call(api.get, {});
    const counts = Object.fromEntries((loaded?.counts ?? []).map(({ kind, count }) => [kind, count]));
    expect(counts).toMatchObject({ group: 3, shop: 4, department: 1, member: 6, template: 1, task: 16, record: 14 });
    expect(counts).toMatchObject({ notice: 1, knowledge: 2 });
    expect([canLoad, added.counts]).toEqual([false, []]);
    expect(await owner.call(sessionApi.me, {})).toMatchObject({ hasSample: true });
    const { list } = await owner.call(rectificationApi.list, { size: 100 });
    expect([...new Set(list.map(({ state }) => state))].toSorted()).toEqual([
      ...['awaiting_review', 'completed', 'pending'],
    ]);
    for (const row of list) expect(row.shop.name).toMatch(/ \(sample\)$/);
    expect(list.every(({ id }) => isSampleId(id))).toBe(true);
    expect(await refused(owner.call(api.load, { requestId: requestId() }))).toBe('SAMPLE_LOADED');
    expect(await broken()).toEqual([]);
  });

  it('is refused to a company with a store, and to who may not set the company up', async () => {
    const manager = await company.member({ role: 'store_manager' });
    expect(await refused(manager.call(api.load, { requestId: requestId() }))).toBe('FORBIDDEN');
    await company.shop();
    expect((await owner.call(api.get, {})).canLoad).toBe(false);
    expect(await refused(owner.call(api.load, { requestId: requestId() }))).toBe('SAMPLE_NOT_EMPTY');
  });

  it('leaves every figure and every list of real rows as it was', async () => {
    const before = await figures();
    await load();
    expect(await figures()).toEqual(before);
    for (const asked of [
      owner.call(shopApi.list, { real: true }),
      owner.call(recordApi.list, { real: true }),
      owner.call(rectificationApi.list, { real: true }),
      owner.call(taskApi.list, { tab: 'all', real: true }),
    ])
      expect(await asked).toMatchObject({ list: [], total: 0 });
    expect((await owner.call(recordApi.list, {})).total).toBe(14);
    for (const table of ['record_day_stat', 'item_day_stat', 'rectification_day_stat', 'points_fact', 'message'])
      expect([table, await w.sql(`select 1 from ${table} where company_id = $1`, [company.id])]).toEqual([table, []]);
    expect(await w.sql('select 1 from turn where company_id = $1 and member_id = $2', [company.id, owner.id])).toEqual(
      [],
    );
  });

  it('has people who can neither sign in nor be written to nor be changed', async () => {
    await load();
    const people = await w.sql<{ id: string; person_id: string; rev: number }>(
      'select id, person_id, rev from member where company_id = $1 and uuid_extract_version(id) = 8',
      [company.id],
    );
    expect(people).toHaveLength(6);
    const [one] = people;
    const persons = people.map(({ person_id }) => person_id);
    expect(await w.sql('select 1 from membership where person_id = any($1)', [persons])).toEqual([]);
    const [reach] = await w.sql(
      'select count(*) from person where id = any($1) and mobile is null and password_hash is null and mail like $2',
      [persons, '%.invalid'],
    );
    expect(reach).toEqual({ count: 6 });
    const asked = { id: one?.id ?? '', rev: one?.rev ?? 0 };
    expect(await refused(owner.call(memberApi.disable, { ...asked, reason: '' }))).toBe('SAMPLE_MEMBER');
    expect((await owner.call(memberApi.options, {})).map(({ id }) => id)).not.toContain(one?.id);
    // Weeks pass: the clock presses for what is open, and tells nobody.
    w.clock.advance(30 * 86_400_000);
    for (const job of ['task.watch', 'rectification.watch', 'message.send']) await w.app.runJob(job);
    await w.settle();
    expect(await w.sql('select 1 from message where company_id = $1', [company.id])).toEqual([]);
    expect(await w.sql('select 1 from delivery where company_id = $1', [company.id])).toEqual([]);
    w.clock.set(new Date('2026-11-20T02:00:00Z'));
  });
});

describe('removing it', () => {
  it('leaves every table as it was before', async () => {
    const before = await amounts();
    await load();
    expect((await amounts()).record).toBe(14);
    expect(await remove()).toMatchObject({ kept: 0 });
    expect(await amounts()).toEqual(before);
    const left = await w.sql('select object_kind, event from history where company_id = $1 order by at, id', [
      company.id,
    ]);
    expect(left.map((row) => row.event)).toEqual(['loaded', 'removed']);
    expect(await broken()).toEqual([]);
    expect(await owner.call(api.get, {})).toMatchObject({ loaded: null, canLoad: true });
    // And once more.
    await load();
    await remove();
    expect(await amounts()).toEqual(before);
  });

  /** Somebody inspects a sample store, changes another one, and puts a colleague into the department of the sample. */
  async function added() {
    const [shop] = (await owner.call(shopApi.list, { sort: 'name' })).list;
    const other = (await owner.call(shopApi.list, { sort: '-name' })).list[0];
    if (!shop || !other) throw new Error('no sample store');
    const template = await givenTemplate(w, company);
    const { firstTaskId } = await dispatchTo(w, owner, template.id, [shop.id], {
      executor: { kind: 'members', memberIds: [owner.id] },
    });
    const { recordId } = await inspect(owner, firstTaskId, answersOf(template.items));
    await w.settle();
    const { id: _id, ...fields } = await owner.call(shopApi.get, { id: other.id });
    await owner.call(shopApi.update, { ...fields, id: other.id, phone: '12', managerIds: [], groupId: fields.groupId });
    const colleague = await company.member({ role: 'staff' });
    const [department] = await w.sql<{ id: string }>(
      'select id from department where company_id = $1 and uuid_extract_version(id) = 8',
      [company.id],
    );
    await w.sql('update member_department set department_id = $3 where company_id = $1 and member_id = $2', [
      ...[company.id, colleague.id, department?.id],
    ]);
    return { shop, other, taskId: firstTaskId, recordId, departmentId: department?.id ?? '', colleague };
  }
  const exists = async (table: string, id: string) =>
    (await w.sql(`select 1 from ${table} where id = $1`, [id])).length > 0;

  it('tells before what people added, removes that with it on demand, and never people or what they need', async () => {
    await load();
    const { shop, other, taskId, recordId, departmentId, colleague } = await added();
    const told = (await owner.call(api.get, {})).added;
    expect(told.counts).toEqual([
      { kind: 'member', count: 1 },
      { kind: 'task', count: 1 },
      { kind: 'record', count: 1 },
      { kind: 'change', count: 1 },
    ]);
    expect(told.first.map(({ name }) => name)).toContain(colleague.name);
    // The store was inspected by somebody real, but it is none of the company's.
    expect((await figures()).current.records).toBe(0);
    await remove('remove');
    expect(await exists('shop', shop.id)).toBe(false);
    expect(await exists('shop', other.id)).toBe(false);
    expect([await exists('task', taskId), await exists('record', recordId)]).toEqual([false, false]);
    expect([await exists('department', departmentId), await exists('member', colleague.id)]).toEqual([true, true]);
    expect(await owner.call(api.get, {})).toMatchObject({
      loaded: { isKept: true, counts: [{ kind: 'department', count: 1 }] },
    });
    expect(await broken()).toEqual([]);
  });

  it('keeps on demand what people added, with what it needs of the sample, still marked and in no figure', async () => {
    await load();
    const { shop, other, taskId, recordId } = await added();
    await remove('keep');
    expect(await exists('shop', shop.id)).toBe(true);
    expect(await exists('shop', other.id)).toBe(true);
    expect([await exists('task', taskId), await exists('record', recordId)]).toEqual([true, true]);
    expect((await owner.call(recordApi.list, {})).list.map(({ id }) => id)).toEqual([recordId]);
    expect((await figures()).current.records).toBe(0);
    expect(await broken()).toEqual([]);
    // Once nothing needs it any more, the rest goes.
    await remove('remove');
    expect(await exists('shop', shop.id)).toBe(false);
  });
});
