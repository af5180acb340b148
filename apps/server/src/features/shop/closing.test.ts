import { messageApi } from '@rondo/contract/message';
import { shopApi } from '@rondo/contract/shop';
import { statisticsApi } from '@rondo/contract/statistics';
import { taskApi } from '@rondo/contract/task';
import { addDays } from '@rondo/domain/civil-time';
import { DAY_MS } from '@rondo/domain/duration';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Company } from '../../../test/factories.ts';
import { dispatchTo, givenShopToInspect } from '../../../test/inspection.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;

beforeAll(async () => {
  w = await world();
  company = await w.company();
});
afterAll(() => w.stop());

const get = (id: string) => company.owner.call(shopApi.get, { id });
const todayIn = (zone: string) => w.clock.now().toLocaleDateString('en-CA', { timeZone: zone });
const today = () => todayIn('Asia/Shanghai');
const closing = { event: 'close' as const, kind: 'temporary' as const, reason: 'Refit' };

it('a closing of a day to come waits for that day, and is done once at midnight where the shop is', async () => {
  const manager = await company.member({ role: 'store_manager' });
  const { id } = await company.owner.call(shopApi.create, {
    ...{
      name: 'Far west',
      groupId: company.start.rootGroupId,
      timeZone: 'America/Los_Angeles',
      managerIds: [manager.id],
    },
    requestId: requestId(),
  });
  const on = addDays(todayIn('America/Los_Angeles'), 1);
  const planned = await company.owner.call(shopApi.move, { id, rev: 0, ...closing, on });
  expect(planned).toMatchObject({ plannedOn: on, closedTasks: 0 });
  expect(await get(id)).toMatchObject({ state: 'open', closing: { on, kind: 'temporary', reason: 'Refit' } });
  await w.app.runJob('shop.move-due');
  expect((await get(id)).state).toBe('open');
  const before = w.clock.now();
  const midnight = new Date(`${on}T00:00:00-07:00`).getTime();
  w.clock.set(new Date(midnight + 2 * 3_600_000));
  await w.app.runJob('shop.move-due');
  await w.app.runJob('shop.move-due');
  await w.settle();
  w.clock.set(before);
  expect(await get(id)).toMatchObject({ state: 'closed', closedOn: on, closedReason: 'Refit', closing: null });
  const lines = await w.sql<{ event: string; n: number }>(
    'select event, count(*)::int as n from history where object_id = $1 group by 1',
    [id],
  );
  expect(lines).toEqual(
    expect.arrayContaining([
      { event: 'closing_planned', n: 1 },
      { event: 'close', n: 1 },
    ]),
  );
  const told = (await manager.call(messageApi.list, {})).list.map((message) => message.title);
  expect(told.filter((title) => title.includes('Far west'))).toHaveLength(2);
});

it.each([false, true])(
  'what is to be done there waits for the day, and is closed then unless kept: %s',
  async (keepTasks) => {
    const { company: at, shopId: id, inspector, template } = await givenShopToInspect(w);
    const on = addDays(today(), 1);
    const startsAt = new Date(`${on}T00:00:00+08:00`).getTime();
    const deadlineAt = new Date(startsAt + 3 * DAY_MS).toISOString();
    const { firstTaskId } = await dispatchTo(w, inspector, template.id, [id], { deadlineAt });
    const task = () => inspector.call(taskApi.get, { id: firstTaskId });
    const { rev } = await at.owner.call(shopApi.get, { id });
    const planned = await at.owner.call(shopApi.move, { id, rev, ...closing, keepTasks, on });
    expect(planned).toMatchObject({ plannedOn: on, closedTasks: 0 });
    await w.app.runJob('shop.move-due');
    expect(await task()).toMatchObject({ state: 'pending', closeReason: null });
    const before = w.clock.now();
    w.clock.set(new Date(startsAt));
    await w.app.runJob('shop.move-due');
    await w.settle();
    w.clock.set(before);
    expect(await at.owner.call(shopApi.get, { id })).toMatchObject({ state: 'closed', closedOn: on });
    expect(await task()).toMatchObject(
      keepTasks ? { state: 'pending', closeReason: null } : { state: 'closed', closeReason: 'shop_closed' },
    );
    const [line] = await w.sql<{ data: object }>("select data from history where object_id = $1 and event = 'close'", [
      id,
    ]);
    expect(line?.data).toMatchObject({ closedTasks: keepTasks ? 0 : 1 });
  },
);

it('a planned closing is taken back by one of two, and only where there is one', async () => {
  const id = await company.shop();
  const on = addDays(today(), 5);
  await company.owner.call(shopApi.move, { id, rev: 0, ...closing, on });
  const both = await Promise.allSettled([1, 2].map(() => company.owner.call(shopApi.withdrawClosing, { id, rev: 1 })));
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await get(id)).toMatchObject({ state: 'open', closing: null });
  const { rev } = await get(id);
  await expect(company.owner.call(shopApi.withdrawClosing, { id, rev })).rejects.toMatchObject({
    reason: 'MOVE_NOT_ALLOWED',
  });
  const stranger = await w.company();
  await expect(stranger.owner.call(shopApi.withdrawClosing, { id, rev })).rejects.toMatchObject({
    reason: 'NOT_FOUND',
  });
});

it('a shop never closes before it opened, and opens no later than somebody opens it', async () => {
  const early = { name: 'Opened early', state: 'preparing' as const, openedOn: addDays(today(), 30) };
  const input = { ...early, groupId: company.start.rootGroupId, requestId: requestId() };
  const { id } = await company.owner.call(shopApi.create, input);
  const opened = await company.owner.call(shopApi.move, { id, rev: 0, event: 'open' });
  expect((await get(id)).openedOn).toBe(today());
  const on = addDays(today(), -1);
  await expect(company.owner.call(shopApi.move, { id, rev: opened.rev, ...closing, on })).rejects.toMatchObject({
    data: { fields: [{ path: 'on' }] },
  });
});

it('a shop whose opening day is not known closes a year back at most', async () => {
  const id = await company.shop();
  const close = (days: number) =>
    company.owner.call(shopApi.move, { id, rev: 0, ...closing, on: addDays(today(), -days) });
  await expect(close(366)).rejects.toMatchObject({ data: { fields: [{ path: 'on' }] } });
  await expect(close(40_000)).rejects.toMatchObject({ data: { fields: [{ path: 'on' }] } });
  await close(365);
  expect(await get(id)).toMatchObject({ state: 'closed', closedOn: addDays(today(), -365) });
});

it('days on which a shop was closed stay out of what figures divide by after it opened again', async () => {
  const fresh = await w.company();
  const id = await fresh.shop();
  const closedOn = addDays(today(), -10);
  const openOn = async (day: string) =>
    (await fresh.owner.call(statisticsApi.inspection, { from: addDays(day, -1), to: day })).current.shopsOpen;
  const closed = await fresh.owner.call(shopApi.move, { id, rev: 0, ...closing, on: closedOn });
  await fresh.owner.call(shopApi.move, { id, rev: closed.rev, event: 'reopen' });
  expect(await openOn(addDays(today(), -11))).toBe(1);
  expect(await openOn(closedOn)).toBe(0);
  expect(await openOn(addDays(today(), -1))).toBe(0);
  const table = await fresh.owner.call(statisticsApi.shops, { from: addDays(today(), -6), to: addDays(today(), -5) });
  expect(table.total).toBe(0);
});
