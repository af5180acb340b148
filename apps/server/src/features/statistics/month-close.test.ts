import { monthCloseApi } from '@rondo/contract/month-close';
import { recordApi } from '@rondo/contract/record';
import { statisticsApi } from '@rondo/contract/statistics';
import { FIGURE_ROWS, restatementRows, type StatisticsFilter } from '@rondo/contract/statistics-rows';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { type MadeTemplate, recordFactory } from '../../../test/record-factory.ts';
import { totalOf } from '../../../test/rows-total.ts';
import { type World, world } from '../../../test/world.ts';
import { jobContext } from '../../platform/job-worker.ts';
import { closeDue } from './month-close.ts';
import { closeMonths, reconcile } from './statistics.jobs.ts';

let w: World;
let company: Company;
let make: ReturnType<typeof recordFactory>;
let template: MadeTemplate;
let inspector: Person;
let manager: Person;
let shops: string[];
let records: string[];
let north: string;

const JUNE = { from: '2026-06-01', to: '2026-06-30', structure: 'of_day' } as const satisfies Partial<StatisticsFilter>;
const noon = (day: string): string => `${day}T04:00:00Z`;
/** Half an hour after midnight in Shanghai, on a day of July. */
const nightOf = (day: number): string => `2026-07-${String(day - 1).padStart(2, '0')}T16:30:00Z`;

beforeAll(async () => {
  w = await world();
  company = await w.company();
  make = recordFactory(w, company);
  template = await make.template();
  inspector = await company.member({ role: 'inspector', scopeAll: true });
  north = await company.group('North');
  shops = [await company.shop({ groupId: north }), await company.shop(), await company.shop()];
  manager = await company.member({ role: 'store_manager', shopIds: shops.slice(1, 2) });
  records = [];
  for (let i = 0; i < 12; i += 1)
    records.push(
      await make.record({
        ...{ shopId: shops[i % 2] ?? '', template, inspector, at: noon(`2026-06-${String(i + 10)}`) },
        ...{ fails: [0, 1, 2].slice(0, i % 4), redLines: i % 2, isEvaluated: i !== 7 },
      }),
    );
  await make.record({ shopId: shops[0] ?? '', template, inspector, at: noon('2026-07-01') });
  await w.settle();
}, 60_000);
afterAll(() => w.stop());

const caller = () => ({
  ...{ now: w.clock.now, newId: uuidv7, language: 'en-US' as const },
  ...{ requestId: '', ip: '', device: '' },
});
/** The job as the clock of a night calls it. */
async function night(day: number): Promise<void> {
  w.clock.set(nightOf(day));
  const context = jobContext({ owner: w.app.owner, databases: w.app.databases, caller });
  await reconcile(context);
  await closeMonths(context);
  w.clock.set(new Date());
  await w.settle();
}
const overview = (who = company.owner, more: Partial<StatisticsFilter> = {}) =>
  who.call(monthCloseApi.overview, { ...JUNE, ...more });
/** What the records of June say now, counted by other words than the product's. */
const counted = async () => {
  const [row] = await w.sql<{ records: number; average: number; red: number; failed: number }>(
    `select count(*)::int as records, round(avg(rate_percent) filter (where evaluated), 1)::float8 as average,
            sum(red_lines)::int as red, sum(failed_items)::int as failed
       from record where company_id = $1 and state = 'effective' and to_char(business_on, 'YYYY-MM') = '2026-06'`,
    [company.id],
  );
  return row;
};
const told = (sums: { records: number; averageRate: number | null; redLines: number; failedItems: number } | null) =>
  sums && { records: sums.records, average: sums.averageRate, red: sums.redLines, failed: sums.failedItems };
const kept = () => w.sql(`select * from closed_record where company_id = $1 order by record_id`, [company.id]);

it('is closed on the chosen day, not before; a night that is killed leaves nothing, and a second one changes nothing', async () => {
  await night(2);
  expect(await overview()).toMatchObject({ months: [], isClosed: false, before: null });
  const asked = company.owner.call(statisticsApi.inspection, { ...JUNE, basis: 'closed' });
  const refused = { reason: 'INPUT_REFUSED', data: { fields: [{ path: 'basis', reason: 'not_closed' }] } };
  await expect(asked).rejects.toMatchObject(refused);

  const killed = w.app.databases
    .of(company.id)
    .transaction()
    .execute(async (trx) => {
      await closeDue(trx, company.id, { nightOn: '2026-07-03', at: new Date() });
      throw new Error('killed');
    });
  await expect(killed).rejects.toThrow('killed');
  expect(await kept()).toEqual([]);

  await night(3);
  const first = await kept();
  expect(first).toHaveLength(12);
  await night(3);
  await night(4);
  expect(await kept()).toEqual(first);
  const { months, restated, isClosed, before, now } = await overview();
  expect([months.map(({ monthOn }) => monthOn), restated, isClosed]).toEqual([['2026-06-01'], 0, true]);
  expect(told(before)).toEqual(await counted());
  expect(now).toEqual(before);
  // July has begun only.
  expect(await overview(company.owner, { to: '2026-07-01' })).toMatchObject({ isClosed: false, before: null });
});

it('keeps its figures when a record is voided, comes late or reads otherwise, and says which and by how much', async () => {
  const closed = await counted();
  const figures = () => company.owner.call(statisticsApi.inspection, { ...JUNE, basis: 'closed', granularity: 'day' });
  const shopsOf = () => company.owner.call(statisticsApi.shops, { ...JUNE, basis: 'closed' });
  const asClosed = { ...(await figures()), computedAt: '', dataUntilOn: null };
  const shopsAsClosed = await shopsOf();

  const [voided = '', , , changed = ''] = records;
  await company.owner.call(recordApi.void, { id: voided, rev: 0, reason: 'wrong store' });
  const late = await make.record({ shopId: shops[1] ?? '', template, inspector, at: noon('2026-06-30'), fails: [0] });
  await w.settle();
  // Nobody was told of this one; the night finds it.
  await w.sql(`update record set rate_percent = 10 where id = $1`, [changed]);
  await w.sql(`update shop set lineage = replace(lineage, right($2::text, 12) || '.', '') where id = $1`, [
    shops[0],
    north,
  ]);
  await night(5);

  const found = await overview();
  expect([found.restated, told(found.before), told(found.now)]).toEqual([3, closed, await counted()]);
  expect(await counted()).not.toEqual(closed);
  const { list, total } = await company.owner.call(monthCloseApi.restatements, JUNE);
  expect(total).toBe(await totalOf(company.owner, restatementRows(JUNE)));
  expect(Object.fromEntries(list.map(({ recordId, kind }) => [recordId, kind]))).toEqual({
    [voided]: 'removed',
    [late]: 'added',
    [changed]: 'changed',
  });
  const of = (id: string) => list.find(({ recordId }) => recordId === id);
  expect(of(voided)).toMatchObject({ before: { ratePercent: 100 }, now: null, reason: 'wrong store' });
  expect(of(late)).toMatchObject({ before: null, now: { ratePercent: 75, failedItems: 1 } });
  expect(of(changed)).toMatchObject({ before: { ratePercent: 25 }, now: { ratePercent: 10 } });

  expect({ ...(await figures()), computedAt: '', dataUntilOn: null }).toEqual(asClosed);
  expect(await shopsOf()).toEqual(shopsAsClosed);
});

it('opens exactly the rows of each number as it was closed', async () => {
  const filter: StatisticsFilter = { ...JUNE, basis: 'closed' };
  const { current, modes, topFailed, levels, trend } = await company.owner.call(statisticsApi.inspection, {
    ...filter,
    granularity: 'week',
  });
  expect(current.records).toBe(12);
  const rows = (key: 'records' | 'average' | 'pass' | 'coverage' | 'failed' | 'redLines') =>
    totalOf(company.owner, FIGURE_ROWS[key].rows(filter));
  for (const key of ['records', 'average', 'pass', 'coverage', 'failed'] as const)
    expect(await rows(key), key).toBe(FIGURE_ROWS[key].count(current));
  const list = (more: object) => company.owner.call(monthCloseApi.records, { ...filter, ...more });
  for (const { mode, records: count } of modes) expect((await list({ mode: [mode] })).total).toBe(count);
  for (const { from, to, records: count } of trend) expect((await list({ from, to })).total).toBe(count);
  for (const { itemId, failed } of topFailed) expect((await list({ itemId })).total).toBe(failed);
  for (const { groupId, byRank } of levels)
    for (const [rank, count] of byRank.entries())
      expect((await list({ groupRow: groupId, levelRank: [rank] })).total).toBe(count);
  const marked = (await list({ size: 50 })).list.filter(({ isRestated }) => isRestated);
  expect(marked.map(({ recordId }) => recordId).sort()).toEqual([records[0], records[3]].sort());
});

it('is restated for whoever sees the record: its manager by their store, an inspector by what they did', async () => {
  const { list } = await company.owner.call(monthCloseApi.restatements, { ...JUNE, shopId: shops.slice(1, 2) });
  expect((await overview(manager)).restated).toBe(list.length);
  expect((await overview(manager, { shopId: shops.slice(0, 1) })).restated).toBe(0);
  expect((await overview(inspector)).restated).toBe(3);
  await expect(manager.call(monthCloseApi.restatements, JUNE)).resolves.toMatchObject({ total: list.length });
  const stranger = (await w.company()).owner;
  expect(await stranger.call(monthCloseApi.overview, JUNE)).toMatchObject({ months: [], restated: 0 });
});

it('tells the owner once what was restated in a night, and an inspector nothing', async () => {
  const messages = (member: Person) =>
    w.sql<{ params: { count: number } }>(
      `select params from message where company_id = $1 and member_id = $2 and text_key like '%month_restated%'`,
      [company.id, member.id],
    );
  await night(6);
  expect((await messages(company.owner)).map(({ params }) => params.count)).toEqual([3]);
  expect(await messages(inspector)).toEqual([]);
});

it('is closed on another day when the company says so; whoever was overtaken saves nothing', async () => {
  const { owner } = company;
  expect(await owner.call(monthCloseApi.setting, {})).toEqual({ day: 3, rev: 0, can: { edit: true } });
  expect(await owner.call(monthCloseApi.saveSetting, { day: 10, rev: 0 })).toMatchObject({ day: 10, rev: 1 });
  await expect(owner.call(monthCloseApi.saveSetting, { day: 12, rev: 0 })).rejects.toMatchObject({ reason: 'STALE' });
  await expect(manager.call(monthCloseApi.saveSetting, { day: 12, rev: 1 })).rejects.toThrow('90403');
});
