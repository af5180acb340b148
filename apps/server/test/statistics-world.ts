import { doubleInspectionApi } from '@rondo/contract/double-inspection';
import { shopApi, shopGroupApi } from '@rondo/contract/shop';
import type { StatisticsFilter } from '@rondo/contract/statistics-rows';
import { addDays, civilDate } from '@rondo/domain/civil-time';
import { asOf } from '@rondo/domain/structure';
import type { Company, Person } from './factories.ts';
import { plannedTask } from './planned-task.ts';
import { recordFactory } from './record-factory.ts';
import type { World } from './world.ts';

/** Readers of different tiers and scopes. */
export const ROLES_OF_STATISTICS = ['owner', 'area_manager', 'inspector', 'store_manager', 'staff'] as const;
type StatisticsRole = (typeof ROLES_OF_STATISTICS)[number];

export interface StatisticsWorld {
  company: Company;
  people: Record<StatisticsRole, Person>;
  groups: { north: string; inner: string; south: string };
  shops: string[];
  templateIds: string[];
  /** The last 31 days. */
  period: { from: string; to: string };
}

/**
 * A company with inspections, rectifications and planned inspections of a month: two inspectors, three modes, voided and unscored
 * records, those that someone inspects again unseen, shops and a group that moved, one that closed.
 */
export async function statisticsWorld(w: World): Promise<StatisticsWorld> {
  const today = civilDate(new Date(), 'Asia/Shanghai');
  const noon = (ago: number): string => `${addDays(today, -ago)}T04:00:00Z`;
  const company = await w.company();
  // Each remote inspection goes to a second inspector, who must not find the first: neither in a list nor in a figure.
  await company.owner.call(doubleInspectionApi.saveSetting, { percent: 100, rev: 0 });
  const make = recordFactory(w, company);
  const north = await company.group('North');
  const inner = await company.group('Inner', north);
  const south = await company.group('South');
  const shops: string[] = [];
  for (const groupId of [north, inner, inner, south, south, undefined, north])
    shops.push(await company.shop(groupId ? { groupId } : {}));
  await company.shop({ groupId: south });
  await company.shop({ groupId: north, state: 'preparing' });
  const people = {
    owner: company.owner,
    area_manager: await company.member({ role: 'area_manager', groupIds: [north] }),
    inspector: await company.member({ role: 'inspector', scopeAll: true }),
    store_manager: await company.member({ role: 'store_manager', shopIds: shops.slice(2, 4) }),
    staff: await company.member({ role: 'staff', shopIds: shops.slice(0, 2) }),
  };
  await w.sql(`update shop set tags = '{Mall,New}' where id = any($1)`, [[shops[1], shops[2], shops[4]]]);
  await w.sql(`update shop set format = 'franchise' where id = any($1)`, [shops.slice(2, 5)]);
  const managed = [company.id, shops[2], people.store_manager.id];
  await w.sql(
    `insert into shop_manager (company_id, shop_id, member_id, sort) values ($1, $2, $3, 0) on conflict do nothing`,
    managed,
  );
  const templates = [await make.template(), await make.template(6)];
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
  const [template] = templates;
  for (let i = 0; i < PLANNED && template; i += 1) {
    await plannedTask(w, company, {
      shopId: shops[i % shops.length] ?? '',
      template,
      handler: i % 3 === 0 ? people.staff : people.inspector,
      createdAt: noon(i + 3),
      deadlineAt: noon(i - 2),
      dispatch: i % 4 === 3 ? 'self_initiated' : 'immediate',
      closeReason: ([null, 'manual', 'deadline', null] as const)[i % 4] ?? null,
    });
  }
  // What follows moves shops, a group with its shops, and closes one; inspections go on the same day.
  const move = async (id: string, groupId: string): Promise<void> => {
    const { rev, name } = await company.owner.call(shopApi.get, { id });
    // Through the door that people use, so that the move is noted as theirs are.
    await company.owner.call(shopApi.update, { id, rev, name, groupId });
  };
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
  return {
    company,
    people,
    groups: { north, inner, south },
    shops,
    templateIds: templates.map(({ id }) => id),
    period: { from: addDays(today, -30), to: today },
  };
}

/** Inspections that were asked for and are still open, were closed, or were begun by the inspector alone. */
const PLANNED = 24;

/** Filters with which every number of a statistics page is asked for its rows: stores, groups by each structure, templates and modes, and what stores are like. */
export const filtersOf = (at: StatisticsWorld): Partial<StatisticsFilter>[] => [
  {},
  { shopId: at.shops.slice(2, 4) },
  { groupId: [at.groups.inner] },
  { groupId: [at.groups.south], structure: 'current' },
  { groupId: [at.groups.north], structure: asOf(addDays(at.period.to, -1)) },
  { templateId: at.templateIds.slice(0, 1), mode: ['on_site'] },
  { shopTag: ['Mall'], shopFormat: ['franchise'], managerId: [at.people.store_manager.id] },
];
