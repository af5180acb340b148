import { recordApi } from '@rondo/contract/record';
import { rectificationApi } from '@rondo/contract/rectification';
import { shopApi, shopGroupApi } from '@rondo/contract/shop';
import { statisticsApi } from '@rondo/contract/statistics';
import { addDays, civilDate } from '@rondo/domain/civil-time';
import { asOf, type Structure } from '@rondo/domain/structure';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Company } from '../../../test/factories.ts';
import { recordFactory } from '../../../test/record-factory.ts';
import { type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let a: string;
let b: string;
let inner: string;
const today = civilDate(new Date(), 'Asia/Shanghai');
const ago = (days: number): string => addDays(today, -days);
/** Before anything moved. */
const period = { from: ago(60), to: ago(40) };

/**
 * One store of A and one of the group Inner in A, each with a record of old. The store moves to B, then Inner with its store: both
 * are moved through the door that people use, and what that noted is dated back.
 */
beforeAll(async () => {
  w = await world();
  company = await w.company();
  const { owner } = company;
  const make = recordFactory(w, company);
  const template = await make.template();
  a = await company.group('A');
  b = await company.group('B');
  inner = await company.group('Inner', a);
  const store = await company.shop({ groupId: a, name: 'Store' });
  const below = await company.shop({ groupId: inner, name: 'Below' });
  await company.shop({ groupId: b, name: 'Stays' });
  for (const shopId of [store, below]) {
    const at = `${ago(50)}T04:00:00Z`;
    const recordId = await make.record({ shopId, template, inspector: owner, at, fails: [0] });
    await make.rectification({ recordId, deadlineAt: at, state: 'pending' });
  }
  await w.settle();
  const { rev, name } = await owner.call(shopApi.get, { id: store });
  await owner.call(shopApi.update, { id: store, rev, name, groupId: b });
  await w.sql('update shop_move set moved_on = $2 where shop_id = $1', [store, ago(20)]);
  const groups = await owner.call(shopGroupApi.list, {});
  const { rev: groupRev = 0 } = groups.find(({ id }) => id === inner) ?? {};
  await owner.call(shopGroupApi.update, { id: inner, rev: groupRev, name: 'Inner', parentId: b });
  await w.sql('update shop_move set moved_on = $2 where shop_id = $1', [below, ago(10)]);
}, 60_000);
afterAll(() => w.stop());

interface Figures {
  records: number;
  failed: number;
  rectifications: number;
  open: number;
}

/** What a group counts in the old period. Every figure that has rows has exactly these. */
async function figuresOf(groupId: string, structure: Structure): Promise<Figures> {
  const { owner } = company;
  const filter = { ...period, groupId: [groupId], structure };
  const { current } = await owner.call(statisticsApi.inspection, filter);
  const { records, failedItems: failed, rectificationsCreated: rectifications, shopsOpen: open } = current;
  const rows = await Promise.all([
    owner.call(recordApi.list, filter),
    owner.call(statisticsApi.failures, filter),
    owner.call(rectificationApi.list, filter),
    owner.call(statisticsApi.shops, filter),
  ]);
  expect(rows.map(({ total }) => total)).toEqual([records, failed, rectifications, open]);
  return { records, failed, rectifications, open };
}

const counts = (n: number, open: number): Figures => ({ records: n, failed: n, rectifications: n, open });
const both = async (structure: Structure) => [await figuresOf(a, structure), await figuresOf(b, structure)];

describe('the structure as of a day', () => {
  it('leaves the totals of an old period where they were, and shifts them as moves have happened by that day', async () => {
    const old = [counts(2, 2), counts(0, 1)];
    expect(await both('of_day')).toEqual(old);
    expect(await both(asOf(ago(21)))).toEqual(old);
    // The day of a move ends with the store in its new group.
    expect(await both(asOf(ago(20)))).toEqual([counts(1, 1), counts(1, 2)]);
    expect(await both(asOf(ago(11)))).toEqual([counts(1, 1), counts(1, 2)]);
    expect(await both(asOf(ago(10)))).toEqual([counts(0, 0), counts(2, 3)]);
    expect(await both('current')).toEqual([counts(0, 0), counts(2, 3)]);
    expect(await both(asOf(today))).toEqual(await both('current'));
  });

  it('shows the groups and the places of that day', async () => {
    const { owner } = company;
    const at = { ...period, structure: asOf(ago(15)) };
    const { levels } = await owner.call(statisticsApi.inspection, at);
    expect(levels.map(({ name, records }) => [name, records])).toEqual([
      ['A', 1],
      ['B', 1],
    ]);
    const { list } = await owner.call(statisticsApi.shops, at);
    expect(Object.fromEntries(list.map(({ name, groupPath }) => [name, groupPath]))).toEqual({
      Store: 'B',
      Below: 'A/Inner',
      Stays: 'B',
    });
    const now = await owner.call(statisticsApi.shops, { ...period, structure: 'current' });
    expect(now.list.find(({ name }) => name === 'Below')?.groupPath).toBe('B/Inner');
  });

  it('is refused before the company began, after today, and where there is no such day', async () => {
    const { owner } = company;
    const days = await owner.call(statisticsApi.structureDays, {});
    expect(days).toEqual({ from: ago(50), to: today });
    const lists = [statisticsApi.inspection, statisticsApi.shops, statisticsApi.items, statisticsApi.failures] as const;
    for (const structure of [asOf(addDays(days.from, -1)), asOf(addDays(today, 1))]) {
      const refused = { reason: 'INPUT_REFUSED', data: { fields: [{ path: 'structure', reason: 'day_between' }] } };
      for (const list of lists) await expect(owner.call(list, { ...period, structure })).rejects.toMatchObject(refused);
      await expect(owner.call(recordApi.list, { structure })).rejects.toMatchObject(refused);
      await expect(owner.call(rectificationApi.list, { structure })).rejects.toMatchObject(refused);
      await expect(owner.call(statisticsApi.freeze, { ...period, structure })).rejects.toMatchObject(refused);
    }
    for (const structure of [asOf('2026-02-30'), asOf(''), asOf('1999-01-01')])
      await expect(owner.call(statisticsApi.inspection, { ...period, structure })).rejects.toMatchObject({
        reason: 'INPUT_REFUSED',
      });
  });

  it('of one company says nothing of another', async () => {
    const stranger = await w.company();
    const days = await stranger.owner.call(statisticsApi.structureDays, {});
    expect(days).toEqual({ from: today, to: today });
  });
});
