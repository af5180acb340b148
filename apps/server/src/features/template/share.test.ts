import { auditApi } from '@rondo/contract/audit';
import { coveragePolicyApi } from '@rondo/contract/coverage-policy';
import { cycleApi } from '@rondo/contract/cycle';
import { departmentApi } from '@rondo/contract/department';
import { inspectionApi } from '@rondo/contract/inspection';
import type { Input } from '@rondo/contract/kit/endpoint';
import { roleApi } from '@rondo/contract/role';
import { taskApi } from '@rondo/contract/task';
import { templateApi as api } from '@rondo/contract/template';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memberWith } from '../../../test/custom-role.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { answersOf, dispatchTo, type GivenTemplate, givenTemplate, inspect } from '../../../test/inspection.ts';
import { refusal, refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let template: GivenTemplate;
let north: string;
let [mall, street, south]: string[] = [];
let inspector: Person;
let planner: Person & { roleId: string };

beforeAll(async () => {
  w = await world();
  // Friday, 08:00 in Shanghai.
  w.clock.set(new Date('2026-11-20T00:00:00Z'));
  company = await w.company();
  north = await company.group('North');
  const east = await company.group('East', north);
  const manager = await company.member({ role: 'store_manager' });
  const shop = async (name: string, groupId: string, tags: string[], format: string | null) => {
    const id = await company.shop({ name, groupId, managerIds: [manager.id] });
    await w.sql('update shop set tags = $2, format = $3 where id = $1', [id, tags, format]);
    return id;
  };
  mall = await shop('Mall', east, ['mall', 'new'], 'franchise');
  street = await shop('Street', north, ['new'], 'direct');
  south = await shop('South', await company.group('South'), ['mall'], null);
  inspector = await company.member({ role: 'inspector', scopeAll: true });
  planner = await memberWith(w, company, ['x_dispatch', 'cyclic_view', 'x_cycle_manage'], { scopeAll: true });
});
afterAll(() => w.stop());
beforeEach(async () => {
  template = await givenTemplate(w, company);
});

type Share = Partial<Omit<Input<typeof api.share>, 'id' | 'rev'>>;
const read = () => company.owner.call(api.get, { id: template.id });
const share = async (to: Share, by = company.owner) =>
  by.call(api.share, { id: template.id, rev: (await read()).share.rev, ...to });
const offered = async (by: Person, more: Input<typeof api.options> = {}) =>
  (await by.call(api.options, { usable: true, ...more })).some(({ id }) => id === template.id);
const ON_SITE = { mode: 'on_site', review: false } as const;
const start = (by: Person, shopId = mall ?? '') =>
  by.call(inspectionApi.start, { shopId, templateId: template.id, ...ON_SITE, requestId: requestId() });

describe('the stores at which a template may be used', () => {
  it('are those of its groups, tags and formats, and those it names', async () => {
    const places = [
      { id: mall ?? '', groups: ['North', 'East'], tags: ['mall', 'new'], format: 'franchise' },
      { id: street ?? '', groups: ['North'], tags: ['new'], format: 'direct' },
      { id: south ?? '', groups: ['South'], tags: ['mall'], format: null },
    ];
    const cases: Share[] = [
      {},
      { groupIds: [north] },
      { tags: ['mall'] },
      { formats: ['direct', 'joint'] },
      { groupIds: [north], tags: ['mall'] },
      { groupIds: [north], formats: ['direct'] },
      { shopIds: [south ?? ''] },
      { shopIds: [south ?? ''], groupIds: [north], tags: ['mall'] },
      { tags: ['nowhere'] },
    ];
    for (const to of cases) {
      await share(to);
      const may = (place: (typeof places)[number]) => {
        const { groupIds = [], tags = [], formats = [], shopIds = [] } = to;
        if (shopIds.includes(place.id)) return true;
        if (groupIds.length + tags.length + formats.length === 0) return shopIds.length === 0;
        const inGroup = groupIds.length === 0 || place.groups.includes('North');
        const hasTag = tags.length === 0 || tags.some((tag) => place.tags.includes(tag));
        return inGroup && hasTag && (formats.length === 0 || formats.some((one) => one === place.format));
      };
      const found = [];
      for (const { id } of places) found.push(await offered(planner, { shopId: id }));
      expect(found, JSON.stringify(to)).toEqual(places.map(may));
    }
  });

  it('stop a dispatch that goes beyond them, until they are left out', async () => {
    await share({ groupIds: [north] });
    const shopIds = [mall ?? '', south ?? ''];
    const wanted = {
      ...{ name: 'Check', mode: 'on_site' as const, templateIds: [template.id], shopIds, review: false },
      ...{ executor: { kind: 'manager' as const }, deadlineAt: '2026-11-25T00:00:00Z' },
    };
    expect(await planner.call(taskApi.preview, wanted)).toMatchObject({
      tasks: 1,
      blocked: [{ reason: 'not_shared', shops: 1 }],
      blockers: [{ shopId: south, shopName: 'South', reason: 'not_shared' }],
    });
    const told = await refusal(dispatchTo(w, planner, template.id, shopIds));
    expect(told.reason).toBe('TEMPLATE_NOT_FOR_SHOP');
    expect(await refused(dispatchTo(w, planner, template.id, [south ?? ''], { leftOut: ['not_shared'] }))).toBe(
      'TEMPLATE_NOT_FOR_SHOP',
    );
    expect((await dispatchTo(w, planner, template.id, shopIds, { leftOut: ['not_shared'] })).tasks).toBe(1);
  });

  it('stop one of several templates, and the other one is given out all the same', async () => {
    await share({ groupIds: [north] });
    const free = await givenTemplate(w, company, { name: 'Everywhere' });
    const templateIds = [template.id, free.id];
    const shopIds = [mall ?? '', south ?? ''];
    const wanted = { templateIds, leftOut: ['not_shared' as const] };
    const { batchId, tasks } = await dispatchTo(w, planner, template.id, shopIds, wanted);
    expect(tasks).toBe(3);
    const stopped = await refusal(dispatchTo(w, planner, template.id, shopIds, { templateIds }));
    expect(stopped.data).toMatchObject({ blockers: [{ shopId: south, template: { id: template.id } }] });
    const made = (batch: string) =>
      w.sql<{ shop_id: string; template_id: string }>(
        'select shop_id, template_id from task where batch_id = $1 order by shop_id, template_id',
        [batch],
      );
    const due = [
      { shop_id: mall, template_id: template.id },
      { shop_id: mall, template_id: free.id },
      { shop_id: south, template_id: free.id },
    ];
    expect(await made(batchId)).toEqual(expect.arrayContaining(due));
    const plan = {
      ...{ name: 'Both', mode: 'on_site' as const, templateIds, review: false, shopIds },
      executor: { kind: 'manager' as const },
      schedule: {
        recurrence: { frequency: 'daily' as const, everyDays: 1 },
        ...{ startOn: '2026-11-20', startTime: '08:30', term: { kind: 'days' as const, days: 0 } },
      },
    };
    const { id } = await planner.call(cycleApi.create, { ...plan, requestId: requestId() });
    w.clock.set(new Date('2026-11-20T00:30:00Z'));
    await w.app.runJob('cycle.watch');
    const [day] = (await planner.call(cycleApi.calendar, { id, month: '2026-11' })).past;
    expect(day).toMatchObject({ tasks: 3, skipped: 1 });
    expect(await made(day?.id ?? '')).toEqual(expect.arrayContaining(due));
    const { list } = await planner.call(cycleApi.skipped, { id, occurrenceId: day?.id ?? '' });
    expect(list).toMatchObject([{ shop: { id: south }, reason: 'not_shared', template: { id: template.id } }]);
    const { rev } = await planner.call(cycleApi.get, { id });
    await planner.call(cycleApi.end, { id, rev, openTasks: 'keep' });
    w.clock.set(new Date('2026-11-20T00:00:00Z'));
  });

  it('are where inspections of one’s own begin, and where a record can be inspected again', async () => {
    const { taskId } = await start(inspector);
    const { recordId } = await inspect(inspector, taskId, answersOf(template.items, [0]));
    const offer = async () => (await inspector.call(inspectionApi.reinspection, { recordId })).wholeOnly;
    const again = () => inspector.call(inspectionApi.reinspect, { recordId, ...ON_SITE, requestId: requestId() });
    expect(await offer()).toBeNull();
    await share({ shopIds: [south ?? ''] });
    expect(await offer()).toBe('not_shared');
    expect([await refused(start(inspector)), await refused(again())]).toEqual(Array(2).fill('TEMPLATE_NOT_FOR_SHOP'));
    await share({});
    await again();
  });

  it('are those a coverage policy is about', async () => {
    const { id } = await company.owner.call(coveragePolicyApi.create, {
      ...{ name: 'Weekly', groupId: null, tag: '', purpose: null, mode: null, templateId: template.id },
      ...{ atLeast: 1, per: 'week', requestId: requestId() },
    });
    const about = async () => {
      const { counts } = await company.owner.call(coveragePolicyApi.get, { id });
      return counts.overdue + counts.due + counts.done;
    };
    expect(await about()).toBe(3);
    await share({ tags: ['mall'] });
    expect(await about()).toBe(2);
  });

  it('get the tasks of a cycle; the others are named with the reason', async () => {
    const plan = {
      ...{ name: 'Opening', mode: 'on_site' as const, templateIds: [template.id], review: false },
      ...{ shopIds: [mall ?? '', south ?? ''], executor: { kind: 'manager' as const } },
      schedule: {
        recurrence: { frequency: 'daily' as const, everyDays: 1 },
        ...{ startOn: '2026-11-20', startTime: '09:00', term: { kind: 'days' as const, days: 0 } },
      },
    };
    await share({ groupIds: [north] });
    const seen = async (shopId = '') =>
      new Set((await planner.call(cycleApi.preview, { ...plan, shopId })).runs.map(({ skipped }) => skipped));
    expect([await seen(mall), await seen(south)]).toEqual([new Set([null]), new Set(['not_shared'])]);
    expect(
      await refused(planner.call(cycleApi.create, { ...plan, shopIds: [south ?? ''], requestId: requestId() })),
    ).toBe('TEMPLATE_NOT_FOR_SHOP');
    const { id } = await planner.call(cycleApi.create, { ...plan, requestId: requestId() });
    const later = await planner.call(cycleApi.runs, { id, shopId: south ?? '' });
    expect(new Set(later.runs.map(({ skipped }) => skipped))).toEqual(new Set(['not_shared']));
    w.clock.set(new Date('2026-11-20T01:00:00Z'));
    await w.app.runJob('cycle.watch');
    const [day] = (await planner.call(cycleApi.calendar, { id, month: '2026-11' })).past;
    expect(day).toMatchObject({ tasks: 1, skipped: 1, blocked: null });
    const { list } = await planner.call(cycleApi.skipped, { id, occurrenceId: day?.id ?? '' });
    expect(list).toEqual([{ shop: { id: south, name: 'South' }, reason: 'not_shared', template: null }]);

    await share({ memberIds: [company.owner.id] });
    w.clock.set(new Date('2026-11-21T01:00:00Z'));
    await w.app.runJob('cycle.watch');
    const { past } = await planner.call(cycleApi.calendar, { id, month: '2026-11' });
    expect(past.map(({ dueOn, tasks, blocked }) => [dueOn, tasks, blocked])).toEqual([
      ['2026-11-20', 1, null],
      ['2026-11-21', 0, 'not_shared'],
    ]);
  });
});

describe('the people who may use a template', () => {
  it('have one of its roles, work in one of its departments or below, are named, or manage templates', async () => {
    const make = async (name: string, parentId: string) =>
      (await company.owner.call(departmentApi.create, { name, parentId, requestId: requestId() })).id;
    const kitchen = await make('Kitchen', company.start.rootDepartmentId);
    const bakery = await make('Bakery', kitchen);
    await w.sql('update member_department set department_id = $2 where member_id = $1', [inspector.id, bakery]);
    const cases: [Share, planner: boolean, inspector: boolean][] = [
      [{}, true, true],
      [{ roleIds: [planner.roleId] }, true, false],
      [{ departmentIds: [kitchen] }, false, true],
      [{ memberIds: [inspector.id] }, false, true],
      [{ roleIds: [planner.roleId], departmentIds: [bakery] }, true, true],
      [{ memberIds: [company.owner.id] }, false, false],
    ];
    for (const [to, ofPlanner, ofInspector] of cases) {
      await share(to);
      expect([await offered(planner), await offered(inspector), await offered(company.owner)]).toEqual([
        ofPlanner,
        ofInspector,
        true,
      ]);
      expect(await offered(planner, { usable: false })).toBe(true);
    }
    expect(await refused(dispatchTo(w, planner, template.id, [mall ?? '']))).toBe('TEMPLATE_NOT_SHARED');
    expect(await refused(start(inspector))).toBe('TEMPLATE_NOT_SHARED');
    // What is named keeps a role; members of a department that goes take its templates along.
    await share({ roleIds: [planner.roleId], departmentIds: [bakery] });
    const named = await company.owner.call(roleApi.references, { id: planner.roleId });
    expect(named).toContainEqual(expect.objectContaining({ kind: 'template' }));
    const gone = (await company.owner.call(departmentApi.tree, {})).find(({ id }) => id === bakery);
    await company.owner.call(departmentApi.remove, { id: bakery, rev: gone?.rev ?? -1, moveMembersTo: kitchen });
    expect((await read()).share.departmentIds).toEqual([kitchen]);
    expect(await offered(inspector)).toBe(true);
  });
});

describe('the setting', () => {
  it('is told in names, copied, listed by kind, and leaves open editors and given tasks alone', async () => {
    const { firstTaskId } = await dispatchTo(w, planner, template.id, [south ?? '']);
    const before = await read();
    await share({ groupIds: [north], tags: ['mall'], memberIds: [inspector.id] });
    const after = await read();
    expect(after.rev).toBe(before.rev);
    expect(after.share).toMatchObject({ kinds: ['some_people', 'some_shops'], groupIds: [north], hiddenShops: 0 });
    expect(after.share.names.map(({ name }) => name).sort()).toEqual([inspector.name, 'North'].sort());
    const { list } = await company.owner.call(auditApi.list, { objectId: template.id });
    const changes = list.find(({ event }) => event === 'share')?.changes ?? [];
    expect(changes.map(({ field, after: now }) => [field, now])).toEqual([
      ['shareMembers', inspector.name],
      ['shareGroups', 'North'],
      ['shareTags', 'mall'],
    ]);
    const [given] = await w.sql<{ state: string }>('select state from task where id = $1', [firstTaskId]);
    expect(given?.state).toBe('pending');
    const copy = await company.owner.call(api.create, { name: 'Copy', copyOf: template.id, requestId: requestId() });
    expect((await company.owner.call(api.get, { id: copy.id })).share).toEqual({ ...after.share, rev: 0 });
    const kinds = async (kind: 'everybody' | 'some_people' | 'some_shops') =>
      (await company.owner.call(api.list, { share: [kind], size: 100 })).list.map(({ id }) => id);
    expect([await kinds('some_people'), await kinds('some_shops')].map((ids) => ids.includes(template.id))).toEqual([
      true,
      true,
    ]);
    expect(await kinds('everybody')).not.toContain(template.id);
    const stale = await refusal(company.owner.call(api.share, { id: template.id, rev: 0 }));
    expect(stale.reason).toBe('STALE');
  });

  it('takes the stores of whoever saves, and keeps those that they do not see', async () => {
    await share({ shopIds: [south ?? ''] });
    const near = await memberWith(w, company, ['template_manage'], { shopIds: [mall ?? ''] });
    const seen = (await near.call(api.get, { id: template.id })).share;
    expect(seen).toMatchObject({ shopIds: [], hiddenShops: 1, kinds: ['some_shops'] });
    expect(await refused(share({ shopIds: [street ?? ''] }, near))).toBe('NOT_FOUND');
    await share({ shopIds: [mall ?? ''] }, near);
    expect((await read()).share.shopIds.sort()).toEqual([mall, south].sort());
  });
});
