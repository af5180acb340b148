import { inspectSettingApi } from '@rondo/contract/inspect-setting';
import { inspectionApi } from '@rondo/contract/inspection';
import { rectificationApi } from '@rondo/contract/rectification';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factories.ts';
import {
  answersOf,
  givenShopToInspect,
  givenTemplate,
  openTask,
  type ShopToInspect,
  submitTask,
} from '../../../test/inspection.ts';
import { refused } from '../../../test/refusal.ts';
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

/** The manager of the store inspects it, so that they would look at what they put right themselves. */
async function begun(by: Person, mode: 'self' | 'on_site', reviewerIds: string[] = []) {
  const { shopId, template } = given;
  const people = { review: reviewerIds.length > 0, reviewerIds };
  const wanted = { shopId, templateId: template.id, mode, ...people, requestId: requestId() };
  const { taskId } = await by.call(inspectionApi.start, wanted);
  const { rectification } = await openTask(by, taskId);
  return { taskId, said: rectification };
}

const reviewersOf = async (id: string) =>
  (await owner.call(rectificationApi.get, { id })).reviewers.map((one) => one.id);

const failing = () => answersOf(given.template.items, [0]);

describe('what an inspector has to put right themself is reviewed by somebody else', () => {
  it('those who review the inspection, else the area managers, else administrators', async () => {
    const { company, manager, shopId } = given;
    const check = async (mode: 'self' | 'on_site', reviewerIds: string[], expected: Person) => {
      const { taskId, said } = await begun(manager, mode, reviewerIds);
      expect(said).toMatchObject({ reviewers: [{ id: expected.id }], isAlone: false });
      const { rectifications } = await submitTask(manager, taskId, failing());
      expect(await reviewersOf(rectifications[0]?.id ?? '')).toEqual([expected.id]);
    };
    await check('self', [given.inspector.id], given.inspector);
    await check('on_site', [], owner);
    const area = await company.member({ role: 'area_manager', shopIds: [shopId] });
    await check('on_site', [], area);
  });

  it('whom another handler that is chosen for an item does not meet either', async () => {
    const { inspector, template } = given;
    const { taskId } = await begun(inspector, 'on_site');
    const rectifications = [{ itemId: template.items[0]?.id ?? '', handlerIds: [inspector.id] }];
    const mine = { rectificationReviewerIds: [inspector.id], rectifications };
    expect(await refused(submitTask(inspector, taskId, failing(), mine))).toBe('REVIEWER_NEEDED');
    const made = await submitTask(inspector, taskId, failing(), { rectifications });
    expect(await reviewersOf(made.rectifications[0]?.id ?? '')).toEqual([owner.id]);
  });

  it('and where the company has nobody else, the form says so', async () => {
    const company = await w.company();
    const [shopId, template] = [await company.shop(), await givenTemplate(w, company)];
    owner = company.owner;
    given = { ...given, company, shopId, template };
    const rules = await owner.call(inspectSettingApi.rectification, {});
    const handler = { kind: 'members' as const, memberIds: [owner.id] };
    await owner.call(inspectSettingApi.saveRectification, { ...rules, handler });
    const { taskId, said } = await begun(owner, 'on_site');
    expect(said).toMatchObject({ handlers: [{ id: owner.id }], reviewers: [{ id: owner.id }], isAlone: true });
    const { rectifications } = await submitTask(owner, taskId, failing());
    expect(await reviewersOf(rectifications[0]?.id ?? '')).toEqual([owner.id]);
  });
});
