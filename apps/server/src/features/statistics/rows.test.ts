import type { Input, Output } from '@rondo/contract/kit/endpoint';
import { recordApi } from '@rondo/contract/record';
import { statisticsApi } from '@rondo/contract/statistics';
import {
  FIGURE_ROWS,
  failureRows,
  itemRows,
  openRows,
  type Rows,
  recordRows,
  type StatisticsFilter,
} from '@rondo/contract/statistics-rows';
import { addDays } from '@rondo/domain/civil-time';
import { asOf, STRUCTURES, type Structure } from '@rondo/domain/structure';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mayOpenRows, totalOf } from '../../../test/rows-total.ts';
import { ROLES_OF_STATISTICS as ROLES, type StatisticsWorld, statisticsWorld } from '../../../test/statistics-world.ts';
import { type World, world } from '../../../test/world.ts';

let w: World;
let company: StatisticsWorld['company'];
let people: StatisticsWorld['people'];
let groups: StatisticsWorld['groups'];
let templateIds: string[];
let period: StatisticsWorld['period'];
/** All there are; the third one before what moves in this world. */
let structures: Structure[];

beforeAll(async () => {
  w = await world();
  ({ company, people, groups, templateIds, period } = await statisticsWorld(w));
  structures = [...STRUCTURES, asOf(addDays(period.to, -1))];
}, 120_000);
afterAll(() => w.stop());

/** Every number of an answer with the rows its link opens. */
function numbers(figures: Output<typeof statisticsApi.inspection>, filter: StatisticsFilter): [string, number, Rows][] {
  const cards = Object.entries(FIGURE_ROWS).map(([key, { count, rows }]): [string, number, Rows] => [
    key,
    count(figures.current),
    rows(filter),
  ]);
  const part = (b: (typeof figures.trend)[number]) => ({ from: b.from, to: b.to });
  return [
    ...cards,
    ['kinds of items', figures.failedItemKinds, itemRows(filter)],
    ...figures.topFailed.map((i): [string, number, Rows] => [
      i.name,
      i.failed,
      recordRows(filter, { itemId: i.itemId }),
    ]),
    ...figures.modes
      .filter(({ mode }) => !filter.mode || filter.mode.includes(mode))
      .map(({ mode, records }): [string, number, Rows] => [mode, records, recordRows(filter, { mode: [mode] })]),
    ...figures.trend.map((b): [string, number, Rows] => [b.from, b.records, recordRows(filter, part(b))]),
    ...figures.trend.map((b): [string, number, Rows] => [
      `red lines ${b.from}`,
      b.redLines,
      failureRows(filter, { ...part(b), severity: ['red_line'] }),
    ]),
    ...figures.levels.flatMap(({ groupId, name, records, byRank }): [string, number, Rows][] => [
      [`group ${name}`, records, recordRows(filter, { groupRow: groupId, evaluated: true })],
      ...byRank.map((count, rank): [string, number, Rows] => [
        `group ${name} level ${rank}`,
        count,
        recordRows(filter, { groupRow: groupId, levelRank: [rank] }),
      ]),
    ]),
  ];
}

const FILTERS: (() => Partial<Input<typeof statisticsApi.inspection>>)[] = [
  () => ({}),
  () => ({ groupId: [groups.north] }),
  () => ({ groupId: [groups.south] }),
  () => ({ groupId: [groups.inner] }),
  () => ({ groupId: [groups.north, groups.inner] }),
  () => ({ groupId: [company.start.rootGroupId] }),
  () => ({ templateId: templateIds.slice(0, 1) }),
  () => ({ mode: ['remote', 'self'] }),
  () => ({ shopTag: ['Mall'], shopFormat: ['franchise'], managerId: [people.store_manager.id] }),
  () => ({ shopTag: ['Mall', 'none'] }),
  () => ({ groupId: [groups.south], templateId: templateIds.slice(1), mode: ['on_site'] }),
];

it.each(ROLES)(
  'every number that the %s sees opens exactly the rows it counts',
  async (role) => {
    const who = people[role];
    for (const structure of structures) {
      for (const some of FILTERS) {
        const filter = { ...period, ...some(), structure } as StatisticsFilter;
        const figures = await who.call(statisticsApi.inspection, { ...filter, granularity: 'week' });
        const wrong: unknown[] = [];
        for (const [what, count, rows] of numbers(figures, filter)) {
          if (!mayOpenRows(role, rows)) {
            await expect(totalOf(who, rows), what).rejects.toThrow('90403');
            continue;
          }
          const opened = await totalOf(who, rows);
          if (opened !== count) wrong.push({ what, count, opened });
        }
        expect(wrong, JSON.stringify({ ...some(), structure })).toEqual([]);
      }
    }
  },
  180_000,
);

it('the numbers of the table of shops open their rows too', async () => {
  for (const structure of structures) {
    const filter = { ...period, groupId: [groups.south], structure } as StatisticsFilter;
    const { list } = await company.owner.call(statisticsApi.shops, { ...filter, size: 50 });
    expect(list.length).toBeGreaterThan(2);
    for (const row of list) {
      const own = { ...filter, shopId: [row.shopId] };
      expect(await totalOf(company.owner, recordRows(own))).toBe(row.records);
      expect(await totalOf(company.owner, failureRows(own))).toBe(row.failedItems);
      expect(await totalOf(company.owner, failureRows(own, { severity: ['red_line'] }))).toBe(row.redLines);
      expect(await totalOf(company.owner, openRows(row.shopId))).toBe(row.openRectifications);
    }
  }
});

it('the world of these tests has something behind each figure', async () => {
  const { current, levels } = await company.owner.call(statisticsApi.inspection, period);
  for (const [key, { count }] of Object.entries(FIGURE_ROWS)) expect(count(current), key).toBeGreaterThan(0);
  expect(levels.map((row) => row.name)).toContain('North');
  const blind = await w.sql(`select 1 from double_inspection where second_inspector_id = $1`, [people.inspector.id]);
  expect(blind.length).toBeGreaterThan(2);
});

it('an item that statistics link to has its name in the list of records, only from records the reader may see', async () => {
  const { topFailed } = await people.inspector.call(statisticsApi.inspection, period);
  for (const { itemId, name } of topFailed)
    expect(await people.inspector.call(recordApi.itemName, { itemId })).toEqual({ name });
  const itemId = topFailed[0]?.itemId ?? '';
  const stranger = (await w.company()).owner;
  const newcomer = await company.member({ role: 'inspector', shopIds: [] });
  for (const who of [stranger, newcomer])
    await expect(who.call(recordApi.itemName, { itemId })).rejects.toMatchObject({ reason: 'NOT_FOUND' });
  await expect(people.staff.call(recordApi.itemName, { itemId })).rejects.toThrow('90403');
});
