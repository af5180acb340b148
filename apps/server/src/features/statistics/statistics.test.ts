import { fileApi } from '@rondo/contract/file';
import { recordApi } from '@rondo/contract/record';
import { rectificationApi } from '@rondo/contract/rectification';
import { statisticsApi } from '@rondo/contract/statistics';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { type World, world } from '../../../test/world.ts';
import { type MadeTemplate, recordFactory } from '../record/record.factory.ts';

let w: World;
let company: Company;
let make: ReturnType<typeof recordFactory>;
let template: MadeTemplate;
let inspector: Person;
beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  company = await w.company();
  make = recordFactory(w, company);
  template = await make.template();
  inspector = await company.member({ role: 'inspector', scopeAll: true });
});

const JUNE = { from: '2026-06-01', to: '2026-06-30' };
const june = (day: number) => `2026-06-${String(day).padStart(2, '0')}T02:00:00Z`;
const inJune = async (more: object = {}, who: Person = company.owner) => {
  await w.settle();
  return who.call(statisticsApi.inspection, { ...JUNE, ...more });
};

describe('inspection figures', () => {
  it('count effective records only: no voided ones, none in review, and rates only of scored ones', async () => {
    const shopId = await company.shop();
    const voided = await make.record({ shopId, template, inspector, at: june(1), fails: [0, 1, 2, 3], redLines: 2 });
    await make.record({ shopId, template, inspector, at: june(2), fails: [0] });
    await make.record({ shopId, template, inspector, at: june(3), state: 'in_review' });
    await make.record({ shopId, template, inspector, at: june(4), isEvaluated: false });
    expect((await inJune()).current).toMatchObject({
      records: 3,
      averageRate: 37.5,
      passPercent: 50,
      redLines: 2,
      failedItems: 5,
    });
    await company.owner.call(recordApi.void, { id: voided, rev: 0, reason: 'wrong shop' });
    const after = await inJune();
    expect(after.current).toMatchObject({ records: 2, averageRate: 75, passPercent: 100, redLines: 0, failedItems: 1 });
    expect(after.topFailed).toMatchObject([{ itemId: template.itemIds[0], failed: 1 }]);
  });

  it('are null, never 0, where there is nothing to divide by', async () => {
    expect((await inJune()).current).toMatchObject({
      records: 0,
      coveragePercent: null,
      averageRate: null,
      passPercent: null,
      rectificationPercent: null,
      rectificationOnTimePercent: null,
    });
  });

  it('cover the shops open at the end: a closed one leaves on its day, one in preparation never counts', async () => {
    const [open, closing] = [await company.shop(), await company.shop()];
    await company.shop({ state: 'preparing' });
    await make.record({ shopId: open, template, inspector, at: june(1) });
    await make.record({ shopId: closing, template, inspector, at: june(1) });
    await w.sql(`update shop set state = 'closed', closed_kind = 'permanent', closed_on = '2026-06-10' where id = $1`, [
      closing,
    ]);
    const figures = await inJune({ granularity: 'day' });
    expect(figures.current).toMatchObject({ shopsOpen: 1, shopsInspected: 1, coveragePercent: 100, records: 2 });
    const until9 = await company.owner.call(statisticsApi.inspection, { from: '2026-06-01', to: '2026-06-09' });
    expect(until9.current).toMatchObject({ shopsOpen: 2, shopsInspected: 2 });
    const coverage = (day: string) => figures.trend.find((b) => b.from === day)?.coveragePercent;
    expect([coverage('2026-06-01'), coverage('2026-06-09'), coverage('2026-06-10')]).toEqual([100, 0, 0]);
  });

  it('compare with as many days before, or with the same days last year', async () => {
    const shopId = await company.shop();
    await make.record({ shopId, template, inspector, at: '2026-05-02T02:00:00Z' });
    await make.record({ shopId, template, inspector, at: '2025-06-15T02:00:00Z' });
    await make.record({ shopId, template, inspector, at: '2025-06-16T02:00:00Z' });
    expect(await inJune()).toMatchObject({
      previousFrom: '2026-05-02',
      previousTo: '2026-05-31',
      previous: { records: 1 },
    });
    expect(await inJune({ compare: 'year' })).toMatchObject({ previousFrom: '2025-06-01', previous: { records: 2 } });
  });

  it('lie in weeks from Monday whose counts add up, the one that is not over marked provisional', async () => {
    const shopId = await company.shop();
    for (const day of [1, 7, 8, 30]) await make.record({ shopId, template, inspector, at: june(day) });
    w.clock.set('2026-06-30T10:00:00Z');
    const { trend } = await inJune();
    w.clock.set(new Date());
    expect(trend.map((b) => [b.from, b.to, b.records])).toEqual([
      ['2026-06-01', '2026-06-07', 2],
      ['2026-06-08', '2026-06-14', 1],
      ['2026-06-15', '2026-06-21', 0],
      ['2026-06-22', '2026-06-28', 0],
      ['2026-06-29', '2026-06-30', 1],
    ]);
    expect(trend.map((b) => b.isProvisional)).toEqual([false, false, false, false, true]);
  });

  it('of rectifications leave ended ones out and count open late ones as late', async () => {
    const shopId = await company.shop();
    const recordId = await make.record({ shopId, template, inspector, at: june(1), fails: [0] });
    const due = { recordId, deadlineAt: june(4) };
    await make.rectification({ ...due, state: 'completed', completedAt: june(3) });
    await make.rectification({ ...due, state: 'completed', completedAt: june(5) });
    await make.rectification({ ...due, state: 'ended' });
    await make.rectification({ ...due });
    const { current } = await inJune();
    expect(current).toMatchObject({
      rectificationsCreated: 4,
      rectificationsCompleted: 2,
      rectificationPercent: 66.7,
      rectificationOnTimePercent: 33.3,
    });
    expect((await inJune({ templateId: [template.id] })).current).toEqual(current);
    const other = await make.template();
    expect((await inJune({ templateId: [other.id] })).current.rectificationsCreated).toBe(0);
  });

  it('are over what the reader may see: own records, their shops, all', async () => {
    const groupId = await company.group('North');
    const [north, other] = [await company.shop({ groupId }), await company.shop()];
    const clerk = await company.member({ role: 'staff', shopIds: [north] });
    const area = await company.member({ role: 'area_manager', groupIds: [groupId] });
    await make.record({ shopId: north, template, inspector, at: june(1) });
    await make.record({ shopId: north, template, inspector: clerk, at: june(2), fails: [0] });
    await make.record({ shopId: other, template, inspector, at: june(3) });
    expect((await inJune()).current).toMatchObject({ records: 3, shopsOpen: 2, coveragePercent: 100 });
    expect((await inJune({}, area)).current).toMatchObject({ records: 2, shopsOpen: 1 });
    const own = await inJune({}, clerk);
    expect(own.current).toMatchObject({ records: 1, averageRate: 75, failedItems: 1 });
    expect(own.topFailed).toHaveLength(1);
    expect((await (await w.company()).owner.call(statisticsApi.inspection, JUNE)).current.records).toBe(0);
  });

  it('by group keep the structure of the inspection when a shop moves', async () => {
    const [a, b] = [await company.group('A'), await company.group('B')];
    const shopId = await company.shop({ groupId: a });
    await make.record({ shopId, template, inspector, at: june(1) });
    const [to] = await w.sql<{ lineage: string }>('select lineage from shop_group where id = $1', [b]);
    await w.sql('update shop set group_id = $1, lineage = $2 where id = $3', [b, to?.lineage, shopId]);
    expect((await inJune()).levels).toMatchObject([{ groupId: a, name: 'A', records: 1, byRank: [1, 0, 0, 0] }]);
    const rows = await company.owner.call(recordApi.list, { groupId: [a] });
    expect((await inJune({ groupId: [a] })).current.records).toBe(rows.total);
    expect((await inJune({ groupId: [b] })).current.records).toBe(0);
  });

  it('refuse a period longer than a year or the wrong way round', async () => {
    const call = (from: string, to: string) => company.owner.call(statisticsApi.inspection, { from, to });
    await expect(call('2025-01-01', '2026-06-01')).rejects.toMatchObject({ reason: 'INPUT_REFUSED' });
    await expect(call('2026-06-02', '2026-06-01')).rejects.toMatchObject({ reason: 'INPUT_REFUSED' });
  });
});

describe('a number', () => {
  it('is the count of the rows its link opens', async () => {
    const groupId = await company.group('North');
    const shops = [await company.shop({ groupId }), await company.shop({ groupId }), await company.shop()];
    for (let i = 0; i < 30; i += 1) {
      const shopId = shops[i % 3] ?? '';
      const id = await make.record({
        shopId,
        template,
        inspector,
        at: june(1 + (i % 28)),
        fails: [0, 1, 2, 3].slice(0, i % 5),
        redLines: i % 4 === 3 ? 1 : 0,
        state: i % 9 === 0 ? 'in_review' : 'effective',
        isEvaluated: i % 7 !== 0,
        mode: i % 2 ? 'remote' : 'on_site',
      });
      await make.rectification({
        recordId: id,
        deadlineAt: june(20),
        state: i % 2 ? 'pending' : 'completed',
        completedAt: june(19),
      });
    }
    for (const filter of [{}, { groupId: [groupId] }, { templateId: [template.id], mode: ['remote' as const] }]) {
      const figures = await inJune(filter);
      const rows = async (more: object) =>
        (await company.owner.call(recordApi.list, { ...JUNE, ...filter, state: ['effective'], ...more })).total;
      expect(figures.current.records).toBe(await rows({}));
      for (const { itemId, failed } of figures.topFailed) expect(failed).toBe(await rows({ itemId }));
      for (const row of figures.levels.filter(() => !('groupId' in filter))) {
        const own = row.groupId === company.start.rootGroupId ? {} : { groupId: [row.groupId] };
        if ('groupId' in own) expect(row.records).toBe(await rows({ ...own, evaluated: true }));
        if ('groupId' in own) expect(row.byRank[3]).toBe(await rows({ ...own, levelRank: [3] }));
      }
      for (const { mode, records } of figures.modes.filter(() => !('mode' in filter)))
        expect(records).toBe(await rows({ mode: [mode] }));
      if (!('mode' in filter)) {
        const created = await company.owner.call(rectificationApi.list, { ...JUNE, ...filter });
        expect(figures.current.rectificationsCreated).toBe(created.total);
      }
    }
    const { list } = await company.owner.call(statisticsApi.shops, JUNE);
    for (const shop of list) {
      const rows = await company.owner.call(recordApi.list, { ...JUNE, shopId: [shop.shopId], state: ['effective'] });
      expect(shop.records).toBe(rows.total);
      const open = await company.owner.call(rectificationApi.list, {
        shopId: [shop.shopId],
        state: ['pending', 'awaiting_review'],
      });
      expect(shop.openRectifications).toBe(open.total);
    }
  });
});

describe('the table of shops', () => {
  it('ranks shops with three scored records or more, and nobody at tier own', async () => {
    const [good, bad, few] = [
      await company.shop({ name: 'Good' }),
      await company.shop({ name: 'Bad' }),
      await company.shop({ name: 'Few' }),
    ];
    await company.shop({ name: 'Never' });
    for (const day of [1, 2, 3]) {
      await make.record({ shopId: good, template, inspector, at: june(day) });
      await make.record({ shopId: bad, template, inspector, at: june(day), fails: day === 1 ? [0, 1] : [0] });
    }
    await make.record({ shopId: few, template, inspector, at: june(1), fails: [0, 1, 2] });
    await w.settle();
    const { list, total } = await company.owner.call(statisticsApi.shops, JUNE);
    expect(total).toBe(4);
    expect(list.map((s) => [s.name, s.rank, s.records])).toEqual([
      ['Few', null, 1],
      ['Bad', 2, 3],
      ['Good', 1, 3],
      ['Never', null, 0],
    ]);
    expect(list[1]).toMatchObject({
      averageRate: 66.7,
      bestRate: 75,
      worstRate: 50,
      lastRate: 75,
      lastLevel: { key: 'pass', rank: 2 },
    });
    const clerk = await company.member({ role: 'staff', shopIds: [good] });
    for (const day of [4, 5, 6]) await make.record({ shopId: good, template, inspector: clerk, at: june(day) });
    const own = await clerk.call(statisticsApi.shops, JUNE);
    expect(own.list.map((s) => [s.name, s.rank, s.records])).toEqual([['Good', null, 3]]);
  });
});

describe('frozen figures', () => {
  it('stay as they were when the records change', async () => {
    const shopId = await company.shop();
    const id = await make.record({ shopId, template, inspector, at: june(1) });
    const before = await inJune();
    const { key } = await company.owner.call(statisticsApi.freeze, JUNE);
    await company.owner.call(recordApi.void, { id, rev: 0, reason: 'wrong' });
    expect((await inJune()).current.records).toBe(0);
    const kept = await company.owner.call(fileApi.snapshot, { key });
    expect(kept).toMatchObject({ kind: 'statistics.inspection', data: { inspection: { current: before.current } } });
    const stranger = await w.company();
    await expect(stranger.owner.call(fileApi.snapshot, { key })).rejects.toMatchObject({ reason: 'NOT_FOUND' });
  });
});
