import { cycleApi } from '@rondo/contract/cycle';
import { freeTaskApi } from '@rondo/contract/free-task';
import { inspectSettingApi } from '@rondo/contract/inspect-setting';
import { inspectionApi } from '@rondo/contract/inspection';
import { taskApi as api } from '@rondo/contract/task';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factories.ts';
import { dispatchTo, givenShopToInspect, type ShopToInspect } from '../../../test/inspection.ts';
import { refusal, refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let given: ShopToInspect;
let owner: Person;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  w.clock.set(new Date('2026-11-20T00:00:00Z'));
  given = await givenShopToInspect(w);
  owner = given.company.owner;
});

const dispatch = (more: Parameters<typeof dispatchTo>[4]) =>
  dispatchTo(w, owner, given.template.id, [given.shopId], { review: true, ...more });
const reviewersOf = async (taskId: string) =>
  (
    await w.sql<{ id: string }>(
      `select member_id as id from task_person where task_id = $1 and relation = 'reviewer' order by sort`,
      [taskId],
    )
  ).map(({ id }) => id);

describe('nobody reviews their own work', () => {
  it('where reviewers are chosen for a dispatch: handlers are left out, and nobody left stops it', async () => {
    const { manager, inspector } = given;
    const { firstTaskId } = await dispatch({ reviewerIds: [manager.id, inspector.id] });
    expect(await reviewersOf(firstTaskId)).toEqual([inspector.id]);
    expect(await refused(dispatch({ reviewerIds: [manager.id] }))).toBe('REVIEWER_NEEDED');
    expect(await refused(dispatch({ mode: 'self', reviewerIds: [manager.id] }))).toBe('REVIEWER_NEEDED');
  });

  it('where somebody begins an inspection themself', async () => {
    const { manager, inspector, shopId, template } = given;
    const start = (reviewerIds: string[]) =>
      manager.call(inspectionApi.start, {
        ...{ shopId, templateId: template.id, mode: 'self', reviewerIds, requestId: requestId() },
      });
    expect(await refused(start([manager.id]))).toBe('REVIEWER_NEEDED');
    expect(await reviewersOf((await start([manager.id, inspector.id])).taskId)).toEqual([inspector.id]);
  });

  it('of a free task, its sub-tasks included', async () => {
    const { manager, inspector, shopId } = given;
    const create = (memberIds: string[], parts: { name: string; handlerId: string }[] = []) =>
      owner.call(freeTaskApi.create, {
        ...{ name: 'Window', shopIds: [shopId], executor: { kind: 'manager' }, levels: [{ mode: 'any', memberIds }] },
        ...{ parts, deadlineAt: new Date(w.clock.now().getTime() + 86_400_000).toISOString(), requestId: requestId() },
      });
    expect(await refused(create([manager.id]))).toBe('REVIEWER_NEEDED');
    expect(await refused(create([inspector.id], [{ name: 'Left', handlerId: inspector.id }]))).toBe('REVIEWER_NEEDED');
    expect(await reviewersOf((await create([manager.id, inspector.id])).firstTaskId)).toEqual([inspector.id]);
  });

  it('by the default process of self-inspections: dispatched, on a date of a cycle, and in the simulator', async () => {
    const { company, manager, shopId, template } = given;
    const second = await company.member({ role: 'store_manager', shopIds: [shopId] });
    const who = { kind: 'role' as const, roleId: company.start.roleIds.store_manager };
    const preset = { mode: 'self' as const, templateId: null, reviewUpTo: null, ccIds: [], ccRoleIds: [] };
    await owner.call(inspectSettingApi.saveProcess, {
      ...{ ...preset, levels: [{ mode: 'any' as const, who }], onEmpty: 'next_level', allowsOverride: true, rev: 0 },
    });
    const asked = { shopId, templateId: template.id, mode: 'self', executor: { kind: 'manager' } } as const;
    const simulated = async () => {
      const { reviews, isBlocked } = await owner.call(api.simulate, asked);
      const ids = (people: readonly { id: string }[]) => people.map(({ id }) => id);
      return { isBlocked, reviewers: ids(reviews[0]?.people ?? []), leftOut: ids(reviews[0]?.ownWork ?? []) };
    };
    expect(await simulated()).toEqual({ isBlocked: false, reviewers: [second.id], leftOut: [manager.id] });
    const { firstTaskId } = await dispatch({ mode: 'self', process: 'default' });
    expect(await reviewersOf(firstTaskId)).toEqual([second.id]);
    const byCycle = async () => {
      await owner.call(cycleApi.create, {
        ...{ name: 'Morning', mode: 'self', templateIds: [template.id], shopIds: [shopId], process: 'default' },
        executor: { kind: 'manager' },
        schedule: {
          recurrence: { frequency: 'daily', everyDays: 1 },
          ...{ startOn: '2026-11-20', startTime: '09:00' },
          term: { kind: 'days', days: 0 },
        },
        requestId: requestId(),
      });
      w.clock.advance(3_600_000);
      await w.app.runJob('cycle.watch');
      const [task] = await w.sql<{ id: string }>(
        `select id from task where company_id = $1 and dispatch = 'cyclic' order by created_at desc limit 1`,
        [company.id],
      );
      return reviewersOf(task?.id ?? '');
    };
    expect(await byCycle()).toEqual([second.id]);
    // With nobody else in the role nothing is made, and both say so.
    await w.sql(`update member set state = 'disabled' where id = $1`, [second.id]);
    expect(await simulated()).toEqual({ isBlocked: true, reviewers: [], leftOut: [manager.id] });
    expect(await refused(dispatch({ mode: 'self', process: 'default' }))).toBe('REVIEWER_NEEDED');
  });

  it('in a sub-task whose whole they review', async () => {
    const { manager, inspector, shopId } = given;
    const { firstTaskId: id } = await owner.call(freeTaskApi.create, {
      ...{ name: 'Window', shopIds: [shopId], executor: { kind: 'manager' } },
      ...{ levels: [{ mode: 'any', memberIds: [owner.id] }], parts: [{ name: 'Left', handlerId: inspector.id }] },
      ...{ deadlineAt: new Date(w.clock.now().getTime() + 86_400_000).toISOString(), requestId: requestId() },
    });
    const [part] = await w.sql<{ id: string }>('select id from task where parent_id = $1', [id]);
    const wanted = { id: part?.id ?? '', rev: 0, toId: owner.id };
    expect(await refused(owner.call(api.transfer, wanted))).toBe('INPUT_REFUSED');
    const levels = [{ mode: 'any' as const, memberIds: [inspector.id] }];
    expect(await refused(owner.call(api.changeReviewers, { id, rev: 0, levels }))).toBe('INPUT_REFUSED');
    await owner.call(api.transfer, { ...wanted, toId: manager.id });
  });

  it('after reviewers are changed or the task is given away', async () => {
    const { manager, inspector } = given;
    const { firstTaskId: id } = await dispatch({ reviewerIds: [inspector.id] });
    const { rev } = await owner.call(api.get, { id });
    const levels = [{ mode: 'any' as const, memberIds: [manager.id] }];
    const changed = await refusal(owner.call(api.changeReviewers, { id, rev, levels, comment: 'Holiday' }));
    expect(changed).toMatchObject({ reason: 'INPUT_REFUSED', data: { fields: [{ path: 'levels' }] } });
    const moved = await refusal(owner.call(api.transfer, { id, rev, toId: inspector.id }));
    expect(moved).toMatchObject({ reason: 'INPUT_REFUSED', data: { fields: [{ path: 'toId' }] } });
  });
});

describe('a self-inspection is made by the staff of the store', () => {
  it('whom its members were chosen among', async () => {
    const { company, manager, inspector } = given;
    const area = await company.member({ role: 'area_manager' });
    const to = (...memberIds: string[]) => ({
      ...{ mode: 'self' as const, reviewerIds: [owner.id] },
      executor: { kind: 'members' as const, memberIds, how: 'any' as const },
    });
    expect(await refused(dispatch(to(area.id)))).toBe('HANDLER_NEEDED');
    const { firstTaskId: id } = await dispatch(to(area.id, manager.id));
    const { people, rev } = await owner.call(api.get, { id });
    expect(people.filter(({ relation }) => relation === 'handler').map((one) => one.id)).toEqual([manager.id]);
    expect(await refused(owner.call(api.transfer, { id, rev, toId: company.owner.id }))).toBe('INPUT_REFUSED');
    const administrator = await company.member({ role: 'administrator' });
    expect(await refused(owner.call(api.transfer, { id, rev, toId: administrator.id }))).toBe('NOT_STORE_STAFF');
    await owner.call(api.transfer, { id, rev, toId: inspector.id });
  });

  it('whoever begins it', async () => {
    const { shopId, template } = given;
    const wanted = { shopId, templateId: template.id, mode: 'self' as const, requestId: requestId() };
    expect(await refused(owner.call(inspectionApi.start, { ...wanted, reviewerIds: [given.inspector.id] }))).toBe(
      'NOT_STORE_STAFF',
    );
  });
});
