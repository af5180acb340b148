import { doubleInspectionApi } from '@rondo/contract/double-inspection';
import type { Input, Output } from '@rondo/contract/kit/endpoint';
import { recordApi } from '@rondo/contract/record';
import { rectificationApi } from '@rondo/contract/rectification';
import { shopApi, shopGroupApi } from '@rondo/contract/shop';
import { statisticsApi } from '@rondo/contract/statistics';
import {
  FIGURE_ROWS,
  failureRows,
  itemRows,
  openRows,
  ROWS_NEED,
  type Rows,
  recordRows,
  type StatisticsFilter,
} from '@rondo/contract/statistics-rows';
import { taskStatisticsApi } from '@rondo/contract/task-statistics';
import { addDays, civilDate } from '@rondo/domain/civil-time';
import { PRESET_ROLES } from '@rondo/domain/role';
import { asOf, STRUCTURES, type Structure } from '@rondo/domain/structure';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { recordFactory } from '../../../test/record-factory.ts';
import { type World, world } from '../../../test/world.ts';

const ROLES = ['owner', 'area_manager', 'inspector', 'store_manager', 'staff'] as const;
type Role = (typeof ROLES)[number];

let w: World;
let company: Company;
let people: Record<Role, Person>;
let north: string;
let inner: string;
let south: string;
let templateIds: string[];
const today = civilDate(new Date(), 'Asia/Shanghai');
const period = { from: addDays(today, -30), to: today };
/** All there are; the third one before what moves in this world. */
const structures: Structure[] = [...STRUCTURES, asOf(addDays(today, -1))];
const noon = (ago: number): string => `${addDays(today, -ago)}T04:00:00Z`;

beforeAll(async () => {
  w = await world();
  company = await w.company();
  // Each remote inspection goes to a second inspector, who must not find the first: neither in a list nor in a figure.
  await company.owner.call(doubleInspectionApi.saveSetting, { percent: 100, rev: 0 });
  const make = recordFactory(w, company);
  north = await company.group('North');
  inner = await company.group('Inner', north);
  south = await company.group('South');
  const places = [north, inner, inner, south, south, undefined, north];
  const shops: string[] = [];
  for (const groupId of places) shops.push(await company.shop(groupId ? { groupId } : {}));
  await company.shop({ groupId: south });
  await company.shop({ groupId: north, state: 'preparing' });
  people = {
    owner: company.owner,
    area_manager: await company.member({ role: 'area_manager', groupIds: [north] }),
    inspector: await company.member({ role: 'inspector', scopeAll: true }),
    store_manager: await company.member({ role: 'store_manager', shopIds: shops.slice(2, 4) }),
    staff: await company.member({ role: 'staff', shopIds: shops.slice(0, 2) }),
  };
  const templates = [await make.template(), await make.template(6)];
  templateIds = templates.map((template) => template.id);
  let n = 0;
  const inspect = async (count: number, daysAgo: (i: number) => number) => {
    for (let i = 0; i < count; i += 1) {
      n += 1;
      const template = templates[n % 2];
      if (!template) continue;
      const fails = [0, 1, 2, 3].slice(0, n % 5);
      const recordId = await make.record({
        shopId: shops[n % shops.length] ?? '',
        template,
        inspector: n % 4 === 0 ? people.staff : people.inspector,
        at: noon(daysAgo(i)),
        fails,
        redLines: Math.min(fails.length, n % 3),
        state: n % 11 === 0 ? 'in_review' : n % 13 === 0 ? 'void' : 'effective',
        isEvaluated: n % 7 !== 0,
        mode: (['on_site', 'remote', 'self'] as const)[n % 3] ?? 'self',
      });
      if (fails.length > 0) {
        await make.rectification({
          recordId,
          deadlineAt: noon(daysAgo(i) - (n % 2 ? 1 : 60)),
          state: (['pending', 'awaiting_review', 'completed', 'completed', 'ended'] as const)[n % 5] ?? 'pending',
          completedAt: noon(daysAgo(i) - 2),
        });
      }
    }
  };
  await inspect(50, (i) => i % 28);
  // What follows moves shops, a group with its shops, and closes one; inspections go on the same day.
  await move(shops[0] ?? '', south);
  await move(shops[3] ?? '', inner);
  const groups = await company.owner.call(shopGroupApi.list, {});
  const { rev = 0 } = groups.find((group) => group.id === inner) ?? {};
  await company.owner.call(shopGroupApi.update, { id: inner, rev, name: 'Inner', parentId: south });
  await w.sql(`update shop set state = 'closed', closed_kind = 'permanent', closed_on = $2 where id = $1`, [
    shops[6],
    addDays(today, -3),
  ]);
  await inspect(20, () => 0);
  await w.settle();
}, 120_000);
afterAll(() => w.stop());

/** Through the door that people use, so that the move is noted as theirs are. */
async function move(id: string, groupId: string): Promise<void> {
  const { rev, name } = await company.owner.call(shopApi.get, { id });
  await company.owner.call(shopApi.update, { id, rev, name, groupId });
}

async function totalOf(who: Person, { list, query }: Rows): Promise<number> {
  switch (list) {
    case 'records':
      return (await who.call(recordApi.list, query)).total;
    case 'rectifications':
      return (await who.call(rectificationApi.list, query)).total;
    case 'shops':
      return (await who.call(statisticsApi.shops, query)).total;
    case 'failures':
      return (await who.call(statisticsApi.failures, query)).total;
    case 'items':
      return (await who.call(statisticsApi.items, query)).total;
    case 'tasks':
      return (await who.call(taskStatisticsApi.tasks, query)).total;
    default:
      return list satisfies never;
  }
}

function mayOpen(role: Role, { list }: Rows): boolean {
  const needs = ROWS_NEED[list];
  if (needs.kind !== 'any') return true;
  return needs.codes.some((code) => PRESET_ROLES[role].codes.includes(code));
}

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
  () => ({ groupId: [north] }),
  () => ({ groupId: [south] }),
  () => ({ groupId: [inner] }),
  () => ({ groupId: [north, inner] }),
  () => ({ groupId: [company.start.rootGroupId] }),
  () => ({ templateId: templateIds.slice(0, 1) }),
  () => ({ mode: ['remote', 'self'] }),
  () => ({ groupId: [south], templateId: templateIds.slice(1), mode: ['on_site'] }),
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
          if (!mayOpen(role, rows)) {
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
    const filter = { ...period, groupId: [south], structure } as StatisticsFilter;
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
