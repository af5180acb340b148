import { scoreStatisticsApi as api } from '@rondo/contract/score-statistics';
import { failureRows, type Rows, rankedShopRows, recordRows } from '@rondo/contract/statistics-rows';
import { addDays } from '@rondo/domain/civil-time';
import { DEFAULT_LEVELS } from '@rondo/domain/level';
import { RATE_BANDS } from '@rondo/domain/rate-band';
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
/** The last two weeks, and the two before them. */
let half: { from: string; to: string };
let ago: { from: string; to: string };

/** A scored inspection told in plain words, apart from the code of the product. */
interface Plain {
  id: string;
  shop: string;
  template: string;
  on: string;
  rate: number;
  score: number;
  max: number;
  rank: number;
  /** Category at the top of its template to its rate. */
  categories: Record<string, number>;
}
let records: Plain[];

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const rounded = (value: number) => Math.round(value * 10 + 1e-6) / 10;
const within = ({ from, to }: { from: string; to: string }) => records.filter(({ on }) => on >= from && on <= to);

beforeAll(async () => {
  w = await world();
  at = await statisticsWorld(w);
  w.clock.set(new Date());
  const { company, period } = at;
  half = { from: addDays(period.to, -13), to: period.to };
  ago = { from: addDays(period.to, -27), to: addDays(period.to, -14) };
  const found = await w.sql<
    Record<'id' | 'shop' | 'template' | 'on' | 'rate' | 'score' | 'max', string> & { rank: number }
  >(
    `select id, shop_id as shop, template_id as template, business_on::text as on, rate_percent as rate, score, max_score as max,
            level_rank as rank
       from record where company_id = $1 and state = 'effective' and evaluated order by submitted_at, id`,
    [company.id],
  );
  records = found.map((row, i) => ({
    ...{ id: row.id, shop: row.shop, template: row.template, on: row.on, rank: row.rank },
    ...{ rate: Number(row.rate), score: Number(row.score), max: Number(row.max) },
    categories: { Hygiene: 50 + (i % 11), ...(i % 3 ? { Service: 90 - (i % 7) } : {}) },
  }));
  // Two categories at the top, one of them with one below it, and one in which nothing could be judged.
  for (const { id, categories } of records) {
    const rows = Object.entries(categories).map(([name, ratePercent]) => ({
      ...{ id: uuidv7(), name, parentId: null as string | null, ratePercent: ratePercent as number | null },
      ...{ score: ratePercent / 10, max: 10, itemCount: 1, failed: 0, na: 0 },
    }));
    const more = { ...rows[0], id: uuidv7(), ratePercent: 12.5 };
    const list = [...rows, { ...more, parentId: rows[0]?.id }, { ...more, name: 'Outside', ratePercent: null }];
    await w.sql(
      `update record set outcome = jsonb_set(outcome, '{categories}', $3) where company_id = $1 and id = $2`,
      [...[company.id, id], JSON.stringify(list)],
    );
  }
}, 120_000);
afterAll(() => w.stop());

it('the figures are what SQL and plain code say', async () => {
  const { company, period } = at;
  const { figures, counts, bands, levels, trend, previousLevels } = await company.owner.call(api.overview, {
    ...period,
    granularity: 'week',
  });
  const [said] = await w.sql<Record<string, string>>(
    `select avg(rate_percent) as average, percentile_cont(0.5) within group (order by rate_percent) as median,
            percentile_cont(0.1) within group (order by rate_percent) as p10, percentile_cont(0.9) within group (order by rate_percent) as p90,
            stddev_pop(rate_percent) as deviation
       from record where company_id = $1 and state = 'effective' and evaluated and business_on between $2 and $3`,
    [company.id, period.from, period.to],
  );
  for (const key of ['average', 'median', 'p10', 'p90', 'deviation'] as const)
    expect(figures[key], key).toBe(rounded(Number(said?.[key])));
  const own = within(period);
  expect(counts).toEqual({ evaluated: own.length, compared: 0 });
  expect(figures.improvement).toBeNull();
  expect(RATE_BANDS.map((band) => bands[band])).toEqual(
    RATE_BANDS.map((band) => {
      const from = Number(band);
      return own.filter(({ rate }) => rate >= from && (from === 90 || rate < from + 10)).length;
    }),
  );
  expect(levels).toEqual([0, 1, 2, 3].map((place) => own.filter(({ rank }) => rank === place).length));
  expect(previousLevels).toEqual([0, 0, 0, 0]);
  expect(trend.reduce((sum, { evaluated }) => sum + evaluated, 0)).toBe(own.length);
  for (const { from, to, averageRate } of trend) {
    const rates = within({ from, to }).map(({ rate }) => rate);
    expect(averageRate).toEqual(rates.length === 0 ? null : rounded(mean(rates)));
  }
});

it('weighted by points every mark counts the same', async () => {
  const { company, period } = at;
  const asked = { ...period, weighting: 'points' } as const;
  const { figures, shops } = await company.owner.call(api.overview, asked);
  const weighted = (of: readonly Plain[]) =>
    rounded((100 * of.reduce((sum, { score }) => sum + score, 0)) / of.reduce((sum, { max }) => sum + max, 0));
  const own = within(period);
  expect(figures.average).toBe(weighted(own));
  expect(figures.average).not.toBe(rounded(mean(own.map(({ rate }) => rate))));
  for (const { id, averageRate } of shops) expect(averageRate).toBe(weighted(own.filter(({ shop }) => shop === id)));
  const { list } = await company.owner.call(api.ranking, asked);
  for (const { shopId, averageRate } of list)
    expect(averageRate).toBe(weighted(own.filter(({ shop }) => shop === shopId)));
  const { list: rows } = await company.owner.call(api.table, { ...asked, size: 50 });
  for (const { shopId, templateId, averageRate } of rows)
    expect(averageRate).toBe(weighted(own.filter(({ shop, template }) => shop === shopId && template === templateId)));
});

it('categories at the top count by name, each with its records', async () => {
  const { company } = at;
  const { categories, categoryKinds, trend } = await company.owner.call(api.overview, { ...half, granularity: 'week' });
  expect([categories.map(({ name }) => name), categoryKinds]).toEqual([['Hygiene', 'Service'], 2]);
  for (const { name, evaluated, averageRate, previousRate, parts } of categories) {
    const ratesIn = (span: { from: string; to: string }) => within(span).flatMap((one) => one.categories[name] ?? []);
    expect([evaluated, averageRate]).toEqual([ratesIn(half).length, rounded(mean(ratesIn(half)))]);
    expect(previousRate).toBe(rounded(mean(ratesIn(ago))));
    expect(parts).toEqual(
      trend.map((part) => {
        const rates = ratesIn(part);
        return { evaluated: rates.length, averageRate: rates.length === 0 ? null : rounded(mean(rates)) };
      }),
    );
  }
});

it('the ranking is by hand: places, what changed, and nobody of fewer than three records', async () => {
  const { company } = at;
  const { list, total } = await company.owner.call(api.ranking, { ...half, size: 50 });
  const { figures, counts, previousFrom, previousTo } = await company.owner.call(api.overview, half);
  expect([previousFrom, previousTo]).toEqual([ago.from, ago.to]);
  const averages = (span: { from: string; to: string }) =>
    [...new Set(within(span).map(({ shop }) => shop))].map((id) => {
      const rates = within(span).flatMap(({ shop, rate }) => (shop === id ? [rate] : []));
      return { id, n: rates.length, rate: mean(rates) };
    });
  const [now, before] = [averages(half), averages(ago)];
  const rankOf = (all: typeof now, id: string) => {
    const own = all.find((one) => one.id === id);
    if (!own || own.n < 3) return null;
    return 1 + all.filter(({ n, rate }) => n >= 3 && rate > own.rate + 1e-9).length;
  };
  expect(total).toBe(now.length);
  for (const row of list) {
    const own = now.find(({ id }) => id === row.shopId);
    expect(row).toMatchObject({
      evaluated: own?.n,
      averageRate: rounded(own?.rate ?? 0),
      rank: rankOf(now, row.shopId),
      previousRank: rankOf(before, row.shopId),
    });
  }
  expect(list.some(({ rank, previousRank }) => rank !== null && previousRank !== null)).toBe(true);
  const ranks = list.flatMap(({ rank }) => rank ?? []);
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  const rises = now.flatMap(({ id, rate }) => {
    const then = before.find((one) => one.id === id);
    return then ? [rounded(rate) - rounded(then.rate)] : [];
  });
  expect(counts.compared).toBe(rises.length);
  expect(figures.improvement).toBe(rounded(mean(rises)));
  // One day has few records a store.
  const day = { from: addDays(at.period.to, -5), to: addDays(at.period.to, -5) };
  const { list: few } = await company.owner.call(api.ranking, day);
  expect(few.length).toBeGreaterThan(0);
  for (const { evaluated, rank, adjustedRank } of few)
    expect([evaluated < 3, rank, adjustedRank]).toEqual([true, null, null]);
});

it('the corrected averages move between stores and leave the mean of all records', async () => {
  const { company, period } = at;
  const { list } = await company.owner.call(api.ranking, { ...period, by: 'adjusted', size: 50 });
  const all = list.reduce((sum, { evaluated }) => sum + evaluated, 0);
  const meanOf = (of: (row: (typeof list)[number]) => number | null) =>
    list.reduce((sum, row) => sum + (of(row) ?? 0) * row.evaluated, 0) / all;
  expect(Math.abs(meanOf(({ adjustedRate }) => adjustedRate) - meanOf(({ averageRate }) => averageRate))).toBeLessThan(
    0.1,
  );
  expect(list.every(({ isCorrected }) => isCorrected)).toBe(true);
  expect(list.some(({ adjustedRate, averageRate }) => adjustedRate !== averageRate)).toBe(true);
  const ranks = list.flatMap(({ adjustedRank }) => adjustedRank ?? []);
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
});

it('a row of the table is what is counted by hand', async () => {
  const { company, period } = at;
  const { list, total } = await company.owner.call(api.table, { ...period, size: 50 });
  const own = (row: { shopId: string; templateId: string }) =>
    within(period).filter(({ shop, template }) => shop === row.shopId && template === row.templateId);
  const averageOf = (row: (typeof list)[number]) => mean(own(row).map(({ rate }) => rate));
  expect(total).toBe(new Set(within(period).map(({ shop, template }) => `${shop} ${template}`)).size);
  for (const row of list) {
    const rows = own(row);
    const last = rows.at(-1);
    const average = averageOf(row);
    const days = rows.map(({ on }) => Date.parse(on) / 86_400_000);
    const top = mean(rows.map(({ rate }, i) => (rate - average) * ((days[i] ?? 0) - mean(days))));
    const slope = (30 * top) / mean(days.map((day) => (day - mean(days)) ** 2));
    expect(row).toMatchObject({
      ...{ evaluated: rows.length, averageRate: rounded(average), lastRecordId: last?.id, lastRate: last?.rate },
      level: { key: DEFAULT_LEVELS.find(({ minPercent }) => rounded(average) >= minPercent)?.key },
    });
    if (rows.length < 3 || new Set(days).size < 2) expect(row.slope).toBeNull();
    else expect(row.slope).toBeCloseTo(slope, 1);
    const better = list.filter(
      (one) => one.templateId === row.templateId && one.evaluated >= 3 && averageOf(one) > average + 1e-9,
    );
    expect(row.rank).toBe(rows.length < 3 ? null : better.length + 1);
    expect(row.categories).toEqual(
      ['Hygiene', 'Service'].flatMap((name) => {
        const rates = rows.flatMap(({ categories }) => categories[name] ?? []);
        return rates.length === 0 ? [] : [{ name, evaluated: rates.length, averageRate: rounded(mean(rates)) }];
      }),
    );
  }
  expect(list.some(({ slope }) => slope !== null)).toBe(true);
  const averages = list.map(({ averageRate }) => averageRate ?? 0);
  expect(averages).toEqual(averages.toSorted((a, b) => a - b));
});

it.each(ROLES_OF_STATISTICS)(
  'every number that the %s sees opens exactly its rows',
  async (role) => {
    const who = at.people[role];
    for (const some of filtersOf(at)) {
      const filter = { ...half, structure: 'of_day' as const, ...some };
      const overview = await who.call(api.overview, { ...filter, granularity: 'month' });
      const { list: ranked } = await who.call(api.ranking, { ...filter, size: 50 });
      const { list } = await who.call(api.table, { ...filter, size: 50 });
      const scored = (more: Parameters<typeof recordRows>[1] = {}): Rows =>
        recordRows(filter, { evaluated: true, ...more });
      const before = { from: overview.previousFrom, to: overview.previousTo };
      const numbers: [string, number, Rows][] = [
        ['evaluated', overview.counts.evaluated, scored()],
        ['compared', overview.counts.compared, rankedShopRows(filter, { both: true })],
        ...RATE_BANDS.slice(3).map((band): [string, number, Rows] => [
          band,
          overview.bands[band],
          scored({ rateBand: [band] }),
        ]),
        ...overview.levels.flatMap((count, rank): [string, number, Rows][] => [
          ['level', count, scored({ levelRank: [rank] })],
          ['level before', overview.previousLevels[rank] ?? 0, scored({ ...before, levelRank: [rank] })],
        ]),
        ...overview.trend.map(({ from, to, evaluated }): [string, number, Rows] => [
          from,
          evaluated,
          scored({ from, to }),
        ]),
        ...overview.categories.flatMap(({ name, evaluated, parts }): [string, number, Rows][] => [
          [name, evaluated, scored({ category: name })],
          ...parts.slice(0, 1).map((part, i): [string, number, Rows] => {
            const { from, to } = overview.trend[i] ?? filter;
            return [`${name} ${from}`, part.evaluated, scored({ category: name, from, to })];
          }),
        ]),
        ...overview.shops
          .slice(0, 2)
          .flatMap(({ id, evaluated, records: all, failedItems }): [string, number, Rows][] => [
            ['scored of a store', evaluated, scored({ shopId: [id] })],
            ['all of a store', all, recordRows(filter, { shopId: [id] })],
            ['failed of a store', failedItems, failureRows({ ...filter, shopId: [id] })],
          ]),
        ...ranked
          .slice(0, 2)
          .map(({ shopId, evaluated }): [string, number, Rows] => ['ranked', evaluated, scored({ shopId: [shopId] })]),
        ...list.slice(0, 2).flatMap(({ shopId, templateId, evaluated, categories }): [string, number, Rows][] => {
          const own = { shopId: [shopId], templateId: [templateId] };
          return [
            ['row', evaluated, scored(own)],
            ...categories.map((one): [string, number, Rows] => [
              `row ${one.name}`,
              one.evaluated,
              scored({ ...own, category: one.name }),
            ]),
          ];
        }),
      ];
      const wrong: unknown[] = [];
      for (const [what, count, rows] of numbers) {
        if (!mayOpenRows(role, rows)) continue;
        const opened = await totalOf(who, rows);
        if (opened !== count) wrong.push({ what, count, opened });
      }
      expect(wrong, JSON.stringify(filter)).toEqual([]);
      // Whoever sees only what they took part in stands in no order with others (A47).
      if (role === 'staff') expect([...ranked, ...list].every(({ rank }) => rank === null)).toBe(true);
    }
  },
  60_000,
);

it('whoever inspects a store again unseen is not told by its figures what the first one gave', async () => {
  const { company, people, period } = at;
  const hidden = await w.sql<{ id: string }>(
    `select r.id from double_inspection d
       join task_person p on p.company_id = d.company_id and p.task_id = d.second_task_id and p.relation = 'handler'
       join record r on r.company_id = d.company_id and r.id = d.first_record_id
      where d.company_id = $1 and d.completed_at is null and d.ended_at is null and r.state = 'effective' and r.evaluated
        and p.member_id = $2 and r.business_on >= $3`,
    [company.id, people.inspector.id, period.from],
  );
  expect(hidden.length).toBeGreaterThan(0);
  const { counts } = await people.inspector.call(api.overview, period);
  expect(counts.evaluated).toBe(within(period).length - hidden.length);
});
