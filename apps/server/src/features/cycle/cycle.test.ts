import { cycleApi as api } from '@rondo/contract/cycle';
import type { Input } from '@rondo/contract/kit/endpoint';
import { taskApi } from '@rondo/contract/task';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { type GivenTemplate, givenShopToInspect } from '../../../test/inspection.ts';
import { refusal, refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';
import { minuteOf } from './shops.queries.ts';

let w: World;
let company: Company;
let shopId: string;
let manager: Person;
let template: GivenTemplate;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  // Friday, 08:00 in Shanghai.
  w.clock.set(new Date('2026-11-20T00:00:00Z'));
  ({ company, shopId, manager, template } = await givenShopToInspect(w));
});

type Plan = Input<typeof api.create>;
const SCHEDULE: Plan['schedule'] = {
  recurrence: { frequency: 'daily', everyDays: 1 },
  startOn: '2026-11-20',
  startTime: '09:00',
  term: { kind: 'days', days: 0 },
};
const plan = (more: Partial<Plan> = {}): Plan => ({
  name: 'Opening check',
  mode: 'on_site',
  templateIds: [template.id],
  shopIds: [shopId],
  executor: { kind: 'manager' },
  review: false,
  schedule: SCHEDULE,
  requestId: requestId(),
  ...more,
});
const begin = async (more: Partial<Plan> = {}): Promise<string> =>
  (await company.owner.call(api.create, plan(more))).id;
const minute = () => w.app.runJob('cycle.watch');
const at = async (instant: string) => {
  w.clock.set(new Date(instant));
  await minute();
};
const detail = (id: string) => company.owner.call(api.get, { id });
const tasks = () =>
  w.sql<{ state: string; close_reason: string | null; shop_id: string; start: string; due: string }>(
    `select state, close_reason, shop_id, start_at::text as start, deadline_at::text as due from task
      where company_id = $1 and dispatch = 'cyclic' order by start_at, shop_id`,
    [company.id],
  );

describe('a cycle', () => {
  it('begins on its day, gives out a task a store at its time, and once only', async () => {
    const id = await begin();
    expect((await detail(id)).state).toBe('pending_start');
    await minute();
    expect([(await detail(id)).state, (await tasks()).length]).toEqual(['active', 0]);
    await at('2026-11-20T01:00:00Z');
    await Promise.all([minute(), minute()]);
    await at('2026-11-20T05:00:00Z');
    expect(await tasks()).toMatchObject([
      { state: 'pending', start: '2026-11-20 01:00:00+00', due: '2026-11-20 15:59:00+00' },
    ]);
    expect((await manager.call(taskApi.list, { tab: 'todo' })).list).toMatchObject([
      { dispatch: 'cyclic', name: 'Opening check' },
    ]);
  });

  it('makes up for today after a standstill, and for no day before', async () => {
    await begin();
    await at('2026-11-23T09:00:00Z');
    expect((await tasks()).map(({ start }) => start)).toEqual(['2026-11-23 01:00:00+00']);
  });

  it('begins at nine of each store, and reaches stores that join a group later', async () => {
    const north = await company.group('North');
    await company.shop({ groupId: north, timeZone: 'Europe/London', managerIds: [manager.id] });
    await begin({ shopIds: [], groupIds: [north] });
    await at('2026-11-20T01:00:00Z');
    expect(await tasks()).toEqual([]);
    await at('2026-11-20T09:00:00Z');
    expect(await tasks()).toMatchObject([{ start: '2026-11-20 09:00:00+00' }]);
    // The clock looks for new stores each hour; one that joined after the time of today begins on the next date.
    const late = await company.shop({ groupId: north, timeZone: 'Europe/London', managerIds: [manager.id] });
    await at('2026-11-20T10:01:00Z');
    expect(await tasks()).toHaveLength(1);
    await at('2026-11-21T09:00:00Z');
    expect((await tasks()).filter(({ shop_id }) => shop_id === late)).toMatchObject([
      { start: '2026-11-21 09:00:00+00' },
    ]);
  });

  it('leaves out stores on days without business, closed ones and those without anybody, and says why', async () => {
    const north = await company.group('North');
    const free = await company.shop({ groupId: north, name: 'Free', managerIds: [manager.id] });
    const week = [0, 1, 2, 3, 4, 5, 6].map((day) => (day === 4 ? [] : [{ from: '09:00', to: '18:00' }]));
    await w.sql('update shop set hours = $2 where id = $1', [free, JSON.stringify(week)]);
    const id = await begin({ groupIds: [north] });
    await w.sql('delete from shop_manager where shop_id = $1', [shopId]);
    await at('2026-11-20T01:00:00Z');
    expect(await tasks()).toEqual([]);
    const { last } = await detail(id);
    expect(last).toMatchObject({ dueOn: '2026-11-20', tasks: 0, skipped: 2 });
    const { list } = await company.owner.call(api.skipped, { id, occurrenceId: last?.id ?? '' });
    expect(list.map(({ reason }) => reason).sort()).toEqual(['day_off', 'no_executor']);
  });

  it('closes what the date before left open when the next one comes', async () => {
    const id = await begin();
    await at('2026-11-20T01:00:00Z');
    await at('2026-11-20T20:00:00Z');
    expect(await tasks()).toMatchObject([{ state: 'pending' }]);
    await at('2026-11-21T01:00:00Z');
    expect(await tasks()).toMatchObject([{ state: 'closed', close_reason: 'deadline' }, { state: 'pending' }]);
    // Both dates are listed as those of this one, and nothing of another.
    const other = await begin();
    const listed = async (cycleId: string) =>
      (await company.owner.call(taskApi.list, { tab: 'all', cycleId })).list.map(({ id }) => id).sort();
    const ids = await w.sql<{ id: string }>(
      'select t.id from task t join cycle_occurrence o on o.id = t.batch_id where o.cycle_id = $1 order by t.id',
      [id],
    );
    expect([ids.length, await listed(id), await listed(other)]).toEqual([2, ids.map((one) => one.id), []]);
  });

  it('ends by itself after its last date and keeps what is open', async () => {
    const id = await begin({ schedule: { ...SCHEDULE, times: 1 } });
    await at('2026-11-20T01:00:00Z');
    expect((await detail(id)).state).toBe('active');
    await at('2026-11-20T16:00:01Z');
    expect((await detail(id)).state).toBe('ended');
    expect(await tasks()).toMatchObject([{ state: 'pending' }]);
    await at('2026-11-21T02:00:00Z');
    expect(await tasks()).toHaveLength(1);
  });

  it('gives nothing out while its template is disabled, goes on the same day once it is not, and says so', async () => {
    const id = await begin();
    await w.sql(`update template set state = 'disabled' where id = $1`, [template.id]);
    await at('2026-11-20T01:00:00Z');
    expect((await detail(id)).last).toMatchObject({ blocked: 'template_disabled', tasks: 0 });
    expect((await detail(id)).history.at(-1)?.event).toBe('blocked');
    await w.sql(`update template set state = 'published' where id = $1`, [template.id]);
    await at('2026-11-20T02:01:00Z');
    expect((await detail(id)).last).toMatchObject({ blocked: null, tasks: 1 });
  });

  it('at random times gives every store one task within the window, not all at once, and shows none before', async () => {
    const north = await company.group('North');
    for (let i = 0; i < 40; i += 1) await company.shop({ groupId: north, managerIds: [manager.id] });
    const schedule = { ...SCHEDULE, randomUntil: '17:00', term: { kind: 'hours' as const, hours: 3 } };
    await begin({ shopIds: [], groupIds: [north], schedule });
    const counts: number[] = [];
    for (let hour = 1; hour <= 9; hour += 1) {
      await at(`2026-11-20T0${hour}:00:00Z`);
      counts.push((await manager.call(taskApi.list, { tab: 'all', size: 100 })).total);
    }
    expect(counts.at(-1)).toBe(40);
    expect(new Set(counts).size).toBeGreaterThan(4);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
  });
});

it('random times are as likely in every part of the window, over stores and over dates', async () => {
  const PARTS = 8;
  const window = { seed: 7, minutes: 480, passed: 0 };
  const db = w.app.databases.of(company.id);
  const minutes = async (shops: number, dates: number): Promise<number[]> => {
    // The ids are the same in every run: chance is a hash of them.
    const { rows } = await sql<{ minute: number }>`select ${minuteOf(sql`day::date::text`, window)}::int as minute
      from (select md5(n::text)::uuid as id from generate_series(1, ${shops}::int) n) shop,
           generate_series('2026-01-01'::date, '2026-01-01'::date + ${dates - 1}::int, '1 day') day`.execute(db);
    return rows.map((row) => row.minute);
  };
  for (const [shops, dates] of [
    [1_000, 1],
    [1, 1_000],
  ] as const) {
    const found = await minutes(shops, dates);
    expect([found.length, Math.min(...found) >= 0, Math.max(...found) < window.minutes]).toEqual([1_000, true, true]);
    const parts = Array.from({ length: PARTS }, (_, part) =>
      found.filter((m) => Math.floor((m * PARTS) / window.minutes) === part),
    );
    const expected = found.length / PARTS;
    const chiSquared = parts.reduce((sum, part) => sum + (part.length - expected) ** 2 / expected, 0);
    // Seven degrees of freedom: what is not even goes beyond this in all but one of a thousand cases.
    expect(chiSquared).toBeLessThan(24.3);
  }
});

describe('what people do with it', () => {
  it('a pause gives out nothing, ends on its day, and nothing of it is made up for', async () => {
    const id = await begin();
    await minute();
    const { rev } = await detail(id);
    await company.owner.call(api.pause, { id, rev, resumesOn: '2026-11-22', comment: 'Works' });
    await at('2026-11-21T01:00:00Z');
    expect([(await detail(id)).state, await tasks()]).toEqual(['paused', []]);
    await at('2026-11-21T16:00:00Z');
    expect((await detail(id)).state).toBe('active');
    await at('2026-11-22T01:00:00Z');
    expect((await tasks()).map(({ start }) => start)).toEqual(['2026-11-22 01:00:00+00']);
  });

  it('going on by hand starts with the next date', async () => {
    const id = await begin();
    await minute();
    await company.owner.call(api.pause, { id, rev: (await detail(id)).rev, resumesOn: '2027-01-01' });
    await at('2026-11-20T03:00:00Z');
    await company.owner.call(api.resume, { id, rev: (await detail(id)).rev });
    await minute();
    expect(await tasks()).toEqual([]);
    await at('2026-11-21T01:00:00Z');
    expect(await tasks()).toHaveLength(1);
  });

  it('a pause is 90 days at most and ends after today', async () => {
    const id = await begin();
    await minute();
    const { rev } = await detail(id);
    for (const resumesOn of ['2026-11-20', '2027-02-19']) {
      expect(await refused(company.owner.call(api.pause, { id, rev, resumesOn }))).toBe('INPUT_REFUSED');
    }
    await company.owner.call(api.pause, { id, rev, resumesOn: '2027-02-18' });
  });

  it('ended, it gives out nothing more; its open tasks stay, or are closed in the background', async () => {
    const [kept, closed] = [await begin(), await begin({ name: 'Second' })];
    await at('2026-11-20T01:00:00Z');
    await company.owner.call(api.end, { id: kept, rev: (await detail(kept)).rev, openTasks: 'keep' });
    expect((await tasks()).map(({ state }) => state)).toEqual(['pending', 'pending']);
    await company.owner.call(api.end, { id: closed, rev: (await detail(closed)).rev, openTasks: 'close' });
    await expect
      .poll(async () => (await tasks()).map((task) => task.close_reason).sort())
      .toEqual(['cycle_ended', null]);
    await at('2026-11-21T01:00:00Z');
    expect(await tasks()).toHaveLength(2);
  });

  it('once ended, nothing brings it back; a copy is another one', async () => {
    const id = await begin();
    await company.owner.call(api.end, { id, rev: 0, openTasks: 'keep' });
    const { rev } = await detail(id);
    const { requestId: _, copyOf: __, ...fields } = plan();
    const again = [
      () => company.owner.call(api.edit, { id, rev, ...fields }),
      () => company.owner.call(api.resume, { id, rev }),
      () => company.owner.call(api.pause, { id, rev, resumesOn: '2026-11-30' }),
      () => company.owner.call(api.end, { id, rev, openTasks: 'keep' }),
    ];
    for (const act of again) expect(await refused(act())).toBe('CYCLE_ENDED');
    const copy = await begin({ copyOf: id });
    expect((await detail(copy)).history[0]?.event).toBe('copied');
    await minute();
    expect([(await detail(id)).state, (await detail(copy)).state]).toEqual(['ended', 'active']);
  });

  it('edits act on the next date; what was given out stays', async () => {
    const id = await begin();
    await at('2026-11-20T01:00:00Z');
    const { requestId: _, ...fields } = plan({ name: 'New name', schedule: { ...SCHEDULE, startTime: '10:00' } });
    await company.owner.call(api.edit, { id, rev: (await detail(id)).rev, ...fields });
    await at('2026-11-20T03:00:00Z');
    expect(await tasks()).toMatchObject([{ start: '2026-11-20 01:00:00+00' }]);
    await at('2026-11-21T02:00:00Z');
    expect((await tasks()).at(-1)).toMatchObject({ start: '2026-11-21 02:00:00+00' });
    expect((await company.owner.call(taskApi.list, { tab: 'all' })).list.map(({ name }) => name)).toEqual([
      'New name',
      'Opening check',
    ]);
  });

  it('of twenty who end it at once one does, the others are told', async () => {
    const id = await begin();
    const acts = await Promise.allSettled(
      Array.from({ length: 20 }, () => company.owner.call(api.end, { id, rev: 0, openTasks: 'keep' })),
    );
    expect(acts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('a store without anybody, and a review without reviewers, are refused', async () => {
    const alone = await company.shop({ name: 'Alone' });
    expect(await refused(begin({ shopIds: [shopId, alone] }))).toBe('SHOP_NEEDS_MANAGER');
    expect(await refused(begin({ review: true }))).toBe('REVIEWER_NEEDED');
    expect(await refused(begin({ schedule: { ...SCHEDULE, endOn: '2026-11-19' } }))).toBe('INPUT_REFUSED');
    const { data } = await refusal(begin({ schedule: { ...SCHEDULE, startOn: '2026-10-01', endOn: '2026-10-02' } }));
    expect(data).toMatchObject({ fields: [{ path: 'schedule' }] });
    await begin({ shopIds: [shopId, alone], excludedIds: [alone] });
  });
});

describe('the bin', () => {
  it('takes what has ended; it comes back as it was, and is gone for good after thirty days', async () => {
    const id = await begin();
    await at('2026-11-20T01:00:00Z');
    expect(await refused(company.owner.call(api.remove, { id }))).toBe('MOVE_NOT_ALLOWED');
    await company.owner.call(api.end, { id, rev: (await detail(id)).rev, openTasks: 'keep' });
    const area = await company.member({ role: 'area_manager', shopIds: [shopId] });
    expect(await refused(area.call(api.remove, { id }))).toBe('FORBIDDEN');
    expect((await detail(id)).can.remove).toBe(true);
    await company.owner.call(api.remove, { id });
    expect(await refused(detail(id))).toBe('NOT_FOUND');
    expect((await company.owner.call(api.list, {})).list).toEqual([]);
    expect(await company.owner.call(api.bin, {})).toMatchObject([{ id, deletedBy: { id: company.owner.id } }]);
    expect(await tasks()).toHaveLength(1);
    const again = await Promise.allSettled(Array.from({ length: 20 }, () => company.owner.call(api.restore, { id })));
    expect(again.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const back = await detail(id);
    expect([back.state, back.history.slice(-2).map(({ event }) => event)]).toEqual(['ended', ['removed', 'restored']]);
    await company.owner.call(api.remove, { id });
    const other = await w.company();
    expect(await other.owner.call(api.bin, {})).toEqual([]);
    expect(await refused(other.owner.call(api.restore, { id }))).toBe('NOT_FOUND');
    await w.sql(`update cycle set deleted_at = deleted_at - interval '31 days' where id = $1`, [id]);
    expect(await refused(company.owner.call(api.restore, { id }))).toBe('NOT_FOUND');
    w.clock.set(new Date('2026-11-20T20:00:00Z'));
    await w.app.runJob('cycle.sweep');
    expect(await w.sql('select id from cycle where id = $1', [id])).toEqual([]);
    expect(await tasks()).toHaveLength(1);
  });
});

describe('who may', () => {
  it('an area manager sees the cycles that reach a store in scope, and changes none; others see no page of it', async () => {
    const id = await begin();
    const area = await company.member({ role: 'area_manager', shopIds: [shopId] });
    const far = await company.member({ role: 'area_manager', shopIds: [await company.shop()] });
    const inspector = await company.member({ role: 'inspector', shopIds: [shopId] });
    expect((await area.call(api.get, { id })).can).toEqual({ edit: false, copy: false, remove: false, events: [] });
    expect(await refused(area.call(api.end, { id, rev: 0, openTasks: 'keep' }))).toBe('FORBIDDEN');
    expect(await refused(area.call(api.pause, { id, rev: 0, resumesOn: '2026-11-25' }))).toBe('FORBIDDEN');
    expect((await far.call(api.list, {})).list).toEqual([]);
    expect(await refused(far.call(api.get, { id }))).toBe('NOT_FOUND');
    expect(await refused(inspector.call(api.list, {}))).toBe('FORBIDDEN');
  });
});

describe('the list and the calendar', () => {
  it('filters, and its numbers are those of the tasks', async () => {
    const id = await begin();
    await begin({
      name: 'Monthly',
      schedule: { ...SCHEDULE, recurrence: { frequency: 'monthly', days: [{ kind: 'last' }] } },
    });
    const names = async (filter: Input<typeof api.list>) =>
      (await company.owner.call(api.list, filter)).list.map(({ name }) => name);
    expect(await names({})).toEqual(['Monthly', 'Opening check']);
    expect(await names({ keyword: 'month' })).toEqual(['Monthly']);
    expect(await names({ frequency: ['daily'], shopId: [shopId], ownerId: [company.owner.id] })).toEqual([
      'Opening check',
    ]);
    expect(await names({ state: ['ended'] })).toEqual([]);
    await at('2026-11-20T01:00:00Z');
    const row = (await company.owner.call(api.list, { keyword: 'Opening' })).list[0];
    expect(row).toMatchObject({
      state: 'active',
      shops: 1,
      nextAt: '2026-11-21T01:00:00.000Z',
      last: { tasks: 1, done: 0 },
    });
    const drilled = await company.owner.call(taskApi.list, { tab: 'all', batchId: row?.last?.id ?? '' });
    expect(drilled.total).toBe(row?.last?.tasks);
    const { past, coming } = await company.owner.call(api.calendar, { id, month: '2026-11' });
    expect([past.length, coming[0], coming.at(-1)]).toEqual([1, '2026-11-21', '2026-11-30']);
  });

  it('names the next ten dates of a store, and of a plan that is not saved', async () => {
    const id = await begin();
    const { runs, shop } = await company.owner.call(api.runs, { id });
    expect([shop?.id, runs.length, runs[0]?.startsAt]).toEqual([shopId, 10, '2026-11-20T01:00:00.000Z']);
    const { requestId: _, ...fields } = plan({ schedule: { ...SCHEDULE, startTime: '07:00' } });
    const previewed = await company.owner.call(api.preview, fields);
    expect(previewed.runs.slice(0, 2).map(({ skipped }) => skipped)).toEqual(['passed', null]);
  });
});
