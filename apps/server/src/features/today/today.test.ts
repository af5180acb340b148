import type { Output } from '@rondo/contract/kit/endpoint';
import { recordApi } from '@rondo/contract/record';
import { rectificationApi } from '@rondo/contract/rectification';
import { shopApi } from '@rondo/contract/shop';
import { taskApi } from '@rondo/contract/task';
import { todayApi as api } from '@rondo/contract/today';
import { TODAY_FIGURES, TODAY_ROWS, type TodayRows } from '@rondo/contract/today-rows';
import { civilDate } from '@rondo/domain/civil-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { answersOf, dispatchTo, type GivenTemplate, givenTemplate, inspect } from '../../../test/inspection.ts';
import { givenRectification } from '../../../test/rectification.ts';
import { type World, world } from '../../../test/world.ts';

const ROLES = ['owner', 'area_manager', 'inspector', 'store_manager', 'staff'] as const;
const HOUR = 3_600_000;
const ZONE = 'Asia/Shanghai';

let w: World;
let company: Company;
let people: Record<(typeof ROLES)[number], Person>;
let template: GivenTemplate;
let shops: { first: string; second: string; elsewhere: string };

beforeAll(async () => {
  w = await world();
  company = await w.company();
  const north = await company.group('North');
  const south = await company.group('South');
  const manager = await company.member({ role: 'store_manager' });
  const staff = await company.member({ role: 'staff' });
  shops = {
    first: await company.shop({ groupId: north, managerIds: [manager.id] }),
    second: await company.shop({ groupId: north, managerIds: [staff.id] }),
    elsewhere: await company.shop({ groupId: south, managerIds: [staff.id] }),
  };
  await company.shop({ groupId: north, state: 'preparing' });
  people = {
    owner: company.owner,
    area_manager: await company.member({ role: 'area_manager', groupIds: [north] }),
    inspector: await company.member({ role: 'inspector', scopeAll: true }),
    store_manager: manager,
    staff,
  };
  template = await givenTemplate(w, company);
  await midMorning();
  await fill();
  await w.settle();
}, 120_000);
afterAll(() => w.stop());

/** Ten in the morning of the company's day: hours before and after lie on the same day. */
async function midMorning(): Promise<void> {
  const now = w.clock.now();
  const ten = new Date(`${civilDate(new Date(now.getTime() + 24 * HOUR), ZONE)}T02:00:00Z`);
  w.clock.advance(ten.getTime() - now.getTime());
}

const inHours = (hours: number) => new Date(w.clock.now().getTime() + hours * HOUR).toISOString();

/** What was due yesterday, is due today and tomorrow, done and not done, reviewed and not, of three stores. */
async function fill(): Promise<void> {
  const all = [shops.first, shops.second, shops.elsewhere];
  const by = people.inspector;
  const initiator = people.area_manager;
  await dispatchTo(w, by, template.id, all, { deadlineAt: inHours(2) });
  await dispatchTo(w, initiator, template.id, [shops.first, shops.second], { deadlineAt: inHours(1) });
  await dispatchTo(w, by, template.id, all, { deadlineAt: inHours(30) });
  const review = { review: true, reviewerIds: [initiator.id], deadlineAt: inHours(7) };
  const waiting = await dispatchTo(w, by, template.id, [shops.first], review);
  await inspect(people.store_manager, waiting.firstTaskId, answersOf(template.items));
  const done = await dispatchTo(w, by, template.id, [shops.first], { deadlineAt: inHours(8) });
  await inspect(people.store_manager, done.firstTaskId, answersOf(template.items));
  await dispatchTo(w, by, template.id, [shops.first, shops.second], { deadlineAt: inHours(9) });
  for (const [index, limitHours] of [1, 2, 8, 9, 40, 400].entries()) {
    await givenRectification(w, company, {
      shopId: all[index % 3] ?? shops.first,
      initiator,
      handlers: [index % 3 === 0 ? people.store_manager : people.staff],
      limitHours,
      severity: index === 1 ? 'red_line' : 'normal',
    });
  }
  w.clock.advance(4 * HOUR);
}

async function totalOf(who: Person, { list, query }: TodayRows): Promise<number> {
  switch (list) {
    case 'tasks':
      return (await who.call(taskApi.list, query)).total;
    case 'rectifications':
      return (await who.call(rectificationApi.list, query)).total;
    case 'shops':
      return (await who.call(shopApi.list, query)).total;
    default:
      return list satisfies never;
  }
}

const see = (who: Person): Promise<Output<typeof api.today>> => who.call(api.today, {});

describe('the day at a glance', () => {
  it.each(ROLES)('every number that the %s is told opens exactly the rows it counts', async (role) => {
    const who = people[role];
    const { day, view, figures } = await see(who);
    expect(day).toBe(civilDate(w.clock.now(), ZONE));
    for (const key of TODAY_FIGURES) {
      const figure = figures[key];
      if (figure === undefined) continue;
      expect(TODAY_ROWS[key].view).toBe(view);
      expect(await totalOf(who, TODAY_ROWS[key].rows(day)), key).toBe(figure);
    }
  });

  // Each rectification has a completed task of the same day behind it.
  it('whoever oversees stores is told of the stores in scope and no others', async () => {
    expect(await see(people.owner)).toMatchObject({
      view: 'oversee',
      figures: { planned: 15, visited: 8, lateTasks: 5, lateRectifications: 2, dueRectifications: 2, unseenShops: 2 },
    });
    expect(await see(people.area_manager)).toMatchObject({
      view: 'oversee',
      figures: { planned: 12, visited: 6, lateTasks: 4, lateRectifications: 2, waiting: 1, unseenShops: 1 },
    });
  });

  it('a store manager is told what is to be done in the store, staff nothing', async () => {
    expect(await see(people.store_manager)).toMatchObject({
      view: 'store',
      figures: { myLate: 3, myTasks: 1, myRectifications: 2 },
      urgent: [],
      firstSteps: null,
    });
    expect(await see(people.staff)).toMatchObject({ view: null, figures: {}, urgent: [], firstSteps: null });
  });

  it('another company’s day holds nothing of this one', async () => {
    const stranger = await w.company();
    const { figures, urgent } = await see(stranger.owner);
    expect(Object.values(figures).every((count) => count === 0)).toBe(true);
    expect(urgent).toEqual([]);
  });

  it('a number whose list one may not open is not told', async () => {
    const { figures } = await see(people.owner);
    expect(Object.keys(figures).sort()).toEqual(
      TODAY_FIGURES.filter((key) => TODAY_ROWS[key].view === 'oversee').sort(),
    );
    await expect(people.staff.call(recordApi.list, {})).rejects.toThrow('90403');
  });
});

describe('the most urgent rows', () => {
  it('a red line comes first, then what is late longest, with whom it waits for and whether one may remind them', async () => {
    const { urgent } = await see(people.owner);
    expect(urgent).toHaveLength(4);
    expect(urgent.every((row) => row.act === 'late' && row.can.remind && row.waitsFor.length > 0)).toBe(true);
    const [first, ...others] = urgent;
    expect(first?.isRedLine).toBe(true);
    const times = others.map((row) => row.dueAt);
    expect(times).toEqual([...times].sort());
    if (first?.objectKind === 'task') await people.owner.call(taskApi.remind, { id: first.id });
    else await people.owner.call(rectificationApi.remind, { id: first?.id ?? '' });
  });

  it('what waits for the reader’s review can be approved there and then', async () => {
    const reviewer = await company.member({ role: 'area_manager', groupIds: [await company.group('East')] });
    const { firstTaskId } = await dispatchTo(w, people.inspector, template.id, [shops.first], {
      review: true,
      reviewerIds: [reviewer.id],
      deadlineAt: inHours(5),
    });
    await inspect(people.store_manager, firstTaskId, answersOf(template.items));
    const { urgent } = await see(reviewer);
    expect(urgent).toMatchObject([{ id: firstTaskId, act: 'review', can: { approve: true, remind: false } }]);
    await reviewer.call(taskApi.approve, { id: firstTaskId, rev: urgent[0]?.rev ?? -1 });
    expect((await see(reviewer)).urgent).toEqual([]);
  });
});

it('a new company’s first steps follow from what there is', async () => {
  const fresh = await w.company();
  const steps = async () => (await see(fresh.owner)).firstSteps;
  expect(await steps()).toEqual({ shops: false, template: false, people: false, dispatch: false });
  const manager = await fresh.member({ role: 'store_manager' });
  const shopId = await fresh.shop({ managerIds: [manager.id] });
  expect(await steps()).toEqual({ shops: true, template: false, people: true, dispatch: false });
  const made = await givenTemplate(w, fresh);
  await dispatchTo(w, fresh.owner, made.id, [shopId]);
  expect(await steps()).toEqual({ shops: true, template: true, people: true, dispatch: true });
  expect((await see(manager)).firstSteps).toBeNull();
});
