import {
  checkInRows,
  inspectorRows,
  type Rows,
  recordRows,
  rectificationRows,
  taskRows,
} from '@rondo/contract/statistics-rows';
import { userInspectionApi as api } from '@rondo/contract/user-inspection';
import { DEFAULT_CHECK_IN } from '@rondo/domain/check-in';
import { addDays } from '@rondo/domain/civil-time';
import { v7 as uuidv7 } from 'uuid';
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

/** An inspection told in plain words, apart from the code of the product. */
type Plain = {
  id: string;
  task_id: string;
  shop_id: string;
  inspector_id: string;
  rate: string | null;
  evaluated: boolean;
  duration_s: number;
  failed_items: number;
};
let records: Plain[];

beforeAll(async () => {
  w = await world();
  at = await statisticsWorld(w);
  // The clock stands still, so that what is late now is late in every question.
  w.clock.set(new Date());
  const { company, period } = at;
  records = await w.sql<Plain>(
    `select id, task_id, shop_id, inspector_id, rate_percent as rate, evaluated, duration_s, failed_items from record
      where company_id = $1 and state = 'effective' and business_on between $2 and $3 order by submitted_at, id`,
    [company.id, period.from, period.to],
  );
  for (const [index, one] of records.slice(0, 6).entries()) {
    await w.sql(
      `insert into check_in (company_id, id, task_id, shop_id, member_id, device_id, kind, state, at, methods, policy, flags, distance_m)
       values ($1, $2, $3, $4, $5, 'd', 'in', $6, $7, '{position}', $10, $8, $9)`,
      [
        ...[company.id, uuidv7(), one.task_id, one.shop_id, one.inspector_id],
        ...[index % 2 ? 'pending' : 'normal', `${addDays(period.to, -2)}T03:00:00Z`],
        ...[index % 2 ? ['outside_radius'] : [], 100 * (index + 1), DEFAULT_CHECK_IN],
      ],
    );
  }
}, 120_000);
afterAll(() => w.stop());

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const rounded = (value: number) => Math.round(value * 10) / 10;

/** How far somebody's rates lie from those of others at the same stores. */
function differenceOf(id: string): { points: number; compared: number } {
  const scored = records.filter(({ evaluated }) => evaluated);
  const pairs = scored
    .filter(({ inspector_id }) => inspector_id === id)
    .flatMap((one) => {
      const others = scored.filter(({ shop_id, inspector_id }) => shop_id === one.shop_id && inspector_id !== id);
      return others.length === 0 ? [] : [Number(one.rate) - mean(others.map(({ rate }) => Number(rate)))];
    });
  return { points: mean(pairs), compared: pairs.length };
}

it('the figures are what is counted by hand', async () => {
  const { company, period, people } = at;
  const { counts, figures, busiest, strictness, trend } = await company.owner.call(api.overview, {
    ...period,
    granularity: 'week',
  });
  const scored = records.filter(({ evaluated }) => evaluated);
  const ids = [...new Set(records.map(({ inspector_id }) => inspector_id))];
  expect(ids.toSorted()).toEqual([people.inspector.id, people.staff.id].toSorted());
  expect(counts).toMatchObject({ inspectors: 2, records: records.length, evaluated: scored.length, compared: 2 });
  const both = ids.map(differenceOf);
  const middle = mean(both.map(({ points }) => points));
  expect(figures).toMatchObject({
    inspectors: 2,
    perInspector: records.length / 2,
    duration: rounded(mean(records.map(({ duration_s }) => duration_s / 60))),
    average: rounded(mean(scored.map(({ rate }) => Number(rate)))),
    strictness: rounded(Math.sqrt(mean(both.map(({ points }) => (points - middle) ** 2)))),
  });
  expect(figures.strictness).toBeGreaterThan(0);
  expect(counts.due).toBeGreaterThan(counts.inTime);
  expect(busiest.map(({ id, records: made }) => [id, made])).toEqual(
    ids
      .map((id): [string, number] => [id, records.filter(({ inspector_id }) => inspector_id === id).length])
      .toSorted((a, b) => b[1] - a[1]),
  );
  for (const { parts, records: made } of busiest) expect(parts.reduce((sum, one) => sum + one.records, 0)).toBe(made);
  for (const { id, points } of strictness) expect(points).toBeCloseTo(differenceOf(id).points, 1);
  expect(trend.reduce((sum, one) => sum + one.records, 0)).toBe(records.length);
  expect(trend.at(-1)?.isProvisional).toBe(true);
});

it('a row is what is counted by hand', async () => {
  const { company, period } = at;
  const { list } = await company.owner.call(api.table, { ...period, size: 50 });
  const checkIns = await w.sql<{ member_id: string; distance_m: number; flags: string[] }>(
    `select member_id, distance_m, flags from check_in where company_id = $1`,
    [company.id],
  );
  const raised = await w.sql<{ member_id: string; n: number }>(
    `select p.member_id, count(*)::int as n from rectification r
       join rectification_person p on p.company_id = r.company_id and p.rectification_id = r.id and p.relation = 'initiator'
      where r.company_id = $1 and r.business_on between $2 and $3 group by 1`,
    [company.id, period.from, period.to],
  );
  for (const row of list.filter((one) => one.records > 0)) {
    const own = records.filter(({ inspector_id }) => inspector_id === row.id);
    const there = checkIns.filter(({ member_id }) => member_id === row.id);
    expect(row).toMatchObject({
      records: own.length,
      failsPerRecord: Math.round((100 * own.reduce((sum, one) => sum + one.failed_items, 0)) / own.length) / 100,
      rectifications: raised.find(({ member_id }) => member_id === row.id)?.n,
      distanceM: there.length === 0 ? null : Math.round(mean(there.map(({ distance_m }) => distance_m))),
      flags: there.filter(({ flags }) => flags.length > 0).length,
      difference: { isEnough: differenceOf(row.id).compared >= 3 },
    });
    expect(row.difference.points).toBeCloseTo(differenceOf(row.id).points, 1);
  }
  expect(list.reduce((sum, { flags }) => sum + flags, 0)).toBe(3);
});

it('compares with as many days before', async () => {
  const { company, period } = at;
  const { previous, previousFrom, previousTo } = await company.owner.call(api.overview, {
    from: addDays(period.to, -13),
    to: period.to,
  });
  const before = await company.owner.call(api.overview, { from: previousFrom, to: previousTo });
  expect(previous).toEqual(before.figures);
});

it.each(ROLES_OF_STATISTICS)(
  'every number that the %s sees opens exactly its rows',
  async (role) => {
    const who = at.people[role];
    for (const some of filtersOf(at)) {
      const filter = { ...at.period, structure: 'of_day' as const, ...some };
      const { counts, trend, busiest, onlyId } = await who.call(api.overview, { ...filter, granularity: 'month' });
      const { list } = await who.call(api.table, { ...filter, size: 50 });
      const mine = onlyId ? { inspectorId: [onlyId] } : {};
      const numbers: [string, number, Rows][] = [
        ['inspectors', counts.inspectors, inspectorRows(filter, { inspectors: 'active' })],
        ['compared', counts.compared, inspectorRows(filter, { inspectors: 'compared' })],
        ['records', counts.records, recordRows(filter, mine)],
        ['evaluated', counts.evaluated, recordRows(filter, { ...mine, evaluated: true })],
        ['in time', counts.inTime, taskRows(filter, 'inTime', { planned: true })],
        ['due', counts.due, taskRows(filter, 'due', { planned: true })],
        ...trend.map(({ from, to, records: made }): [string, number, Rows] => [
          from,
          made,
          recordRows(filter, { ...mine, from, to }),
        ]),
        ...busiest.flatMap(({ id, parts }) =>
          parts.map(({ from, to, records: made }): [string, number, Rows] => [
            `${id} ${from}`,
            made,
            recordRows(filter, { inspectorId: [id], from, to }),
          ]),
        ),
        ...list.flatMap((row): [string, number, Rows][] => [
          ['own records', row.records, recordRows(filter, { inspectorId: [row.id] })],
          ['own evaluated', row.evaluated, recordRows(filter, { inspectorId: [row.id], evaluated: true })],
          ...(['due', 'done', 'inTime', 'submitted', 'rejected'] as const).map((set): [string, number, Rows] => [
            set,
            row[set],
            taskRows(filter, set, { planned: true, executorId: row.id }),
          ]),
          ['raised', row.rectifications, rectificationRows(filter, { initiatorId: [row.id] })],
          ['doubts', row.flags, checkInRows(filter, row.id)],
        ]),
      ];
      const wrong: unknown[] = [];
      for (const [what, count, rows] of numbers) {
        if (!mayOpenRows(role, rows)) continue;
        const opened = await totalOf(who, rows);
        if (opened !== count) wrong.push({ what, count, opened });
      }
      expect(wrong, JSON.stringify(filter)).toEqual([]);
      if (role === 'staff') expect(list.every(({ id }) => id === who.id)).toBe(true);
    }
  },
  60_000,
);
