import { cycleApi } from '@rondo/contract/cycle';
import { recordApi } from '@rondo/contract/record';
import { taskApi as api } from '@rondo/contract/task';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answersOf, dispatchTo, givenShopToInspect, inspect, type ShopToInspect } from '../../../test/inspection.ts';
import { refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';
import { makeTx } from '../../platform/make-context.ts';
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
