import { inspectSettingApi as settings } from '@rondo/contract/inspect-setting';
import { inspectionApi } from '@rondo/contract/inspection';
import type { Input } from '@rondo/contract/kit/endpoint';
import { recordApi } from '@rondo/contract/record';
import { rectificationApi } from '@rondo/contract/rectification';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  answersOf,
  dispatchTo,
  givenShopToInspect,
  inspect,
  openTask,
  type ShopToInspect,
} from '../../../test/inspection.ts';
import { refused } from '../../../test/refusal.ts';
import { type World, world } from '../../../test/world.ts';

let w: World;
let given: ShopToInspect;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  given = await givenShopToInspect(w);
});

const set = async (patch: Partial<Input<typeof settings.saveRectification>>) => {
  const { owner } = given.company;
  return owner.call(settings.saveRectification, { ...(await owner.call(settings.rectification, {})), ...patch });
};
const task = async () =>
  (
    await dispatchTo(w, given.inspector, given.template.id, [given.shopId], {
      executor: { kind: 'members', memberIds: [given.inspector.id] },
    })
  ).firstTaskId;
const failed = async () =>
  (await inspect(given.inspector, await task(), answersOf(given.template.items, [0]))).rectifications;
const one = async () => {
  const [made] = await failed();
  if (!made) throw new Error('no rectification was made');
  return made.id;
};
const see = (id: string) => given.manager.call(rectificationApi.get, { id });
const hours = async (id: string) => {
  const [row] = await w.sql(
    'select limit_hours, round_hours, allows_transfer, repeat_no from rectification where id = $1',
    [id],
  );
  return row;
};

describe('the settings of rectifications', () => {
  it('hold for new ones only: those that are there keep what they were made with', async () => {
    const old = await one();
    await set({ hoursNormal: 5, roundHours: 3, allowsTransfer: false });
    const fresh = await one();
    expect(await hours(old)).toMatchObject({ limit_hours: 72, round_hours: 24, allows_transfer: true });
    expect(await hours(fresh)).toMatchObject({ limit_hours: 5, round_hours: 3, allows_transfer: false });
    expect((await see(old)).can.events).toContain('transfer');
    expect((await see(fresh)).can.events).not.toContain('transfer');
  });

  it('say what becomes of a small failure: certain, a choice, or nothing', async () => {
    const planned = async () => {
      const taskId = await task();
      await openTask(given.inspector, taskId);
      const answers = answersOf(given.template.items, [0]);
      const { rectifications } = await given.inspector.call(inspectionApi.preview, { taskId, answers });
      return rectifications.map(({ isRequired }) => isRequired);
    };
    expect(await planned()).toEqual([false]);
    await set({ autoCreate: 'always' });
    expect(await planned()).toEqual([true]);
    await set({ autoCreate: 'never' });
    expect(await planned()).toEqual([]);
    expect(await failed()).toEqual([]);
  });

  it('give way to the rules of an item for who puts it right and who looks at it', async () => {
    const { company, inspector } = given;
    const area = await company.member({ role: 'area_manager', groupIds: [company.start.rootGroupId] });
    const rules = ['area_manager', 'inspector'].map((one) => ({ handler: one, reviewer: 'area_manager' }));
    for (const [at, rule] of rules.entries())
      await w.sql(
        `update template_version set content = jsonb_set(content, $2::text[], content #> $2::text[] || $3::jsonb) where company_id = $1`,
        [company.id, `{categories,0,items,${at},rectify}`, JSON.stringify(rule)],
      );
    const { rectifications } = await inspect(inspector, await task(), answersOf(given.template.items, [0, 1]));
    const parts = await Promise.all(
      rectifications.map(async ({ id }) => {
        const { handlers, reviewers } = await company.owner.call(rectificationApi.get, { id });
        return [...handlers, ...reviewers].map((person) => person.id);
      }),
    );
    expect(parts.toSorted()).toEqual(
      [
        [area.id, inspector.id],
        [inspector.id, area.id],
      ].toSorted(),
    );
  });

  it('give way to a role, members, CC and a priority that an item names, as long as they work for the store', async () => {
    const { company, inspector, manager, shopId } = given;
    const roleId = company.start.roleIds.area_manager ?? '';
    const area = await company.member({ role: 'area_manager', shopIds: [shopId] });
    const [fitter, copied] = [
      await company.member({ role: 'inspector', shopIds: [shopId] }),
      await company.member({ role: 'inspector' }),
    ];
    const nobody = {
      handlerRoleId: null,
      handlerIds: [],
      reviewerRoleId: null,
      reviewerIds: [],
      ccIds: [],
      ccRoleIds: [],
    };
    const cc = { ccIds: [copied.id], ccRoleIds: [roleId] };
    const rules = [
      { handler: 'role', reviewer: 'members', named: { ...nobody, handlerRoleId: roleId, reviewerIds: [fitter.id] } },
      { handler: 'members', named: { ...nobody, handlerIds: [fitter.id, copied.id], ...cc }, priority: 'urgent' },
      {
        handler: 'members',
        reviewer: 'members',
        named: { ...nobody, handlerIds: [copied.id], reviewerIds: [copied.id] },
      },
    ];
    for (const [at, rule] of rules.entries())
      await w.sql(
        `update template_version set content = jsonb_set(content, $2::text[], content #> $2::text[] || $3::jsonb) where company_id = $1`,
        [company.id, `{categories,0,items,${at},rectify}`, JSON.stringify(rule)],
      );
    const expected = [
      { handlers: [area.id], reviewers: [fitter.id], cc: [], priority: 'normal' },
      { handlers: [fitter.id], reviewers: [inspector.id], cc: [copied.id, area.id], priority: 'urgent' },
      { handlers: [manager.id], reviewers: [inspector.id], cc: [], priority: 'normal' },
    ];
    const taskId = await task();
    const { ofItems } = (await openTask(inspector, taskId)).rectification;
    const ids = (people: readonly { id: string }[]) => people.map(({ id }) => id);
    expect(
      ofItems.map((one) => ({ handlers: ids(one.handlers), reviewers: ids(one.reviewers), cc: ids(one.cc) })),
    ).toEqual(expected.map(({ priority: _, ...people }) => people));
    expect(ofItems.map(({ fallsBack }) => fallsBack)).toEqual([[], [], ['handler', 'reviewer']]);
    const { rectifications } = await inspect(inspector, taskId, answersOf(given.template.items, [0, 1, 2]));
    for (const [at, { id }] of rectifications.entries()) {
      const { handlers, reviewers, people, priority } = await company.owner.call(rectificationApi.get, { id });
      const told = ids(people.filter(({ relation }) => relation === 'cc')).toSorted();
      expect({ handlers: ids(handlers), reviewers: ids(reviewers), cc: told, priority }).toEqual({
        ...expected[at],
        cc: expected[at]?.cc.toSorted(),
      });
    }
    const urgent = { tab: 'all', priority: ['urgent'] } as const;
    const { list } = await company.owner.call(rectificationApi.list, { ...urgent, priority: [...urgent.priority] });
    expect(ids(list)).toEqual([rectifications[1]?.id]);
  });

  it('say within how many days a failure is a repeat', async () => {
    await one();
    w.clock.advance(2 * 86_400_000);
    expect(await hours(await one())).toMatchObject({ repeat_no: 2 });
    await set({ repeatDays: 1 });
    w.clock.advance(2 * 86_400_000);
    expect(await hours(await one())).toMatchObject({ repeat_no: 1 });
    // The report counts by the same days.
    const [newest] = await w.sql<{ id: string }>(
      'select id from record where company_id = $1 order by submitted_at desc limit 1',
      [given.company.id],
    );
    const report = await given.company.owner.call(recordApi.get, { id: newest?.id ?? '' });
    expect(Math.max(...report.items.map(({ repeatNo }) => repeatNo))).toBe(1);
  });

  it('are saved over what was seen only, by those who may', async () => {
    await set({ hoursMajor: 10 });
    expect(await refused(set({ hoursMajor: 11, rev: 0 }))).toBe('STALE');
    expect(await refused(given.inspector.call(settings.rectification, {}))).toBe('FORBIDDEN');
    expect(await refused(set({ hoursNormal: 0 }))).toBe('INPUT_REFUSED');
  });
});

describe('the people of rectifications', () => {
  const people = async () => {
    const taskId = await task();
    const sheet = await openTask(given.inspector, taskId);
    const { handlers, reviewers, cc } = sheet.rectification;
    const { rectifications } = await inspect(given.inspector, taskId, answersOf(given.template.items, [0]));
    const detail = await given.company.owner.call(rectificationApi.get, { id: rectifications[0]?.id ?? '' });
    const of = (relation: string) =>
      detail.people
        .filter((one) => one.relation === relation)
        .map(({ id }) => id)
        .sort();
    const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).sort();
    expect({ handler: of('handler'), reviewer: of('reviewer'), cc: of('cc') }).toEqual({
      ...{ handler: ids(handlers), reviewer: ids(reviewers), cc: ids(cc) },
    });
    return { handlers: ids(handlers), reviewers: ids(reviewers), cc: ids(cc) };
  };

  it('are found by the rules that are set, and by the usual ones where a rule finds nobody', async () => {
    const { company, shopId, inspector, manager } = given;
    expect(await people()).toEqual({ handlers: [manager.id], reviewers: [inspector.id], cc: [] });
    const area = await company.member({ role: 'area_manager', shopIds: [shopId] });
    const fitter = await company.member({ role: 'inspector', shopIds: [shopId] });
    const stranger = await company.member({ role: 'inspector' });
    await set({
      handler: { kind: 'members', memberIds: [fitter.id, stranger.id] },
      reviewer: { kind: 'area_manager' },
      ccIds: [stranger.id],
      ccRoleIds: [company.start.roleIds.store_manager],
    });
    const cc = [stranger.id, manager.id].sort();
    expect(await people()).toEqual({ handlers: [fitter.id], reviewers: [area.id], cc });
    // Nobody reviews their own fix, and who does not work for the store gets none.
    await set({
      handler: { kind: 'role', roleId: company.start.roleIds.area_manager },
      reviewer: { kind: 'members', memberIds: [area.id] },
      ...{ ccIds: [], ccRoleIds: [] },
    });
    expect(await people()).toEqual({ handlers: [area.id], reviewers: [inspector.id], cc: [] });
    await set({ handler: { kind: 'members', memberIds: [stranger.id] } });
    expect(await people()).toEqual({ handlers: [manager.id], reviewers: [area.id], cc: [] });
  });

  it('are named only as long as they are of the company', async () => {
    const other = await w.company();
    const named = { kind: 'members' as const, memberIds: [other.owner.id] };
    expect(await refused(set({ handler: named }))).toBe('MEMBER_NOT_FOUND');
    const role = { kind: 'role' as const, roleId: other.start.roleIds.area_manager };
    expect(await refused(set({ reviewer: role }))).toBe('NOT_FOUND');
    expect(await refused(set({ ccRoleIds: [role.roleId] }))).toBe('NOT_FOUND');
    expect(await refused(set({ handler: { kind: 'members', memberIds: [] } }))).toBe('INPUT_REFUSED');
    expect(await refused(set({ minPhotos: 0 }))).toBe('INPUT_REFUSED');
    expect(await refused(set({ minPhotos: 10 }))).toBe('INPUT_REFUSED');
  });

  it('and the rest are saved by one of twenty at once, and the audit log says what is different', async () => {
    const { company } = given;
    const base = await company.owner.call(settings.rectification, {});
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) =>
        company.owner.call(settings.saveRectification, {
          ...base,
          minPhotos: 2,
          clock: 'business',
          hoursNormal: i + 1,
        }),
      ),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [entry] = await w.sql<{ data: { changes: { field: string }[] } }>(
      "select data from history where company_id = $1 and object_kind = 'rectification_setting'",
      [company.id],
    );
    expect(entry?.data.changes.map(({ field }) => field).sort()).toEqual([
      ...['hoursNormal', 'rectifyClock', 'rectifyPhotos'],
    ]);
  });
});
