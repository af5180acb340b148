import { handoverApi } from '@rondo/contract/handover';
import { taskApi } from '@rondo/contract/task';
import type { ReviewMode } from '@rondo/domain/review';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { answersOf, dispatchTo, type GivenTemplate, givenShopToInspect, inspect } from '../../../test/inspection.ts';
import { type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let shopId: string;
let manager: Person;
let template: GivenTemplate;
let a: Person;
let b: Person;
let c: Person;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  ({ company, shopId, manager, template } = await givenShopToInspect(w));
  const reviewer = () => company.member({ role: 'area_manager', shopIds: [shopId] });
  [a, b, c] = await Promise.all([reviewer(), reviewer(), reviewer()]);
});

/** A submitted task with these levels of reviewers. */
async function submitted(...levels: [ReviewMode, ...Person[]][]): Promise<string> {
  const { firstTaskId: id } = await dispatchTo(w, company.owner, template.id, [shopId]);
  const wanted = levels.map(([mode, ...people]) => ({ mode, memberIds: people.map((one) => one.id) }));
  await company.owner.call(taskApi.changeReviewers, { id, rev: 0, levels: wanted });
  await inspect(manager, id, answersOf(template.items));
  return id;
}

async function leaves(leaver: Person, to: string): Promise<void> {
  const { items, rev } = await company.owner.call(handoverApi.items, { memberId: leaver.id });
  const choices = items.map(({ kind, id }) => ({ kind, id, to }));
  await company.owner.call(handoverApi.resign, { memberId: leaver.id, rev, reason: 'Moves away', choices });
}

const see = (id: string) => company.owner.call(taskApi.get, { id });
const approve = async (who: Person, id: string) => who.call(taskApi.approve, { id, rev: (await see(id)).rev });
const todos = (people: readonly Person[]) => Promise.all(people.map((one) => one.call(taskApi.pendingCount, {})));

describe('a reviewer who leaves', () => {
  it('is followed on the same level and place', async () => {
    const id = await submitted(['sequence', a, b]);
    await leaves(a, c.id);
    expect(await todos([b, c])).toEqual([0, 1]);
    await approve(c, id);
    await approve(b, id);
    expect((await see(id)).state).toBe('completed');
  });

  it('is followed by somebody of a later level on the earlier one, who approves once', async () => {
    const id = await submitted(['any', a], ['any', b]);
    await leaves(a, b.id);
    expect(await todos([b])).toEqual([1]);
    await approve(b, id);
    expect((await see(id)).state).toBe('completed');
  });

  it('is followed on a later level by somebody who has approved on an earlier one', async () => {
    const id = await submitted(['any', a], ['any', b]);
    await approve(a, id);
    await leaves(b, a.id);
    expect(await todos([a])).toEqual([1]);
    await approve(a, id);
    expect((await see(id)).state).toBe('completed');
  });

  it('keeps nobody waiting where the others decide: the next level, or those who have approved again', async () => {
    const id = await submitted(['any', a], ['any', b]);
    await leaves(a, 'drop');
    expect(await see(id)).toMatchObject({ review: { level: 2 } });
    expect(await todos([b])).toEqual([1]);
    await approve(b, id);
    expect((await see(id)).state).toBe('completed');
    const half = await submitted(['all', b, c]);
    await approve(b, half);
    await leaves(c, 'drop');
    expect(await todos([b])).toEqual([1]);
    await approve(b, half);
    expect((await see(half)).state).toBe('completed');
  });
});
