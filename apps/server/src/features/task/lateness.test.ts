import { cycleApi } from '@rondo/contract/cycle';
import { freeTaskApi } from '@rondo/contract/free-task';
import { recordApi } from '@rondo/contract/record';
import { taskApi as api } from '@rondo/contract/task';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answersOf, dispatchTo, givenShopToInspect, inspect, type ShopToInspect } from '../../../test/inspection.ts';
import { refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';
import { makeTx } from '../../platform/make-context.ts';
import { dueOf } from './due-of.ts';
import { closeTasksOfShop } from './index.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let w: World;
let given: ShopToInspect;
beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  given = await givenShopToInspect(w);
});

const inHours = (hours: number) => new Date(w.clock.now().getTime() + hours * HOUR).toISOString();
const dispatch = async (more: Parameters<typeof dispatchTo>[4]) =>
  (
    await dispatchTo(w, given.inspector, given.template.id, [given.shopId], {
      ...{ review: true, reviewerIds: [given.inspector.id] },
      ...more,
    })
  ).firstTaskId;
const see = (id: string) => given.inspector.call(api.get, { id });
const minute = () => w.app.runJob('task.watch');
const submit = (id: string) => inspect(given.manager, id, answersOf(given.template.items));
const reject = async (id: string) =>
  given.inspector.call(api.reject, { id, rev: (await see(id)).rev, comment: 'Again, please' });
const recordOf = async (recordId: string) => (await given.company.owner.call(recordApi.get, { id: recordId })).state;

describe('what was late stays late', () => {
  it('submitted late, sent back and submitted again in time', async () => {
    const id = await dispatch({ deadlineAt: inHours(2) });
    w.clock.advance(5 * HOUR);
    await submit(id);
    await reject(id);
    expect(await see(id)).toMatchObject({ state: 'pending', isOverdue: true });
    const { recordId } = await submit(id);
    expect(await see(id)).toMatchObject({ isOverdue: true });
    expect((await given.inspector.call(recordApi.get, { id: recordId })).isLate).toBe(true);
    const late = await given.inspector.call(api.list, { tab: 'all', overdue: true });
    expect(late.list.map((one) => one.id)).toContain(id);
  });

  it('closed by its deadline, opened again and given another deadline; what is only late now is not', async () => {
    const id = await dispatch({ deadlineAt: inHours(2), deadlinePolicy: 'close' });
    const open = await dispatch({ deadlineAt: inHours(2) });
    w.clock.advance(3 * HOUR);
    await minute();
    const move = async (task: string) =>
      given.inspector.call(api.changeDeadline, {
        ...{ id: task, rev: (await see(task)).rev, deadlineAt: inHours(60), comment: 'Delivery' },
      });
    await given.inspector.call(api.reopen, { id, rev: (await see(id)).rev, deadlineAt: inHours(30) });
    await move(id);
    await move(open);
    expect([(await see(id)).isOverdue, (await see(open)).isOverdue]).toEqual([true, false]);
  });

  it('opened again, it is told of the new deadline like of the first', async () => {
    const id = await dispatch({ deadlineAt: inHours(2), deadlinePolicy: 'close' });
    w.clock.advance(3 * HOUR);
    await minute();
    await given.inspector.call(api.reopen, { id, rev: (await see(id)).rev, deadlineAt: inHours(80) });
    const stage = async () => {
      await minute();
      const [row] = await w.sql<{ clock_stage: string | null }>('select clock_stage from task where id = $1', [id]);
      return row?.clock_stage;
    };
    const stages = [await stage()];
    for (const hours of [57, 22]) {
      w.clock.advance(hours * HOUR);
      stages.push(await stage());
    }
    expect(stages).toEqual([null, 'due_24h', 'due_2h']);
  });
});

describe('a record that was sent back', () => {
  it('waits for its closed task as long as it can be opened again, and then does not count', async () => {
    const id = await dispatch({ deadlineAt: inHours(2), deadlinePolicy: 'close' });
    const { recordId } = await submit(id);
    await reject(id);
    w.clock.advance(2 * DAY);
    await minute();
    expect(await see(id)).toMatchObject({ state: 'closed', closeReason: 'deadline' });
    await w.app.runJob('task.end-left-behind');
    expect(await recordOf(recordId)).toBe('returned');
    w.clock.advance(8 * DAY);
    await w.app.runJob('task.end-left-behind');
    expect(await recordOf(recordId)).toBe('void');
  });

  it('does not count when its store closes', async () => {
    const id = await dispatch({ deadlineAt: inHours(50) });
    const { recordId } = await submit(id);
    await reject(id);
    const caller = {
      ...{ now: w.clock.now, newId: () => crypto.randomUUID(), language: 'en-US' as const },
      ...{ requestId: '', ip: '', device: '' },
    };
    await w.app.databases
      .of(given.company.id)
      .transaction()
      .execute((trx) => closeTasksOfShop(makeTx(caller, trx, given.company.id, null), given.shopId));
    expect(await recordOf(recordId)).toBe('void');
  });
});

describe('a deadline at the end of a day', () => {
  const due = (rows: readonly { shop_id: string | null; deadline_at: Date }[], ids: readonly (string | null)[]) =>
    ids.map((id) =>
      rows
        .find((row) => row.shop_id === id)
        ?.deadline_at.toISOString()
        .slice(0, 'yyyy-MM-ddTHH:mm'.length),
    );
  /** Stores in New York, London and on the clock of the company, in Shanghai. */
  const inThreeZones = async () => {
    const { company, manager } = given;
    const zones = [{ timeZone: 'America/New_York' }, { timeZone: 'Europe/London' }, {}];
    return Promise.all(zones.map((zone) => company.shop({ ...zone, managerIds: [manager.id] })));
  };
  // Clocks go forward in New York on the 14th and in London on the 28th; in Shanghai it is the 13th already.
  const [startAt, deadlineDays] = ['2027-03-12T17:00:00Z', 16];
  const ends = ['2027-03-29T03:59', '2027-03-28T22:59', '2027-03-29T15:59'];
  const wanted = { startAt, deadlineDays, deadlineAt: undefined };

  it('is 23:59 on the clock of each store, over a change of clocks, and the preview says when', async () => {
    const shopIds = await inThreeZones();
    const { owner } = given.company;
    const plan = { mode: 'on_site' as const, templateIds: [given.template.id], executor: { kind: 'manager' as const } };
    const preview = await owner.call(api.preview, { ...plan, ...wanted, shopIds, review: false });
    expect(preview.dayEnds).toEqual({
      ...{ timeZones: 3, first: '2027-03-28T22:59:00.000Z', last: '2027-03-29T15:59:00.000Z' },
    });
    const [, , third = ''] = shopIds;
    const here = await owner.call(api.preview, { ...plan, ...wanted, shopIds: [third], review: false });
    expect(here.dayEnds).toMatchObject({ timeZones: 1, first: here.dayEnds?.last });
    const byTime = { ...plan, shopIds, review: false, deadlineAt: inHours(2) };
    expect((await owner.call(api.preview, byTime)).dayEnds).toBeNull();
    const { batchId } = await dispatchTo(w, owner, given.template.id, shopIds, wanted);
    const made = await w.sql<{ shop_id: string; deadline_at: Date; due_24h_at: Date | null }>(
      'select shop_id, deadline_at, due_24h_at from task where batch_id = $1',
      [batchId],
    );
    expect(due(made, shopIds)).toEqual(ends);
    expect(made.map((row) => row.due_24h_at)).toEqual([null, null, null]);
  });

  it('is that of a free task and its sub-tasks too; of no store it is on the clock of the company', async () => {
    const shopIds = await inThreeZones();
    const { owner } = given.company;
    const give = (where: string[]) =>
      owner.call(freeTaskApi.create, {
        ...{ name: 'Window', startAt, deadlineDays, shopIds: where, review: false, requestId: requestId() },
        executor: { kind: 'members', memberIds: [owner.id] },
        parts: [{ name: 'Order', handlerId: given.manager.id }],
      });
    await give(shopIds);
    await give([]);
    for (const part of [false, true]) {
      const rows = await w.sql<{ shop_id: string | null; deadline_at: Date }>(
        `select shop_id, deadline_at from task where company_id = $1 and kind = 'free' and (parent_id is not null) = $2`,
        [given.company.id, part],
      );
      expect(rows).toHaveLength(4);
      expect(due(rows, [...shopIds, null])).toEqual([...ends, ends[2]]);
    }
    const neither = { name: 'Window', review: false, executor: { kind: 'members' as const, memberIds: [owner.id] } };
    expect(await refused(owner.call(freeTaskApi.create, { ...neither, requestId: requestId() }))).toBe('INPUT_REFUSED');
  });

  it('that is over at one of the stores is refused; a later start of the work moves none', async () => {
    const shopIds = await inThreeZones();
    // 23:59:30 in Shanghai, when London and New York have hours left.
    w.clock.set(new Date('2026-11-20T15:59:30Z'));
    const today = { deadlineDays: 0, deadlineAt: undefined };
    const send = (where: string[]) => dispatchTo(w, given.company.owner, given.template.id, where, today);
    expect(await refused(send(shopIds))).toBe('DEADLINE_PAST');
    expect((await send(shopIds.slice(0, 2))).tasks).toBe(2);
    const confirmed = new Date('2026-11-20T15:50:00Z');
    const later = new Date('2026-11-20T16:10:00Z');
    const times = { startAt: later, countFrom: confirmed, now: later, timeZone: 'Asia/Shanghai' };
    const stored = { hours: null, special_days: null, time_zone: null, closed_from: null };
    const end = dueOf({ deadlineDays: 1 }, times)(stored).deadlineAt;
    expect(end.toISOString()).toBe('2026-11-21T15:59:00.000Z');
  });
});

describe('a deadline in opening hours', () => {
  const open = (specials: unknown = [], zone: string | null = null) =>
    w.sql('update shop set hours = $2, special_days = $3, time_zone = $4 where id = $1', [
      ...[given.shopId, JSON.stringify(Array.from({ length: 7 }, () => [{ from: '09:00', to: '21:00' }]))],
      ...[JSON.stringify(specials), zone],
    ]);
  const due = async (id: string) => (await see(id)).deadlineAt.slice(0, 'yyyy-MM-ddTHH:mm'.length);
  const inOpenHours = (openHours: number) => dispatch({ openHours, deadlineAt: undefined });

  it('runs by the store: over the night, holidays and its zone; day and night where nobody entered hours', async () => {
    // 20:00 on a Friday in Shanghai.
    w.clock.set(new Date('2026-11-20T12:00:00Z'));
    expect(await due(await inOpenHours(3))).toBe('2026-11-20T15:00');
    await open();
    expect(await due(await inOpenHours(3))).toBe('2026-11-21T03:00');
    await open([{ name: 'Refit', from: '2026-11-21', to: '2026-11-22', intervals: [] }]);
    expect(await due(await inOpenHours(3))).toBe('2026-11-23T03:00');
    await open([], 'Europe/London');
    expect(await due(await inOpenHours(12))).toBe('2026-11-21T12:00');
    const neither = dispatch({ deadlineAt: undefined });
    expect(await refused(neither)).toBe('INPUT_REFUSED');
  });

  it('is reminded of in opening hours, where so many were given; another deadline counts day and night', async () => {
    // 09:00 on a Friday in Shanghai: 30 opening hours end on Sunday at 15:00.
    w.clock.set(new Date('2026-11-20T01:00:00Z'));
    await open();
    const [long, short] = [await inOpenHours(30), await inOpenHours(12)];
    const stages = async (instant: string) => {
      w.clock.set(new Date(instant));
      await w.app.runJob('task.watch');
      const rows = await w.sql<{ clock_stage: string | null }>(
        'select clock_stage from task where id = any($1) order by array_position($1, id)',
        [[long, short]],
      );
      return rows.map((row) => row.clock_stage);
    };
    expect(await stages('2026-11-20T06:59:00Z')).toEqual([null, null]);
    // 24 opening hours are left, and two days; the 12 of the other were known from the beginning.
    expect(await stages('2026-11-20T07:01:00Z')).toEqual(['due_24h', null]);
    expect(await stages('2026-11-20T11:01:00Z')).toEqual(['due_24h', 'due_2h']);
    expect(await stages('2026-11-22T04:59:00Z')).toEqual(['due_24h', 'overdue']);
    expect(await stages('2026-11-22T05:01:00Z')).toEqual(['due_2h', 'overdue']);
    const { rev } = await see(long);
    await given.company.owner.call(api.changeDeadline, { id: long, rev, deadlineAt: '2026-11-24T01:00:00Z' });
    expect(await stages('2026-11-22T06:00:00Z')).toEqual([null, 'overdue']);
    expect(await stages('2026-11-23T01:01:00Z')).toEqual(['due_24h', 'overdue']);
  });

  it('is that of every date of a cycle', async () => {
    w.clock.set(new Date('2026-11-27T11:00:00Z'));
    await open();
    const { id } = await given.company.owner.call(cycleApi.create, {
      ...{ name: 'Evening check', mode: 'on_site', templateIds: [given.template.id], shopIds: [given.shopId] },
      ...{ executor: { kind: 'manager' }, review: false, requestId: requestId() },
      schedule: {
        ...{ recurrence: { frequency: 'daily', everyDays: 1 }, startOn: '2026-11-27', startTime: '20:00' },
        term: { kind: 'open_hours', hours: 3 },
      },
    });
    const { runs } = await given.company.owner.call(cycleApi.runs, { id });
    expect(runs[0]).toMatchObject({ startsAt: '2026-11-27T12:00:00.000Z', deadlineAt: '2026-11-28T03:00:00.000Z' });
    w.clock.set(new Date('2026-11-27T12:00:00Z'));
    await w.app.runJob('cycle.watch');
    const [task] = (await given.manager.call(api.list, {})).list;
    expect(task).toMatchObject({ name: 'Evening check', deadlineAt: runs[0]?.deadlineAt });
    const [soon] = await w.sql<{ due_2h_at: Date }>('select due_2h_at from task where id = $1', [task?.id]);
    expect(soon?.due_2h_at.toISOString()).toBe('2026-11-28T01:00:00.000Z');
  });
});
