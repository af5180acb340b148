import { shopInspectionApi as api } from '@rondo/contract/shop-inspection';
import { intervalRows, openRows, planShopRows, type Rows, recordRows, taskRows } from '@rondo/contract/statistics-rows';
import { addDays } from '@rondo/domain/civil-time';
import { INTERVAL_NAMES, SHOP_FIGURES } from '@rondo/domain/shop-figures';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mayOpenRows, totalOf } from '../../../test/rows-total.ts';
import {
  filtersOf,
  ROLES_OF_STATISTICS,
  type StatisticsWorld,
  statisticsWorld,
} from '../../../test/statistics-world.ts';
import { type World, world } from '../../../test/world.ts';

let w: World;
let at: StatisticsWorld;

beforeAll(async () => {
  w = await world();
  at = await statisticsWorld(w);
  // The clock stands still, so that what is late now is late in every question.
  w.clock.set(new Date());
}, 120_000);
afterAll(() => w.stop());

const DAY_MS = 86_400_000;
const daysFrom = (a: string, b: string): number => (Date.parse(b) - Date.parse(a)) / DAY_MS;

it('the figures are what is counted by hand', async () => {
  const { company, period } = at;
  const { counts, figures, calendar, intervals, trend } = await company.owner.call(api.overview, {
    ...period,
    granularity: 'week',
  });
  const records = await w.sql<{ shop_id: string; on: string }>(
    `select shop_id, business_on::text as on from record where company_id = $1 and state = 'effective' order by business_on`,
    [company.id],
  );
  const shops = await w.sql<{ id: string; state: string; closed_on: string | null }>(
    `select id, state, closed_on::text from shop where company_id = $1 and deleted_at is null`,
    [company.id],
  );
  const isIn = (on: string) => on >= period.from && on <= period.to;
  const openOn = (day: string) =>
    shops.filter(({ state, closed_on }) => state === 'open' || (closed_on !== null && closed_on > day));
  const seen = new Set(records.filter(({ on }) => isIn(on)).map(({ shop_id }) => shop_id));
  const open = openOn(period.to);
  const inspected = open.filter(({ id }) => seen.has(id)).length;
  // A shop closed after its inspections: it is in no coverage.
  expect(seen.size).toBe(inspected + 1);
  const gaps = [...new Set(records.map(({ shop_id }) => shop_id))].flatMap((shop) => {
    const days = [...new Set(records.filter(({ shop_id }) => shop_id === shop).map(({ on }) => on))];
    return days.slice(1).flatMap((on, i) => (isIn(on) ? [daysFrom(days[i] ?? on, on)] : []));
  });
  const due = await w.sql<{ shop_id: string; state: string }>(
    `select shop_id, state from task where company_id = $1 and kind in ('inspection', 'self_inspection')
        and dispatch <> 'self_initiated' and (state in ('pending', 'completed') or close_reason = 'deadline')
        and (deadline_at <= $2 or state = 'completed')
        and (deadline_at at time zone 'Asia/Shanghai')::date between $3 and $4`,
    [company.id, w.clock.now(), period.from, period.to],
  );
  const missed = due.filter(({ state }) => state !== 'completed');
  expect(counts).toEqual({
    openShops: open.length,
    inspectedShops: inspected,
    intervals: gaps.length,
    intervalDaysSum: gaps.reduce((sum, days) => sum + days, 0),
    missedShops: new Set(missed.map(({ shop_id }) => shop_id)).size,
    due: due.length,
    done: due.length - missed.length,
  });
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0);
  expect(figures).toEqual({
    inspected,
    missing: open.length - inspected,
    coverage: SHOP_FIGURES.coverage.compute(counts),
    interval: Math.round((10 * counts.intervalDaysSum) / counts.intervals) / 10,
    plan: Math.round((1000 * counts.done) / counts.due) / 10,
    missed: counts.missedShops,
  });
  expect(INTERVAL_NAMES.map((name) => intervals[name])).toEqual([
    gaps.filter((days) => days <= 3).length,
    gaps.filter((days) => days >= 4 && days <= 7).length,
    gaps.filter((days) => days >= 8 && days <= 14).length,
    gaps.filter((days) => days >= 15 && days <= 30).length,
    gaps.filter((days) => days > 30).length,
  ]);
  expect(calendar).toEqual(
    Array.from({ length: daysFrom(period.from, period.to) + 1 }, (_, i) => {
      const day = addDays(period.from, i);
      const there = new Set(records.filter(({ on }) => on === day).map(({ shop_id }) => shop_id));
      return {
        day,
        openShops: openOn(day).length,
        inspectedShops: openOn(day).filter(({ id }) => there.has(id)).length,
      };
    }),
  );
  expect(trend.at(-1)).toMatchObject({ to: period.to, isProvisional: true });
});

it('compares with as many days before, or the same days a year earlier', async () => {
  const { company, period } = at;
  for (const compare of ['previous', 'year'] as const) {
    const asked = { from: addDays(period.to, -13), to: period.to, compare };
    const { previous, previousFrom, previousTo } = await company.owner.call(api.overview, asked);
    const before = await company.owner.call(api.overview, { from: previousFrom, to: previousTo });
    expect(previous).toEqual(before.figures);
  }
});

it('a row says what its store gave itself, what was found on site, and what came last', async () => {
  const { company, period, shops } = at;
  const { list } = await company.owner.call(api.table, { ...period, size: 50 });
  const rows = await w.sql<{
    id: string;
    mode: string;
    rate: string | null;
    at: Date;
    shop_id: string;
    evaluated: boolean;
  }>(
    `select id, mode, rate_percent as rate, submitted_at as at, shop_id, evaluated from record
      where company_id = $1 and state = 'effective' order by submitted_at, id`,
    [company.id],
  );
  const mean = (of: typeof rows) => of.reduce((sum, { rate }) => sum + Number(rate), 0) / of.length;
  let compared = 0;
  for (const row of list) {
    const own = rows.filter(({ shop_id }) => shop_id === row.shopId);
    const scored = (mode: string) => own.filter((one) => one.mode === mode && one.evaluated);
    const [self, onSite] = [scored('self'), scored('on_site')];
    expect(row.gap).toMatchObject({ self: self.length, onSite: onSite.length });
    if (self.length > 0 && onSite.length > 0) {
      expect(row.gap.points).toBeCloseTo(mean(self) - mean(onSite), 1);
      compared += 1;
    } else expect(row.gap.points).toBeNull();
    for (const { mode, recordId } of row.last) expect(own.findLast((one) => one.mode === mode)?.id).toBe(recordId);
  }
  expect(compared).toBeGreaterThan(2);
  expect(list.length).toBe(shops.length + 1);
  // Not inspected at all: first, with nothing said of it.
  expect(list[0]).toMatchObject({ records: 0, last: [], gap: { points: null } });
});

it.each(ROLES_OF_STATISTICS)(
  'every number that the %s sees opens exactly its rows',
  async (role) => {
    const who = at.people[role];
    for (const some of filtersOf(at)) {
      const filter = { ...at.period, structure: 'of_day' as const, ...some };
      const { counts, trend, calendar, intervals } = await who.call(api.overview, { ...filter, granularity: 'month' });
      const { list } = await who.call(api.table, { ...filter, size: 50 });
      const inspected = { coverage: 'inspected' } as const;
      const numbers: [string, number, Rows][] = [
        ['inspected', counts.inspectedShops, planShopRows(filter, inspected)],
        ['missing', counts.openShops - counts.inspectedShops, planShopRows(filter, { coverage: 'missing' })],
        ['intervals', counts.intervals, intervalRows(filter)],
        ['missed', counts.missedShops, planShopRows(filter, { missed: true })],
        ['due', counts.due, taskRows(filter, 'due', { planned: true })],
        ['done', counts.done, taskRows(filter, 'done', { planned: true })],
        ...trend.map(({ from, to, inspectedShops }): [string, number, Rows] => [
          from,
          inspectedShops,
          planShopRows(filter, { ...inspected, from, to }),
        ]),
        ...calendar
          .filter((_, i) => i % 10 === 0)
          .map(({ day, inspectedShops }): [string, number, Rows] => [
            day,
            inspectedShops,
            planShopRows(filter, { ...inspected, from: day, to: day }),
          ]),
        ...INTERVAL_NAMES.map((interval): [string, number, Rows] => [
          interval,
          intervals[interval],
          intervalRows(filter, { interval }),
        ]),
        ...list.slice(0, 3).flatMap((row): [string, number, Rows][] => {
          const own = { ...filter, shopId: [row.shopId] };
          return [
            ['records', row.records, recordRows(own)],
            ...(['due', 'done', 'missed'] as const).map((set): [string, number, Rows] => [
              set,
              row[set],
              taskRows(own, set, { planned: true }),
            ]),
            ['open', row.openRectifications, openRows(row.shopId)],
            ['self', row.gap.self, recordRows(own, { mode: ['self'], evaluated: true })],
          ].filter(([what]) => what !== 'self' || !filter.mode) as [string, number, Rows][];
        }),
      ];
      const wrong: unknown[] = [];
      for (const [what, count, rows] of numbers) {
        if (!mayOpenRows(role, rows)) continue;
        const opened = await totalOf(who, rows);
        if (opened !== count) wrong.push({ what, count, opened });
      }
      expect(wrong, JSON.stringify(filter)).toEqual([]);
    }
  },
  60_000,
);

it('whoever inspects a store again unseen is not told by its figures that it was inspected', async () => {
  const { company, people, period } = at;
  const blind = await w.sql<{ id: string; member_id: string }>(
    `select r.id, p.member_id from double_inspection d
       join task_person p on p.company_id = d.company_id and p.task_id = d.second_task_id and p.relation = 'handler'
       join record r on r.company_id = d.company_id and r.id = d.first_record_id
      where d.company_id = $1 and d.completed_at is null and d.ended_at is null and r.state = 'effective'
        and r.business_on >= $2`,
    [company.id, period.from],
  );
  const recordsOf = async (reader: keyof typeof people) => {
    const { list } = await people[reader].call(api.table, { ...period, size: 50 });
    return list.reduce((total, { records }) => total + records, 0);
  };
  const hidden = blind.filter(({ member_id }) => member_id === people.inspector.id);
  expect(hidden.length).toBeGreaterThan(0);
  const own = blind.filter(({ member_id }) => member_id === people.owner.id).length;
  expect(await recordsOf('inspector')).toBe((await recordsOf('owner')) + own - hidden.length);
});
