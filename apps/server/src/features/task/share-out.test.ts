import { cycleApi } from '@rondo/contract/cycle';
import { inspectSettingApi } from '@rondo/contract/inspect-setting';
import { jobApi } from '@rondo/contract/job';
import { taskApi as api } from '@rondo/contract/task';
import { LIMIT } from '@rondo/domain/limit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { answersOf, dispatchTo, type GivenTemplate, givenTemplate, inspect } from '../../../test/inspection.ts';
import { refusal, refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let template: GivenTemplate;
let north: string;
let shops: string[];
let inspectors: Person[];

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  // Friday, 08:00 in Shanghai.
  w.clock.set(new Date('2026-11-20T00:00:00Z'));
  company = await w.company();
  template = await givenTemplate(w, company);
  north = await company.group('North');
  shops = await Promise.all(Array.from({ length: 7 }, () => company.shop({ groupId: north })));
  inspectors = await Promise.all([1, 2, 3].map(() => company.member({ role: 'inspector', groupIds: [north] })));
});

const executor = () => ({ kind: 'role' as const, roleId: company.start.roleIds.inspector, how: 'even' as const });
const inDays = (days: number) => new Date(w.clock.now().getTime() + days * 86_400_000).toISOString();
const wanted = () => ({
  ...{
    mode: 'on_site' as const,
    templateIds: [template.id],
    review: false,
    executor: executor(),
    deadlineAt: inDays(3),
  },
});
/** Who has which store of a batch. */
async function givenOf(batchId: string): Promise<Map<string, string>> {
  const rows = await w.sql<{ shop_id: string; member_id: string }>(
    `select t.shop_id, p.member_id from task t join task_person p
       on p.company_id = t.company_id and p.task_id = t.id and p.relation = 'handler' where t.batch_id = $1`,
    [batchId],
  );
  expect(rows.length).toBe(new Set(rows.map((row) => row.shop_id)).size);
  return new Map(rows.map((row) => [row.shop_id, row.member_id]));
}
const loads = (given: ReadonlyMap<string, string>) =>
  inspectors.map(({ id }) => [...given.values()].filter((one) => one === id).length).sort();

it('a dispatch gives each store to one inspector, all have as much, and the next one to somebody else', async () => {
  const preview = await company.owner.call(api.preview, { ...wanted(), groupIds: [north] });
  expect(preview).toMatchObject({ tasks: 7, executors: 3, mostPerExecutor: 3, fewestPerExecutor: 2 });
  let before = await givenOf((await dispatchTo(w, company.owner, template.id, shops, wanted())).batchId);
  expect(loads(before)).toEqual([2, 2, 3]);
  for (let round = 0; round < 3; round += 1) {
    w.clock.advance(1000);
    const next = await givenOf((await dispatchTo(w, company.owner, template.id, shops, wanted())).batchId);
    expect([...next].filter(([shop, who]) => before.get(shop) === who)).toEqual([]);
    expect(loads(next)).toEqual([2, 2, 3]);
    before = next;
  }
});

it('who inspected of several is the last one there; the only inspector goes again', async () => {
  const [first] = inspectors;
  const [shop = ''] = shops;
  if (!first) throw new Error('no inspector');
  const any = { ...wanted(), executor: { ...executor(), how: 'any' as const } };
  const { firstTaskId } = await dispatchTo(w, company.owner, template.id, [shop], any);
  await inspect(first, firstTaskId ?? '', answersOf(template.items));
  w.clock.advance(1000);
  const next = await givenOf((await dispatchTo(w, company.owner, template.id, [shop], wanted())).batchId);
  expect(next.get(shop)).not.toBe(first.id);
  const alone = { ...wanted(), executor: { kind: 'members' as const, memberIds: [first.id], how: 'even' as const } };
  for (let round = 0; round < 2; round += 1) {
    w.clock.advance(1000);
    const again = await givenOf((await dispatchTo(w, company.owner, template.id, [shop], alone)).batchId);
    expect(again.get(shop)).toBe(first.id);
  }
});

it('a cycle shares out each of its dates, over all its parts and zones', async () => {
  await w.sql(`update shop set time_zone = 'Asia/Tokyo' where id = any($1::uuid[])`, [shops.slice(0, 3)]);
  await company.owner.call(cycleApi.create, {
    name: 'Round',
    mode: 'on_site',
    templateIds: [template.id],
    groupIds: [north],
    executor: executor(),
    review: false,
    schedule: {
      recurrence: { frequency: 'daily', everyDays: 1 },
      ...{ startOn: '2026-11-20', startTime: '09:00', term: { kind: 'days', days: 0 } },
    },
    requestId: requestId(),
  });
  const dates: Map<string, string>[] = [];
  for (const day of [21, 22, 23]) {
    for (const at of [`2026-11-${day}T00:00:00Z`, `2026-11-${day}T01:00:00Z`]) {
      w.clock.set(new Date(at));
      await w.app.runJob('cycle.watch');
    }
    const [occurrence] = await w.sql<{ id: string }>(
      'select id from cycle_occurrence where company_id = $1 and due_on = $2',
      [company.id, `2026-11-${day}`],
    );
    dates.push(await givenOf(occurrence?.id ?? ''));
  }
  for (const [at, given] of dates.entries()) {
    expect(given.size).toBe(7);
    expect(loads(given)).toEqual([2, 2, 3]);
    const before = dates[at - 1];
    expect([...given].filter(([shop, who]) => before?.get(shop) === who)).toEqual([]);
  }
});

it('stores are left out by the reason that stops them, however many they are, and nothing else is', async () => {
  const [shut = ''] = shops;
  await w.sql(`update shop set state = 'preparing' where id = $1`, [shut]);
  const plan = { ...wanted(), executor: { kind: 'manager' as const }, shopIds: shops };
  const stopped = await company.owner.call(api.preview, plan);
  expect([...stopped.blocked].sort((a, b) => a.shops - b.shops)).toEqual([
    { reason: 'not_open', template: null, shops: 1 },
    { reason: 'no_manager', template: null, shops: 6 },
  ]);
  await w.sql('insert into shop_manager (company_id, shop_id, member_id, sort) values ($1, $2, $3, 0)', [
    ...[company.id, shops[1], inspectors[0]?.id],
  ]);
  const half = await company.owner.call(api.preview, { ...plan, leftOut: ['no_manager'] });
  expect([half.tasks, half.leftOut, half.blocked]).toEqual([1, 5, [{ reason: 'not_open', template: null, shops: 1 }]]);
  const only = { ...plan, leftOut: ['no_manager' as const] };
  expect(await refused(dispatchTo(w, company.owner, template.id, shops, only))).toBe('SHOP_NOT_OPEN');
  const both = { ...plan, leftOut: ['no_manager' as const, 'not_open' as const] };
  expect((await dispatchTo(w, company.owner, template.id, shops, both)).tasks).toBe(1);
});

/** A template with which the manager of the store signs. */
async function givenSigned(): Promise<{ id: string; name: string }> {
  const { id } = await givenTemplate(w, company, { name: 'Kitchen' });
  await company.owner.call(inspectSettingApi.saveProcess, {
    ...{
      mode: 'on_site',
      templateId: id,
      levels: [],
      onEmpty: 'next_level',
      reviewUpTo: null,
      ccIds: [],
      ccRoleIds: [],
    },
    ...{ allowsOverride: true, signOff: true, rev: 0 },
  });
  return { id, name: 'Kitchen' };
}
const manage = (shopIds: readonly string[]) =>
  w.sql(
    `insert into shop_manager (company_id, shop_id, member_id, sort) select $1, id, $3, 0 from unnest($2::uuid[]) as id`,
    [company.id, shopIds, inspectors[0]?.id],
  );
const tasksOf = (batchId: string) =>
  w.sql<{ shop_id: string; template_id: string; member_id: string }>(
    `select t.shop_id, t.template_id, p.member_id from task t join task_person p
       on p.company_id = t.company_id and p.task_id = t.id and p.relation = 'handler' where t.batch_id = $1`,
    [batchId],
  );

it('several templates are a task each at a store, all by one person; what stops one of them is named with it', async () => {
  const signed = await givenSigned();
  const managed = shops.slice(0, 3);
  await manage(managed);
  const plan = { ...wanted(), templateIds: [template.id, signed.id, template.id], shopIds: shops };
  const stopped = await company.owner.call(api.preview, plan);
  expect(stopped).toMatchObject({ shops: 7, templates: 2, tasks: 10, leftOut: 0, without: [] });
  expect(stopped.blocked).toEqual([{ reason: 'no_manager', template: signed, shops: 4 }]);
  expect(stopped.blockers.map(({ shopId }) => shopId).sort()).toEqual(shops.slice(3).sort());
  expect(await refused(dispatchTo(w, company.owner, template.id, shops, plan))).toBe('SHOP_NEEDS_MANAGER');
  const agreed = { ...plan, leftOut: ['no_manager' as const] };
  const preview = await company.owner.call(api.preview, agreed);
  expect(preview).toMatchObject({ tasks: 10, blocked: [], leftOut: 0, without: [{ template: signed, shops: 4 }] });
  const made = await dispatchTo(w, company.owner, template.id, shops, agreed);
  const rows = await tasksOf(made.batchId);
  expect([made.tasks, rows.length]).toEqual([preview.tasks, preview.tasks]);
  const stores = (id: string) => rows.flatMap((row) => (row.template_id === id ? [row.shop_id] : [])).sort();
  expect([stores(template.id), stores(signed.id)]).toEqual([[...shops].sort(), [...managed].sort()]);
  expect(loads(new Map(rows.map((row) => [row.shop_id, row.member_id])))).toEqual([2, 2, 3]);
  expect(new Set(rows.map((row) => `${row.shop_id} ${row.member_id}`)).size).toBe(7);
  const each = inspectors.map(({ id }) => rows.filter((row) => row.member_id === id).length);
  expect([preview.fewestPerExecutor, preview.mostPerExecutor]).toEqual([Math.min(...each), Math.max(...each)]);
  await w.sql(`update template set state = 'disabled' where id = $1`, [signed.id]);
  const off = await refusal(company.owner.call(api.preview, agreed));
  expect([off.reason, off.data]).toEqual(['TEMPLATE_DISABLED', { template: signed }]);
});

describe('more stores than one answer creates tasks for', () => {
  const STORES = LIMIT.task.dispatched + 4;
  const everywhere = () => ({ ...wanted(), name: 'Everywhere', groupIds: [north], requestId: requestId() });
  const done = async (id: string) => {
    await w.app.runJob('job.run', { companyId: company.id, id });
    // The queue may have begun it before.
    const isOver = async () => (await company.owner.call(jobApi.get, { id })).finishedAt !== null;
    await expect.poll(isOver, { timeout: 30_000 }).toBe(true);
    return company.owner.call(jobApi.get, { id });
  };

  beforeEach(async () => {
    const [first] = shops;
    await w.sql(
      `insert into shop (company_id, id, name, group_id, lineage, state, hours, created_at, updated_at)
       select company_id, ('f' || lpad(to_hex(n), 7, '0') || substr(id::text, 9))::uuid, 'Store ' || lpad(n::text, 5, '0'),
              group_id, lineage, state, hours, created_at, updated_at
         from shop, generate_series(1, $2::int) n where id = $1`,
      [first, STORES - shops.length],
    );
  });

  it('are shared out by the background work, as evenly, and each once however often it is asked for', async () => {
    const preview = await company.owner.call(api.preview, everywhere());
    expect(preview).toMatchObject({ tasks: STORES, executors: 3, mostPerExecutor: null, fewestPerExecutor: null });
    const asked = { ...everywhere(), deadlineAt: undefined, deadlineDays: 0 };
    const [sent, again] = await Promise.all([1, 2].map(() => company.owner.call(api.dispatch, asked)));
    expect(again).toEqual(sent);
    expect(sent).toMatchObject({ tasks: STORES, firstTaskId: null });
    const run = await done(sent?.jobId ?? '');
    expect(run).toMatchObject({ state: 'done', total: STORES, result: { created: STORES, refused: 0 } });
    const given = await givenOf(sent?.batchId ?? '');
    expect(given.size).toBe(STORES);
    expect(loads(given)).toEqual([STORES / 3, STORES / 3, STORES / 3]);
    const ends = await w.sql('select distinct deadline_at from task where batch_id = $1', [sent?.batchId]);
    expect(ends).toEqual([{ deadline_at: new Date('2026-11-20T15:59:00Z') }]);
  });

  it('stop where one of those who may get a store is the only one to review it', async () => {
    const [first] = inspectors;
    const own = { ...everywhere(), review: true, reviewerIds: [first?.id ?? ''] };
    const stopped = await company.owner.call(api.preview, own);
    expect(stopped.blocked).toEqual([{ reason: 'no_reviewer', template: null, shops: STORES }]);
    expect(await refused(company.owner.call(api.dispatch, own))).toBe('REVIEWER_NEEDED');
    const other = { ...own, reviewerIds: [company.owner.id] };
    expect((await company.owner.call(api.preview, other)).blocked).toEqual([]);
  });

  it('name the one that closed before the work began; what goes without one of two templates stays so', async () => {
    const signed = await givenSigned();
    await manage(shops.slice(0, 1));
    const several = { ...everywhere(), templateIds: [template.id, signed.id], leftOut: ['no_manager' as const] };
    const sent = await company.owner.call(api.dispatch, several);
    expect(sent.tasks).toBe(STORES + 1);
    await w.sql(`update shop set state = 'preparing' where id = $1`, [shops[1]]);
    // It was agreed that the third one goes without.
    await manage(shops.slice(2, 3));
    expect(await done(sent.jobId ?? '')).toMatchObject({
      state: 'done',
      result: { created: STORES, refused: 1 },
      errorCount: 1,
    });
    const rows = await tasksOf(sent.batchId);
    expect(rows.filter((row) => row.template_id === signed.id).map((row) => row.shop_id)).toEqual([shops[0]]);
    expect([rows.length, rows.some((row) => row.shop_id === shops[1])]).toEqual([STORES, false]);
  });
});
