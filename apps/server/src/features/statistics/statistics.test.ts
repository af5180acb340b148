import { fileApi } from '@rondo/contract/file';
import { recordApi } from '@rondo/contract/record';
import { shopApi } from '@rondo/contract/shop';
import { statisticsApi } from '@rondo/contract/statistics';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { type MadeTemplate, recordFactory } from '../../../test/record-factory.ts';
import { type World, world } from '../../../test/world.ts';

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

  it('name every mode, also those without records', async () => {
    const shopId = await company.shop();
    await make.record({ shopId, template, inspector, at: june(1) });
    const none = { on_site: 1, remote: 0, self: 0 };
    const modes = async () => Object.fromEntries((await inJune()).modes.map(({ mode, records }) => [mode, records]));
    expect(await modes()).toEqual(none);
    await make.record({ shopId, template, inspector, at: june(2), mode: 'remote' });
    expect(await modes()).toEqual({ ...none, remote: 1 });
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
    expect(trend.map((b) => b.isPartial)).toEqual([false, false, false, false, true]);
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

  it('by group keep the structure of their day when a shop moves, and follow it only when asked', async () => {
    const [a, b] = [await company.group('A'), await company.group('B')];
    const [moving] = [
      await company.shop({ groupId: a }),
      await company.shop({ groupId: a }),
      await company.shop({ groupId: b }),
    ];
    const recordId = await make.record({ shopId: moving, template, inspector, at: june(1), fails: [0] });
    await make.rectification({ recordId, deadlineAt: june(20), state: 'completed', completedAt: june(19) });
    const of = async (groupId: string, structure: 'of_day' | 'current') =>
      (await inJune({ groupId: [groupId], structure })).current;
    const before = [await of(a, 'of_day'), await of(b, 'of_day')];
    expect(before).toMatchObject([
      { records: 1, failedItems: 1, rectificationsCreated: 1, shopsInspected: 1, shopsOpen: 2, coveragePercent: 50 },
      { records: 0, failedItems: 0, rectificationsCreated: 0, shopsInspected: 0, shopsOpen: 1, coveragePercent: 0 },
    ]);
    const { rev, name } = await company.owner.call(shopApi.get, { id: moving });
    await company.owner.call(shopApi.update, { id: moving, rev, name, groupId: b });
    expect([await of(a, 'of_day'), await of(b, 'of_day')]).toEqual(before);
    expect([await of(b, 'current'), await of(a, 'current')]).toMatchObject([
      { records: 1, failedItems: 1, rectificationsCreated: 1, shopsInspected: 1, shopsOpen: 2, coveragePercent: 50 },
      { records: 0, failedItems: 0, rectificationsCreated: 0, shopsInspected: 0, shopsOpen: 1, coveragePercent: 0 },
    ]);
    expect((await inJune()).levels).toMatchObject([{ groupId: a, name: 'A', records: 1 }]);
    expect((await inJune({ structure: 'current' })).levels).toMatchObject([{ groupId: b, name: 'B', records: 1 }]);
    const topOf = async (groupId: string, mode?: ['on_site']) =>
      (await inJune({ groupId: [groupId], ...(mode ? { mode } : {}) })).topFailed.length;
    expect([await topOf(a), await topOf(b), await topOf(a, ['on_site']), await topOf(b, ['on_site'])]).toEqual([
      1, 0, 1, 0,
    ]);
  });

  it('refuse a period longer than a year or the wrong way round', async () => {
    const call = (from: string, to: string) => company.owner.call(statisticsApi.inspection, { from, to });
    await expect(call('2025-01-01', '2026-06-01')).rejects.toMatchObject({ reason: 'INPUT_REFUSED' });
    await expect(call('2026-06-02', '2026-06-01')).rejects.toMatchObject({ reason: 'INPUT_REFUSED' });
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
  });

  it('answer the one they were kept for and nobody else, whatever that one may see', async () => {
    const friend = await company.member({ role: 'staff' });
    const others = [await company.member({ role: 'administrator', scopeAll: true }), (await w.company()).owner];
    const read = (who: Person, key: string) => who.call(fileApi.snapshot, { key });
    const own = await company.owner.call(statisticsApi.freeze, JUNE);
    const sent = await company.owner.call(statisticsApi.freeze, { ...JUNE, toId: friend.id });
    expect(await read(company.owner, own.key)).toMatchObject({ key: own.key });
    expect(await read(friend, sent.key)).toMatchObject({ key: sent.key });
    for (const who of [...others, friend])
      await expect(read(who, own.key)).rejects.toMatchObject({ reason: 'NOT_FOUND' });
    for (const who of [...others, company.owner])
      await expect(read(who, sent.key)).rejects.toMatchObject({ reason: 'NOT_FOUND' });
    const foreign = (await w.company()).owner.id;
    await expect(company.owner.call(statisticsApi.freeze, { ...JUNE, toId: foreign })).rejects.toMatchObject({
      reason: 'MEMBER_NOT_FOUND',
    });
  });
});
