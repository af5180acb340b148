import { coveragePolicyApi as api } from '@rondo/contract/coverage-policy';
import type { Input } from '@rondo/contract/kit/endpoint';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Company } from '../../../test/factories.ts';
import { type MadeTemplate, recordFactory } from '../../../test/record-factory.ts';
import { refusal, refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let records: ReturnType<typeof recordFactory>;
let template: MadeTemplate;
let north: string;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  // Monday, ten in the morning in Shanghai.
  w.clock.set(new Date('2026-11-23T02:00:00Z'));
  company = await w.company();
  records = recordFactory(w, company);
  template = await records.template();
  north = await company.group('North');
});

type Policy = Input<typeof api.create>;
const add = async (more: Partial<Policy> = {}, who = company.owner): Promise<string> => {
  const fields = { name: 'Weekly visit', groupId: north, atLeast: 1, per: 'week' as const };
  return (await who.call(api.create, { ...fields, requestId: requestId(), ...more })).id;
};
/** The policy and the store were there long before. */
const settled = (id: string) =>
  w.sql(`update coverage_policy set since_on = '2026-01-01' where id = $1`, [id]).then(() => id);
const shop = async (name: string): Promise<string> => {
  const id = await company.shop({ name, groupId: north });
  await w.sql(`update shop set opened_on = '2026-01-01' where id = $1`, [id]);
  return id;
};
const counts = async (id: string) => (await company.owner.call(api.get, { id })).counts;
const named = async (id: string, state: 'overdue' | 'due' | 'done') =>
  (await company.owner.call(api.shops, { id, state: [state] })).list.map((row) => row.shop.name).sort();
const inspected = (shopId: string, on: string) =>
  records.record({ shopId, template, inspector: company.owner, at: `${on}T01:30:00Z` });

describe('a coverage policy', () => {
  it('knows which stores are overdue, due and done, and every number opens exactly its rows', async () => {
    const [fine, late, ready, young] = [
      await shop('Fine'),
      await shop('Late'),
      await shop('Ready'),
      await shop('Young'),
    ];
    const id = await settled(await add());
    await w.sql(`update shop set opened_on = '2026-11-20' where id = $1`, [young]);
    await inspected(fine, '2026-11-23');
    await inspected(ready, '2026-11-18');
    await inspected(late, '2026-11-10');
    expect(await counts(id)).toEqual({ overdue: 1, due: 2, done: 1 });
    expect(await named(id, 'overdue')).toEqual(['Late']);
    expect(await named(id, 'due')).toEqual(['Ready', 'Young']);
    expect(await named(id, 'done')).toEqual(['Fine']);
    const { list } = await company.owner.call(api.list, {});
    expect(list.map((row) => [row.name, row.counts, row.from, row.to])).toEqual([
      ['Weekly visit', { overdue: 1, due: 2, done: 1 }, '2026-11-23', '2026-11-29'],
    ]);
    const { shopIds, total } = await company.owner.call(api.targets, { id });
    expect([total, new Set(shopIds)]).toEqual([3, new Set([late, ready, young])]);
  });

  it('asks for nothing of a period that had begun before it was made, or while it was stopped', async () => {
    await shop('Late');
    const id = await add();
    expect(await counts(id)).toEqual({ overdue: 0, due: 1, done: 0 });
    await settled(id);
    expect(await counts(id)).toEqual({ overdue: 1, due: 0, done: 0 });
    await company.owner.call(api.move, { id, rev: 0, event: 'stop' });
    expect(await refused(company.owner.call(api.edit, { id, rev: 1, name: 'x', atLeast: 1, per: 'week' }))).toBe(
      'MOVE_NOT_ALLOWED',
    );
    await company.owner.call(api.move, { id, rev: 1, event: 'resume' });
    expect(await counts(id)).toEqual({ overdue: 0, due: 1, done: 0 });
  });

  it('counts only inspections of its purpose, mode and template, and stores with its tag that are open', async () => {
    const [near, far, shut] = [await shop('Near'), await shop('Far'), await shop('Shut')];
    await w.sql(`update shop set tags = '{mall}' where id = any($1::uuid[])`, [[near, shut]]);
    await w.sql(`update shop set state = 'preparing' where id = $1`, [shut]);
    const other = await records.template();
    await inspected(near, '2026-11-23');
    await inspected(far, '2026-11-23');
    expect(await counts(await add({ tag: 'mall', templateId: template.id }))).toEqual({ overdue: 0, due: 0, done: 1 });
    expect(await counts(await add({ tag: 'mall', templateId: other.id }))).toEqual({ overdue: 0, due: 1, done: 0 });
    expect(await counts(await add({ purpose: 'mystery' }))).toEqual({ overdue: 0, due: 2, done: 0 });
    expect(await counts(await add({ mode: 'self' }))).toEqual({ overdue: 0, due: 2, done: 0 });
    expect(await counts(await add({ groupId: null, atLeast: 2, per: 'month' }))).toMatchObject({ done: 0 });
  });

  it('is changed with what it was before in the log, by whoever saw the latest', async () => {
    const id = await add();
    const fields = { name: 'Twice a month', groupId: null, atLeast: 2, per: 'month' as const };
    await company.owner.call(api.edit, { id, rev: 0, ...fields });
    const { history } = await company.owner.call(api.get, { id });
    expect(history.at(-1)?.data.changes).toEqual([
      { field: 'name', before: 'Weekly visit', after: 'Twice a month' },
      { field: 'group', before: 'North', after: null },
      { field: 'atLeast', before: '1', after: '2' },
      { field: 'per', before: 'Each week', after: 'Each month' },
    ]);
    const { reason, data } = await refusal(company.owner.call(api.edit, { id, rev: 0, ...fields }));
    expect([reason, data]).toMatchObject(['STALE', { current: { rev: 1 } }]);
  });

  it('is made once, however often the same form is sent; a group of another company is not found', async () => {
    const same = { requestId: requestId() };
    expect(await add(same)).toBe(await add(same));
    const elsewhere = await (await w.company()).group('Theirs');
    expect(await refused(add({ groupId: elsewhere }))).toBe('NOT_FOUND');
  });
});

it('shows nobody more than the stores they work for, and lets only those change it who manage cycles', async () => {
  const [near] = [await shop('Near'), await shop('Far')];
  const id = await add();
  const area = await company.member({ role: 'area_manager', shopIds: [near] });
  expect((await area.call(api.get, { id })).counts).toEqual({ overdue: 0, due: 1, done: 0 });
  expect((await area.call(api.shops, { id })).list.map((row) => row.shop.name)).toEqual(['Near']);
  expect((await area.call(api.get, { id })).can).toEqual({ edit: false, events: [] });
  expect(await refused(area.call(api.move, { id, rev: 0, event: 'stop' }))).toBe('FORBIDDEN');
  const stranger = await company.member({ role: 'area_manager', shopIds: [await company.shop()] });
  expect(await refused(stranger.call(api.get, { id }))).toBe('NOT_FOUND');
});
