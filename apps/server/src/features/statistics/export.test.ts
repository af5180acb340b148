import { read, utils } from '@e965/xlsx';
import { jobApi } from '@rondo/contract/job';
import type { Endpoint } from '@rondo/contract/kit/endpoint';
import { scoreStatisticsApi } from '@rondo/contract/score-statistics';
import { shopInspectionApi } from '@rondo/contract/shop-inspection';
import { statisticsApi } from '@rondo/contract/statistics';
import { taskStatisticsApi } from '@rondo/contract/task-statistics';
import { userInspectionApi } from '@rondo/contract/user-inspection';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compose, type Identity } from '../../../test/client.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { answersOf, dispatchTo, givenTemplate, inspect } from '../../../test/inspection.ts';
import { recordFactory } from '../../../test/record-factory.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let manager: Person;
const PERIOD = { from: '2026-06-01', to: '2026-06-30' };
/** Shops with this many failed items of four, so that their order by rate is not that of their names. */
const FAILS: Record<string, number[]> = { '=1+1': [0], Quay: [0, 1, 2], Wharf: [] };

beforeAll(async () => {
  w = await world();
  w.clock.set('2026-06-20T02:00:00Z');
  company = await w.company({ name: 'Harbour Coffee' });
  manager = await company.member({ role: 'store_manager', name: 'Li' });
  const make = recordFactory(w, company);
  const template = await make.template();
  for (const [name, fails] of Object.entries(FAILS)) {
    const shopId = await company.shop({ name, managerIds: [manager.id] });
    // Three scored inspections are enough to be ranked.
    for (const day of [1, 2, 3])
      await make.record({ shopId, template, inspector: manager, at: `2026-06-0${day}T02:00:00Z`, fails });
  }
  const shopId = await company.shop({ name: 'Pier', managerIds: [manager.id] });
  const given = await givenTemplate(w, company);
  const { firstTaskId } = await dispatchTo(w, company.owner, given.id, [shopId]);
  await inspect(manager, firstTaskId, answersOf(given.items));
  await w.settle();
});
afterAll(() => w.stop());

async function fetched(endpoint: Endpoint, input: object, who: Identity): Promise<Buffer> {
  const sent = compose(endpoint, input as never, who, { now: w.clock.now().getTime() });
  const answer = await fetch(`${w.base}${sent.url}`, { headers: sent.headers });
  return Buffer.from(await answer.arrayBuffer());
}

const rowsOf = (bytes: Buffer, sheet: string) =>
  utils.sheet_to_json<Record<string, unknown>>(read(bytes).Sheets[sheet] ?? {});

it('the table of stores leaves as it is on the page: its order, its ranks, its averages', async () => {
  const asked = { ...PERIOD, sort: '-average' } as const;
  const { list } = await company.owner.call(statisticsApi.shops, asked);
  const rows = rowsOf(await fetched(statisticsApi.exportShops, asked, company.owner), 'Inspection statistics');
  expect(rows.map((row) => [row.Store, row.Rank ?? null, row.Inspections])).toEqual(
    list.map((row) => [row.name, row.rank, row.records]),
  );
  expect(rows.flatMap((row) => row.Rank ?? [])).toEqual([1, 2, 3]);
  expect(list.length).toBe(4);
  const covered = { ...asked, coverage: 'inspected' } as const;
  const inspected = rowsOf(await fetched(statisticsApi.exportShops, covered, company.owner), 'Inspection statistics');
  expect(inspected.length).toBe((await company.owner.call(statisticsApi.shops, covered)).total);
});

it('the table of tasks leaves by the rows that are chosen', async () => {
  for (const by of ['executor', 'shop', 'template'] as const) {
    const { list } = await company.owner.call(taskStatisticsApi.table, { ...PERIOD, by });
    const rows = rowsOf(await fetched(taskStatisticsApi.export, { ...PERIOD, by }, company.owner), 'Task statistics');
    expect(rows.map((row) => [row.Name, row['Tasks dispatched'], row['Tasks due']])).toEqual(
      list.map(({ name, counts }) => [name, counts.dispatched, counts.due]),
    );
    expect(list.length).toBeGreaterThan(0);
  }
});

it('the tables of stores and of inspectors leave in the order of the page', async () => {
  const stores = await company.owner.call(shopInspectionApi.table, { ...PERIOD, sort: '-records' });
  const of = rowsOf(
    await fetched(shopInspectionApi.export, { ...PERIOD, sort: '-records' }, company.owner),
    'Store inspection statistics',
  );
  expect(of.map((row) => [row.Store, row.Inspections, row.Planned, row['Last self'] === undefined])).toEqual(
    stores.list.map((row) => [row.name, row.records, row.due, !row.last.some(({ mode }) => mode === 'self')]),
  );
  const people = await company.owner.call(userInspectionApi.table, PERIOD);
  const by = rowsOf(await fetched(userInspectionApi.export, PERIOD, company.owner), 'Inspector statistics');
  expect(by.map((row) => [row.Inspector, row.Inspections, row.Planned, row.Rectifications])).toEqual(
    people.list.map((row) => [row.name, row.records, row.due, row.rectifications]),
  );
  expect([of.length, by.length]).toEqual([4, 1]);
});

it('the table of scores leaves in its order, also as background work: a row a store and template', async () => {
  const asked = { ...PERIOD, sort: '-average' } as const;
  const { list } = await company.owner.call(scoreStatisticsApi.table, asked);
  const rows = rowsOf(await fetched(scoreStatisticsApi.export, asked, company.owner), 'Score statistics');
  expect(rows.map((row) => [row.Store, row.Template, row.Scored, row.Rank ?? null])).toEqual(
    list.map((row) => [row.name, row.templateName, row.evaluated, row.rank]),
  );
  expect(list.length).toBe(4);
  const inspected = list.find(({ name }) => name === 'Pier');
  expect(inspected?.categories.length).toBeGreaterThan(0);
  expect(rows.find(({ Store }) => Store === 'Pier')?.['Category rates']).toContain(inspected?.categories[0]?.name);
  const { jobId } = await company.owner.call(scoreStatisticsApi.startExport, { ...asked, requestId: requestId() });
  await w.app.runJob('job.run', { companyId: company.id, id: jobId });
  await expect.poll(async () => (await company.owner.call(jobApi.get, { id: jobId })).state).toBe('done');
});

it('a csv too, and as background work; without the permission nothing leaves', async () => {
  const csv = (await fetched(statisticsApi.exportShops, { ...PERIOD, format: 'csv' }, company.owner)).toString('utf8');
  expect(csv).toContain(`'=1+1`);
  const { jobId } = await company.owner.call(taskStatisticsApi.startExport, { ...PERIOD, requestId: requestId() });
  await w.app.runJob('job.run', { companyId: company.id, id: jobId });
  await expect.poll(async () => (await company.owner.call(jobApi.get, { id: jobId })).state).toBe('done');
  await expect(manager.call(taskStatisticsApi.startExport, { ...PERIOD, requestId: requestId() })).rejects.toThrow(
    '90403',
  );
  const [kept] = await w.sql<{ events: string[] }>(
    `select array_agg(distinct event order by event) as events from history where company_id = $1 and object_kind = 'export'`,
    [company.id],
  );
  expect(kept?.events).toEqual(['scoreStatistics', 'shopInspection', 'statistics', 'taskStatistics', 'userInspection']);
});
