import { inspectionApi } from '@rondo/contract/inspection';
import type { Input } from '@rondo/contract/kit/endpoint';
import { taskApi as api } from '@rondo/contract/task';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Refused } from '../../../test/client.ts';
import type { Company, Person } from '../../../test/factories.ts';
import {
  answersOf,
  DEVICE,
  dispatchTo,
  type GivenTemplate,
  givenShopToInspect,
  givenTemplate,
  inspect,
} from '../../../test/inspection.ts';
import { givenRectification } from '../../../test/rectification.ts';
import { type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let shopId: string;
let manager: Person;
let inspector: Person;
let template: GivenTemplate;

const HOUR = 3_600_000;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  ({ company, shopId, manager, inspector, template } = await givenShopToInspect(w));
});

const reason = (promise: Promise<unknown>): Promise<string | null> =>
  promise.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof Refused) return error.reason;
      throw error;
    },
  );
const given = async (more: Parameters<typeof dispatchTo>[4] = {}) =>
  (await dispatchTo(w, inspector, template.id, [shopId], more)).firstTaskId;
const see = (id: string, who: Person = inspector) => who.call(api.get, { id });
const todo = (who: Person) => who.call(api.pendingCount, {});
const inHours = (hours: number) => new Date(w.clock.now().getTime() + hours * HOUR).toISOString();

describe('the lists', () => {
  it('to do holds tasks and rectifications by deadline, and the number on the tab is its length', async () => {
    const rectification = await givenRectification(w, company, {
      shopId,
      initiator: inspector,
      handlers: [manager],
      limitHours: 10,
    });
    const [soon, later] = [await given({ deadlineAt: inHours(5) }), await given({ deadlineAt: inHours(50) })];
    const page = await manager.call(api.list, { size: 10 });
    expect(page.list.map((t) => [t.id, t.objectKind])).toEqual([
      [soon, 'task'],
      [rectification, 'rectification'],
      [later, 'task'],
    ]);
    expect(await todo(manager)).toBe(3);
    expect(await manager.call(api.counts, {})).toMatchObject({ todo: 3, overdue: 0, all: 3 });
    const only = await manager.call(api.list, { kind: 'rectification' });
    expect(only.list.map((t) => t.id)).toEqual([rectification]);
    w.clock.advance(11 * HOUR);
    expect((await manager.call(api.list, { overdue: true })).list.map((t) => t.id)).toEqual([soon, rectification]);
    expect((await manager.call(api.counts, {})).overdue).toBe(2);
    expect((await manager.call(api.list, {})).overdue).toBe(2);
    expect((await manager.call(api.list, { keyword: 'monthly' })).overdue).toBe(1);
    expect((await manager.call(api.list, { overdue: false })).overdue).toBe(0);
    expect((await manager.call(api.list, { tab: 'all' })).overdue).toBeNull();
    expect((await manager.call(api.list, { keyword: 'monthly', sort: '-created' })).list.map((t) => t.id)).toEqual([
      later,
      soon,
    ]);
  });

  it('a row tells the address of its store as it is now, whatever the row is and in every tab', async () => {
    const away = await company.shop({ address: '9 Side Lane', managerIds: [manager.id] });
    const rectification = await givenRectification(w, company, {
      shopId: away,
      initiator: inspector,
      handlers: [manager],
      limitHours: 10,
    });
    const task = await given();
    await w.sql(`update shop set address = '1 Main Road' where id = $1`, [shopId]);
    const addresses = async (tab: 'todo' | 'all') =>
      new Map((await manager.call(api.list, { tab })).list.map((row) => [row.id, row.shop.address]));
    expect(await addresses('todo')).toEqual(
      new Map([
        [rectification, '9 Side Lane'],
        [task, '1 Main Road'],
      ]),
    );
    // The rectification came of an inspection, whose task is at the same store.
    expect([...(await addresses('all')).values()].toSorted()).toEqual(['1 Main Road', '9 Side Lane']);
    expect((await see(task, manager)).shop.address).toBe('1 Main Road');
  });

  it('goes on after a cursor without a gap or a repeat', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => given()));
    for (const tab of ['todo', 'all'] as const) {
      const first = await manager.call(api.list, { tab, size: 10 });
      const second = await manager.call(api.list, { tab, size: 10, cursor: first.next ?? '' });
      expect([...first.list, ...second.list].map((t) => t.id).sort()).toEqual([...ids].sort());
      expect(second.next).toBeNull();
    }
  });

  it('each tab shows what one did in that part', async () => {
    const id = await given({ review: true, reviewerIds: [company.owner.id], ccIds: [inspector.id] });
    const tabs = async (who: Person) => {
      const { list } = await who.call(api.list, { tab: 'handled' });
      return list.map((t) => t.id);
    };
    expect(await tabs(manager)).toEqual([]);
    await inspect(manager, id, answersOf(template.items));
    expect(await tabs(manager)).toEqual([id]);
    await company.owner.call(api.approve, { id, rev: (await see(id)).rev });
    expect(await tabs(company.owner)).toEqual([id]);
    expect((await inspector.call(api.list, { tab: 'initiated' })).list[0]).toMatchObject({
      id,
      level: { key: 'excellent' },
    });
    expect(await inspector.call(api.counts, {})).toMatchObject({ todo: 0, handled: 0, initiated: 1, cc: 1, all: 1 });
    const visitor = await company.member({ role: 'inspector', shopIds: [shopId] });
    const executor = { kind: 'members' as const, memberIds: [visitor.id] };
    const reviewed = await given({ executor, review: true, reviewerIds: [manager.id] });
    await inspect(visitor, reviewed, answersOf(template.items));
    await manager.call(api.approve, { id: reviewed, rev: (await see(reviewed)).rev });
    expect(await tabs(manager)).toEqual([reviewed, id]);
  });

  it('a manager never sees another store’s tasks, and somebody of the lowest tier only their own', async () => {
    const id = await given();
    const other = await company.member({ role: 'store_manager' });
    await company.shop({ managerIds: [other.id] });
    const staff = await company.member({ role: 'staff', shopIds: [shopId] });
    for (const who of [other, staff, (await w.company()).owner]) {
      expect(await reason(see(id, who))).toBe('NOT_FOUND');
      expect((await who.call(api.list, { tab: 'all' })).list).toEqual([]);
      expect(await reason(who.call(api.close, { id, rev: 0, comment: 'x' }))).toBe('NOT_FOUND');
      expect(await reason(who.call(inspectionApi.open, { taskId: id, deviceId: DEVICE }))).toBe('NOT_FOUND');
    }
    const own = await given({ executor: { kind: 'members', memberIds: [staff.id] } });
    expect((await staff.call(api.list, { tab: 'all' })).list.map((t) => t.id)).toEqual([own]);
  });

  it('each filter keeps what it says, in "to do" and among all', async () => {
    const group = await company.group('North');
    const north = await company.shop({ groupId: group, managerIds: [manager.id] });
    const other = await givenTemplate(w, company);
    const day = (hours: number) => new Date(w.clock.now().getTime() + (hours + 8) * HOUR).toISOString().slice(0, 10);
    const a = await given({ deadlineAt: inHours(30) });
    const wide = await company.member({ role: 'area_manager', groupIds: [group] });
    const made = await dispatchTo(w, wide, other.id, [north], {
      name: 'Night check',
      mode: 'self',
      review: true,
      reviewerIds: [inspector.id],
      deadlineAt: inHours(300),
    });
    const b = made.firstTaskId;
    const { number } = await see(b, wide);
    const ofB: Partial<Input<typeof api.list>>[] = [
      { keyword: 'night' },
      { keyword: number.toLowerCase() },
      { kind: 'self_inspection' },
      { mode: ['self'] },
      { shopId: [north] },
      { groupId: group },
      { templateId: other.id },
      { initiatorId: wide.id },
      { batchId: made.batchId },
      { deadlineFrom: day(200) },
    ];
    const ofA: Partial<Input<typeof api.list>>[] = [
      { deadlineTo: day(30) },
      { kind: ['inspection'] },
      { initiatorId: inspector.id },
    ];
    const both: Partial<Input<typeof api.list>>[] = [
      { state: ['pending'] },
      { handlerId: manager.id },
      { createdFrom: day(0), createdTo: day(0) },
      { overdue: false },
    ];
    const none: Partial<Input<typeof api.list>>[] = [
      { keyword: '%' },
      { overdue: true },
      { state: 'completed' },
      { kind: 'rectification' },
      { createdTo: day(-24) },
    ];
    for (const tab of ['todo', 'all'] as const) {
      const ids = async (filter: Partial<Input<typeof api.list>>) =>
        (await manager.call(api.list, { tab, ...filter })).list.map((t) => t.id).sort();
      for (const filter of ofA) expect([tab, filter, await ids(filter)]).toEqual([tab, filter, [a]]);
      for (const filter of ofB) expect([tab, filter, await ids(filter)]).toEqual([tab, filter, [b]]);
      for (const filter of both) expect([tab, filter, await ids(filter)]).toEqual([tab, filter, [a, b].sort()]);
      for (const filter of none) expect([tab, filter, await ids(filter)]).toEqual([tab, filter, []]);
    }
  });
});
