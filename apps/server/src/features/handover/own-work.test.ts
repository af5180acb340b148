import { handoverApi } from '@rondo/contract/handover';
import { rectificationApi } from '@rondo/contract/rectification';
import { taskApi } from '@rondo/contract/task';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factories.ts';
import { dispatchTo, givenShopToInspect, type ShopToInspect } from '../../../test/inspection.ts';
import { givenPhoto, givenRectification } from '../../../test/rectification.ts';
import { refusal, refused } from '../../../test/refusal.ts';
import { type World, world } from '../../../test/world.ts';

let w: World;
let given: ShopToInspect;
let owner: Person;
let area: Person;
let other: Person;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  given = await givenShopToInspect(w);
  owner = given.company.owner;
  const member = () => given.company.member({ role: 'area_manager', shopIds: [given.shopId] });
  [area, other] = await Promise.all([member(), member()]);
});

async function leaves(leaver: Person, to: string): Promise<unknown> {
  const { items, rev } = await owner.call(handoverApi.items, { memberId: leaver.id });
  const choices = items.map(({ kind, id }) => ({ kind, id, to }));
  return owner.call(handoverApi.resign, { memberId: leaver.id, rev, reason: 'Moves away', choices });
}

describe('nobody comes to review their own work when somebody leaves', () => {
  it('of a task: neither its handler in the place of its reviewer, nor the other way round', async () => {
    const { inspector, shopId, template } = given;
    const { firstTaskId: id } = await dispatchTo(w, owner, template.id, [shopId], {
      executor: { kind: 'members', memberIds: [inspector.id] },
      ...{ review: true, reviewerIds: [area.id] },
    });
    const { number } = await owner.call(taskApi.get, { id });
    expect(await refusal(leaves(area, inspector.id))).toMatchObject({ reason: 'SUCCESSOR_OWN_WORK' });
    expect(await refused(leaves(inspector, area.id))).toBe('SUCCESSOR_OWN_WORK');
    await expect(leaves(inspector, area.id)).rejects.toThrow(number);
    await leaves(area, other.id);
    await leaves(inspector, owner.id);
    const { people } = await owner.call(taskApi.get, { id });
    const of = (relation: string) => people.filter((one) => one.relation === relation).map((one) => one.id);
    expect([of('handler'), of('reviewer')]).toEqual([[owner.id], [other.id]]);
  });

  it('of a rectification, whose transfer is refused for the same reason', async () => {
    const { company, inspector, manager, shopId } = given;
    const people = { shopId, initiator: inspector, handlers: [manager], reviewers: [area] };
    const id = await givenRectification(w, company, people);
    expect(await refused(owner.call(rectificationApi.transfer, { id, rev: 0, toId: area.id }))).toBe('INPUT_REFUSED');
    expect(await refused(leaves(area, manager.id))).toBe('SUCCESSOR_OWN_WORK');
    await leaves(area, other.id);
    expect((await owner.call(rectificationApi.get, { id })).reviewers.map((one) => one.id)).toEqual([other.id]);
  });

  it('of an appeal, which its judge passes on with the rest of the time', async () => {
    const { company, inspector, manager, shopId } = given;
    const people = { shopId, initiator: inspector, handlers: [manager], reviewers: [area] };
    const id = await givenRectification(w, company, people);
    const departmentId = company.start.rootDepartmentId;
    await w.sql('insert into department_head (company_id, department_id, member_id) values ($1, $2, $3)', [
      ...[company.id, departmentId, other.id],
    ]);
    const photoIds = [await givenPhoto(w, manager)];
    await manager.call(rectificationApi.appeal, { id, rev: 0, comment: 'Not ours', photoIds });
    const turns = () => w.sql('select member_id, act, deadline_at from turn where object_id = $1', [id]);
    const [before] = await turns();
    expect(before).toMatchObject({ member_id: other.id, act: 'review' });
    for (const concerned of [manager, area])
      expect(await refused(leaves(other, concerned.id))).toBe('SUCCESSOR_OWN_WORK');
    const { items } = await owner.call(handoverApi.items, { memberId: other.id });
    expect(items.find(({ kind }) => kind === 'rectification_judge')).toMatchObject({ id, hasOthers: false });
    await leaves(other, inspector.id);
    expect(await turns()).toEqual([{ ...before, member_id: inspector.id }]);
    const { rev, can, history } = await inspector.call(rectificationApi.get, { id });
    expect(history.at(-1)).toMatchObject({ event: 'transfer', data: { relation: 'judge', from: other.name } });
    expect(can.events).toEqual(expect.arrayContaining(['uphold_appeal', 'accept_appeal']));
    await inspector.call(rectificationApi.upholdAppeal, { id, rev, comment: 'It is yours' });
  });
});

describe('a fix is reviewed by another reviewer than whoever made it', () => {
  it('who alone has the turn; with nobody else, the only one reviews it', async () => {
    const { company, inspector, manager, shopId } = given;
    const fix = async (reviewers: Person[]) => {
      const id = await givenRectification(w, company, { shopId, initiator: inspector, handlers: [manager], reviewers });
      const photoIds = [await givenPhoto(w, manager)];
      await manager.call(rectificationApi.handle, { id, rev: 0, photoIds });
      return id;
    };
    const eventsOf = async (who: Person, id: string) => (await who.call(rectificationApi.get, { id })).can.events;
    const shared = await fix([manager, area]);
    expect(await eventsOf(manager, shared)).not.toContain('approve');
    expect(await eventsOf(area, shared)).toContain('approve');
    expect(await refused(manager.call(rectificationApi.approve, { id: shared, rev: 1 }))).toBe('FORBIDDEN');
    const waits = () => manager.call(taskApi.pendingCount, {});
    const before = await waits();
    const alone = await fix([manager]);
    expect(await waits()).toEqual(before + 1);
    await manager.call(rectificationApi.approve, { id: alone, rev: 1 });
  });
});
