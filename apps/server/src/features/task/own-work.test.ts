import { freeTaskApi } from '@rondo/contract/free-task';
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
