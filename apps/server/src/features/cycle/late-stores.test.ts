import { cycleApi as api } from '@rondo/contract/cycle';
import type { Input } from '@rondo/contract/kit/endpoint';
import { shopApi, shopGroupApi } from '@rondo/contract/shop';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { type GivenTemplate, givenShopToInspect } from '../../../test/inspection.ts';
import { refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let shopId: string;
let manager: Person;
let template: GivenTemplate;
let north: string;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  // Friday, 08:00 in Shanghai.
  w.clock.set(new Date('2026-11-20T00:00:00Z'));
  ({ company, shopId, manager, template } = await givenShopToInspect(w));
  north = await company.group('North');
});

type Plan = Input<typeof api.create>;
const SCHEDULE: Plan['schedule'] = {
  recurrence: { frequency: 'daily', everyDays: 1 },
  startOn: '2026-11-20',
  startTime: '09:00',
  term: { kind: 'days', days: 0 },
};
const plan = (more: Partial<Plan> = {}): Plan => ({
  ...{ name: 'Opening check', mode: 'on_site', templateIds: [template.id], shopIds: [], groupIds: [north] },
  ...{ executor: { kind: 'manager' }, review: false, schedule: SCHEDULE, requestId: requestId() },
  ...more,
});
const begin = async (more: Partial<Plan> = {}) => (await company.owner.call(api.create, plan(more))).id;
const edit = async (id: string, more: Partial<Plan>) => {
  const { requestId: _, ...fields } = plan(more);
  const { rev } = await company.owner.call(api.get, { id });
  return company.owner.call(api.edit, { id, rev, ...fields });
};
const preview = async (more: Partial<Plan>) => {
  const { requestId: _, ...fields } = plan(more);
  return (await company.owner.call(api.preview, fields)).runs[0]?.skipped;
};
const at = async (instant: string) => {
  w.clock.set(new Date(instant));
  await w.app.runJob('cycle.watch');
};
const nine = '2026-11-20T01:00:00Z';
/** When the tasks of a store begin. */
const startsOf = async (id: string) =>
  (
    await w.sql<{ start: string }>(
      `select to_char(start_at at time zone 'Asia/Shanghai', 'DD HH24:MI') as start from task where shop_id = $1 order by start_at`,
      [id],
    )
  ).map(({ start }) => start);
const store = (more: Parameters<Company['shop']>[0] = {}) =>
  company.shop({ groupId: north, managerIds: [manager.id], ...more });
const revOf = async (id: string) => (await company.owner.call(shopApi.get, { id })).rev;

describe('a store that comes after the time of today', () => {
  it('by opening begins on the next date, those that were in get theirs after a standstill too', async () => {
    const [there, opened] = [await store(), await store({ state: 'preparing' })];
    await begin();
    w.clock.set(new Date('2026-11-20T08:00:00Z'));
    await company.owner.call(shopApi.move, { id: opened, event: 'open', rev: await revOf(opened) });
    await at('2026-11-20T09:05:00Z');
    expect([await startsOf(there), await startsOf(opened)]).toEqual([['20 09:00'], []]);
    await at('2026-11-21T01:00:00Z');
    expect(await startsOf(opened)).toEqual(['21 09:00']);
  });

  it('by a move of its group begins on the next date; moved within the cycle it keeps today', async () => {
    const [from, below] = [await company.group('South'), await company.group('Below', north)];
    const [stranger, insider] = [await store({ groupId: from }), await store()];
    await begin();
    w.clock.set(new Date('2026-11-20T03:00:00Z'));
    const group = await company.owner.call(shopGroupApi.list, {});
    const south = group.find(({ id }) => id === from);
    await company.owner.call(shopGroupApi.update, { id: from, rev: south?.rev ?? 0, name: 'South', parentId: north });
    const shop = await company.owner.call(shopApi.get, { id: insider });
    await company.owner.call(shopApi.update, { ...shop, managerIds: [manager.id], groupId: below });
    await at('2026-11-20T04:05:00Z');
    expect([await startsOf(stranger), await startsOf(insider)]).toEqual([[], ['20 09:00']]);
    await at('2026-11-21T01:00:00Z');
    expect(await startsOf(stranger)).toEqual(['21 09:00']);
  });

  it('gets a later time of the same day', async () => {
    await store();
    await begin({ schedule: { ...SCHEDULE, startTime: '17:00' } });
    await at('2026-11-20T08:00:00Z');
    const late = await store();
    await at('2026-11-20T09:00:00Z');
    expect(await startsOf(late)).toEqual(['20 17:00']);
  });
});

it('the next ten dates can be looked at for each store, a planned closing among the reasons', async () => {
  const first = await store({ name: 'Alpha' });
  const other = await store({ name: 'Zenith', timeZone: 'Europe/London' });
  await w.sql(`update shop set closing_on = '2026-11-22', closing_kind = 'permanent' where id = $1`, [other]);
  const { requestId: _, ...fields } = plan();
  const there = await company.owner.call(api.preview, { ...fields, shopId: other, keyword: 'zen' });
  expect([there.shop?.id, there.timeZone, there.choices.map(({ id }) => id)]).toEqual([
    other,
    'Europe/London',
    [other],
  ]);
  expect(there.runs.slice(0, 3).map(({ skipped }) => skipped)).toEqual([null, null, 'closing']);
  const stranger = await (await w.company()).shop();
  expect(await refused(company.owner.call(api.preview, { ...fields, shopId: stranger }))).toBe('NOT_FOUND');
  const id = await begin();
  const chosen = await company.owner.call(api.runs, { id, shopId: other });
  expect([chosen.shop?.id, chosen.choices.map((one) => one.id)]).toEqual([other, [first, other]]);
});

describe('an edit after the time of today', () => {
  it.each([
    ['an earlier time', { startTime: '15:00' }],
    ['another frequency', { recurrence: { frequency: 'weekly' as const, weekdays: [5] } }],
  ])('%s gives out what the preview says: nothing today', async (_, before) => {
    const there = await store();
    const id = await begin({ schedule: { ...SCHEDULE, ...before } });
    await at('2026-11-20T02:00:00Z');
    expect(await preview({})).toBe('passed');
    await edit(id, {});
    await at('2026-11-20T03:10:00Z');
    expect(await startsOf(there)).toEqual([]);
    await at('2026-11-21T01:00:00Z');
    expect(await startsOf(there)).toEqual(['21 09:00']);
  });

  it('stores that are added begin on the next date; an edit of the name leaves a standstill to be made up for', async () => {
    const there = await store();
    const id = await begin();
    await at(nine);
    w.clock.set(new Date('2026-11-20T04:00:00Z'));
    await edit(id, { shopIds: [shopId] });
    await at('2026-11-20T05:10:00Z');
    expect([await startsOf(there), await startsOf(shopId)]).toEqual([['20 09:00'], []]);
    w.clock.set(new Date('2026-11-21T04:00:00Z'));
    await edit(id, { shopIds: [shopId], name: 'Another name' });
    await at('2026-11-21T04:10:00Z');
    expect([await startsOf(there), await startsOf(shopId)]).toEqual([['20 09:00', '21 09:00'], ['21 09:00']]);
  });
});
