import { handoverApi } from '@rondo/contract/handover';
import { messageApi } from '@rondo/contract/message';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Company } from '../../../test/factories.ts';
import { answersOf, dispatchTo, givenTemplate, inspect } from '../../../test/inspection.ts';
import { givenRectification } from '../../../test/rectification.ts';
import { type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;

beforeAll(async () => {
  w = await world();
  company = await w.company();
});
afterAll(() => w.stop());

const look = () => company.owner.call(handoverApi.orphans, {});
const told = async () => {
  await w.settle();
  const { list } = await company.owner.call(messageApi.list, {});
  return list.filter((m) => m.title.includes('unassigned'));
};
const leaves = (id: string) => w.sql(`update member set state = 'resigned', resigned_at = now() where id = $1`, [id]);

it('finds what somebody left behind who went past the handover, tells the owner once a night, and forgets what was settled', async () => {
  const template = await givenTemplate(w, company);
  const leaver = await company.member({ role: 'store_manager' });
  const mate = await company.member({ role: 'inspector' });
  const shopId = await company.shop({ name: 'Harbour', managerIds: [leaver.id] });
  const both = { executor: { kind: 'members' as const, memberIds: [leaver.id, mate.id] } };
  await dispatchTo(w, company.owner, template.id, [shopId], both);
  const lost = await dispatchTo(w, company.owner, template.id, [shopId]);
  const review = await dispatchTo(w, company.owner, template.id, [shopId], {
    executor: { kind: 'members', memberIds: [mate.id] },
    review: true,
    reviewerIds: [leaver.id],
  });
  await inspect(mate, review.firstTaskId, answersOf(template.items));
  const fix = await givenRectification(w, company, { shopId, initiator: company.owner, handlers: [leaver] });
  await w.app.runJob('handover.find-orphans');
  expect(await look()).toEqual({ list: [], total: 0, checkedAt: null });
  expect(await told()).toHaveLength(0);

  await leaves(leaver.id);
  await w.app.runJob('handover.find-orphans');
  await w.app.runJob('handover.find-orphans');
  const found = await look();
  expect(found.list.map(({ kind, id, missing }) => [kind, id, missing])).toEqual([
    ['rectification', fix, 'handler'],
    ['shop', shopId, 'manager'],
    ['task', lost.firstTaskId, 'handler'],
    ['task', review.firstTaskId, 'reviewer'],
  ]);
  expect(found.list[1]).toMatchObject({ label: 'Harbour', page: `/shop?open=${shopId}` });
  expect(found.total).toBe(4);
  expect((await told()).map((m) => m.title)).toEqual(['4 unassigned items of work']);

  await w.sql(`update member set state = 'active', resigned_at = null where id = $1`, [leaver.id]);
  await w.app.runJob('handover.find-orphans');
  expect((await look()).total).toBe(0);
  expect(await told()).toHaveLength(1);
});

it('finds who was to review before there is anything to review', async () => {
  const of = await w.company();
  const template = await givenTemplate(w, of);
  const [handler, reviewer] = [await of.member({ role: 'inspector' }), await of.member({ role: 'inspector' })];
  const shopId = await of.shop();
  const task = await dispatchTo(w, of.owner, template.id, [shopId], {
    executor: { kind: 'members', memberIds: [handler.id] },
    review: true,
    reviewerIds: [reviewer.id],
  });
  const fix = await givenRectification(w, of, {
    shopId,
    initiator: of.owner,
    handlers: [handler],
    reviewers: [reviewer],
  });
  await leaves(reviewer.id);
  await w.app.runJob('handover.find-orphans');
  const { list } = await of.owner.call(handoverApi.orphans, {});
  expect(list.map(({ kind, id, missing }) => [kind, id, missing])).toEqual([
    ['rectification', fix, 'reviewer'],
    ['task', task.firstTaskId, 'reviewer'],
  ]);
});

it('shows nobody more than the shops they work for, and nothing of another company', async () => {
  const [inside, gone] = [await company.shop({ name: 'Inside' }), await company.member()];
  const outside = await company.shop({ name: 'Outside' });
  for (const id of [inside, outside])
    await w.sql('insert into shop_manager (company_id, shop_id, member_id) values ($1, $2, $3)', [
      company.id,
      id,
      gone.id,
    ]);
  await leaves(gone.id);
  await w.app.runJob('handover.find-orphans');
  await w.sql(`update role set codes = codes || '{frame_staff}' where company_id = $1 and key = 'area_manager'`, [
    company.id,
  ]);
  const area = await company.member({ role: 'area_manager', shopIds: [inside] });
  const { list, total } = await area.call(handoverApi.orphans, {});
  expect([list.map((row) => row.label), total]).toEqual([['Inside'], 1]);
  const other = (await w.company()).owner;
  expect((await other.call(handoverApi.orphans, {})).total).toBe(0);
});
