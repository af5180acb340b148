import { guideApi as api } from '@rondo/contract/guide';
import { shopApi } from '@rondo/contract/shop';
import { GUIDE } from '@rondo/domain/guide';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { refused } from '../../../test/refusal.ts';
import { type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let manager: Person;
let inspector: Person;

beforeAll(async () => {
  w = await world();
  w.clock.set(new Date('2026-11-10T02:00:00Z'));
  company = await w.company();
  manager = await company.member({ role: 'store_manager', name: 'Mana Ger' });
  inspector = await company.member({ role: 'inspector', name: 'Inspec Tor' });
});
afterAll(() => w.stop());

const stateOf = async (who: Person, item: string) =>
  (await who.call(api.mine, {})).items.find((one) => one.item === item)?.state;

it('ticks an item by a fact, without a click, and unticks it when the fact goes', async () => {
  expect(await stateOf(company.owner, 'shop')).toBe('todo');
  const shopId = await company.shop({ managerIds: [manager.id] });
  expect(await stateOf(company.owner, 'shop')).toBe('done');
  await company.owner.call(shopApi.remove, { id: shopId });
  expect(await stateOf(company.owner, 'shop')).toBe('todo');
});

it('has the list of the reader’s role, and none for others', async () => {
  const of = async (who: Person) => {
    const { role, items } = await who.call(api.mine, {});
    return [role, items.map(({ item }) => item)];
  };
  expect(await of(company.owner)).toEqual(['owner', [...GUIDE.owner]]);
  expect(await of(manager)).toEqual(['store_manager', [...GUIDE.store_manager]]);
  expect(await of(inspector)).toEqual(['inspector', [...GUIDE.inspector]]);
  expect(await of(await company.member({ role: 'staff' }))).toEqual([null, []]);
});

it('skips an item or is put away whole, for the reader alone, and both are taken back', async () => {
  const before = (await company.owner.call(api.mine, {})).left;
  await company.owner.call(api.skip, { item: 'device', isSkipped: true, reason: 'No cameras' });
  const skipped = await company.owner.call(api.mine, {});
  expect([skipped.left, await stateOf(company.owner, 'device')]).toEqual([before - 1, 'skipped']);
  const admin = await company.member({ role: 'administrator' });
  expect(await stateOf(admin, 'device')).toBe('todo');
  await company.owner.call(api.skip, { item: null, isSkipped: true });
  expect(await company.owner.call(api.mine, {})).toMatchObject({ left: 0, isPutAway: true });
  await company.owner.call(api.skip, { item: null, isSkipped: false });
  await company.owner.call(api.skip, { item: 'device', isSkipped: false });
  expect(await company.owner.call(api.mine, {})).toMatchObject({ left: before, isPutAway: false });
});

it('reports who stands where since when; each number opens exactly its rows, of the own company alone', async () => {
  const all = await company.owner.call(api.report, { size: 100 });
  expect(all.list.map(({ name, item }) => [name, item])).toContainEqual(['Mana Ger', 'watch']);
  expect(all.list.map(({ name, item }) => [name, item])).toContainEqual(['Inspec Tor', 'remote_inspection']);
  expect(all.groups.reduce((sum, { count }) => sum + count, 0)).toBe(all.total);
  for (const { role, item, count } of all.groups) {
    const opened = await company.owner.call(api.report, { role, item: [item], size: 100 });
    expect([role, item, opened.total, opened.list.length]).toEqual([role, item, count, count]);
  }
  expect((await company.owner.call(api.report, { keyword: 'mana' })).list.map(({ id }) => id)).toEqual([manager.id]);
  await manager.call(api.skip, { item: 'watch', isSkipped: true });
  const [after] = (await company.owner.call(api.report, { keyword: 'mana' })).list;
  expect(after).toMatchObject({ item: 'self_inspection', done: 0, total: GUIDE.store_manager.length });
  expect(await refused(manager.call(api.report, {}))).toBe('FORBIDDEN');
  const other = await w.company();
  expect((await other.owner.call(api.report, { size: 100 })).list.map(({ id }) => id)).not.toContain(manager.id);
});
