import { read, utils } from '@e965/xlsx';
import { scoreStatisticsApi } from '@rondo/contract/score-statistics';
import { statisticsApi } from '@rondo/contract/statistics';
import { userInspectionApi } from '@rondo/contract/user-inspection';
import { WEIGHTINGS } from '@rondo/domain/score-figures';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compose } from '../../../test/client.ts';
import { ROLES_OF_STATISTICS, type StatisticsWorld, statisticsWorld } from '../../../test/statistics-world.ts';
import { type World, world } from '../../../test/world.ts';
import { rebuildStatistics } from './rollup.ts';

let w: World;
let at: StatisticsWorld;
beforeAll(async () => {
  w = await world();
  at = await statisticsWorld(w);
  // Templates of few and of many marks, so that the two averages differ.
  await w.sql(
    'update record set score = score * 3, max_score = max_score * 3 where company_id = $1 and template_id = $2',
    [at.company.id, at.templateIds[1]],
  );
  await rebuildStatistics(w.app.databases.of(at.company.id), at.company.id);
});
afterAll(() => w.stop());

it.each(ROLES_OF_STATISTICS)(
  'the average that the %s sees is the same on every page, by records and by marks',
  async (role) => {
    const { people, period, company } = at;
    const who = people[role];
    const seen: (number | null)[] = [];
    for (const weighting of WEIGHTINGS) {
      const scores = await who.call(scoreStatisticsApi.overview, { ...period, weighting });
      const inspections = await who.call(statisticsApi.inspection, { ...period, weighting });
      const average = scores.figures.average ?? null;
      expect([role, weighting, inspections.current.averageRate]).toEqual([role, weighting, average]);
      if (role === 'owner') {
        const [row] = await w.sql<{ rate: string; marks: string }>(
          `select avg(rate_percent) as rate, 100 * sum(score) / sum(max_score) as marks from record
            where company_id = $1 and state = 'effective' and evaluated and business_on between $2 and $3`,
          [company.id, period.from, period.to],
        );
        expect(average).toBeCloseTo(Number(weighting === 'points' ? row?.marks : row?.rate), 1);
        const users = await who.call(userInspectionApi.overview, { ...period, weighting });
        expect(users.figures.average).toBe(average);
      }
      seen.push(average);
    }
    if (role === 'owner') expect(seen[0]).not.toBe(seen[1]);
  },
);

it('the rows, their order and their file follow the weighting', async () => {
  const { people, period } = at;
  const weighting = 'points' as const;
  const { list } = await people.owner.call(statisticsApi.shops, { ...period, weighting, sort: 'average' });
  for (const row of list.slice(0, 3)) {
    const one = { ...period, weighting, shopId: [row.shopId] };
    const { current } = await people.owner.call(statisticsApi.inspection, one);
    expect(row.averageRate).toBe(current.averageRate);
  }
  const rates = list.flatMap(({ averageRate }) => averageRate ?? []);
  expect(rates).toEqual(rates.toSorted((a, b) => a - b));
  const asked = { ...period, weighting, sort: 'average' } as const;
  const sent = compose(statisticsApi.exportShops, asked, people.owner, { now: w.clock.now().getTime() });
  const answer = await fetch(`${w.base}${sent.url}`, { headers: sent.headers });
  const { Sheets } = read(Buffer.from(await answer.arrayBuffer()));
  const rows = utils.sheet_to_json<Record<string, unknown>>(Sheets['Inspection statistics'] ?? {});
  // A rate is a share in a spreadsheet: 0.581 that is shown as 58.1%.
  const shares = rows.map(({ Average }) => (typeof Average === 'number' ? Math.round(Average * 1_000) / 10 : null));
  expect(shares).toEqual(list.map((row) => row.averageRate));
  expect(JSON.stringify(Sheets)).toContain('Weighted by points');
  const inspectors = await people.owner.call(userInspectionApi.table, { ...period, weighting, sort: 'average' });
  const given = inspectors.list.flatMap(({ averageRate }) => averageRate ?? []);
  expect(given).toEqual(given.toSorted((a, b) => a - b));
});
