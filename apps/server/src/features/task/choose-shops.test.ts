import { departmentApi } from '@rondo/contract/department';
import { taskApi as api } from '@rondo/contract/task';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dispatchTo, givenTemplate } from '../../../test/inspection.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());

it('finds open stores in scope that nobody has been to, those with the lowest scores, and those with a tag', async () => {
  w.clock.set(new Date('2026-11-23T02:00:00Z'));
  const company = await w.company();
  const { owner } = company;
  const [never, long, fresh, shut] = [
    await company.shop({ name: 'Never' }),
    await company.shop({ name: 'Long' }),
    await company.shop({ name: 'Fresh' }),
    await company.shop({ name: 'Shut' }),
  ];
  const seen = (id: string, at: string, rate: number) =>
    w.sql('update shop set last_inspected_at = $2, last_rate = $3 where id = $1', [id, at, rate]);
  await seen(long, '2026-10-20T02:00:00Z', 88);
  await seen(fresh, '2026-11-20T02:00:00Z', 61.5);
  await seen(shut, '2026-10-20T02:00:00Z', 10);
  await w.sql(`update shop set state = 'preparing' where id = $1`, [shut]);
  await w.sql(`update shop set tags = '{mall,new}' where id = any($1::uuid[])`, [[fresh, shut]]);
  const found = async (rule: Parameters<typeof owner.call<typeof api.chooseShops>>[1], who = owner) =>
    (await who.call(api.chooseShops, rule)).shopIds;
  expect(await found({ by: 'not_inspected', days: 30 })).toEqual([never, long]);
  expect(await found({ by: 'not_inspected', days: 60 })).toEqual([never]);
  expect(await found({ by: 'worst', count: 10 })).toEqual([fresh, long]);
  expect(await found({ by: 'worst', count: 1 })).toEqual([fresh]);
  expect(await found({ by: 'tag', tags: ['mall'] })).toEqual([fresh]);
  const area = await company.member({ role: 'area_manager', shopIds: [long] });
  expect(await found({ by: 'not_inspected', days: 30 }, area)).toEqual([long]);
});

it('a dispatch to what a rule found creates exactly the tasks that its preview counts', async () => {
  const company = await w.company();
  const { owner } = company;
  const template = await givenTemplate(w, company);
  const north = await company.group('North');
  const shops = await Promise.all([1, 2, 3, 4].map(() => company.shop({ groupId: north })));
  const inspector = await company.member({ role: 'inspector', scopeAll: true });
  const plan = {
    executor: { kind: 'members' as const, memberIds: [inspector.id, owner.id], how: 'all' as const },
    groupIds: [north],
    excludedIds: shops.slice(3),
  };
  const { shopIds } = await owner.call(api.chooseShops, { by: 'not_inspected', days: 1 });
  const chosen = shopIds.filter((id) => id !== shops[3]);
  const preview = await owner.call(api.preview, {
    ...{ ...plan, mode: 'on_site', templateIds: [template.id], shopIds: chosen, review: false },
    deadlineAt: new Date(w.clock.now().getTime() + 3_600_000).toISOString(),
  });
  expect([preview.shops, preview.tasks]).toEqual([3, 6]);
  const made = await dispatchTo(w, owner, template.id, chosen, plan);
  expect([made.tasks, made.jobId]).toEqual([6, null]);
  expect(await w.sql('select count(*)::int as n from task where batch_id = $1', [made.batchId])).toEqual([{ n: 6 }]);
});

it('the heads of the department of a store’s manager do it, or those of the nearest one above', async () => {
  const company = await w.company();
  const { owner } = company;
  const template = await givenTemplate(w, company);
  const [above, below, boss] = [await company.member(), await company.member(), await company.member()];
  const manager = await company.member({ role: 'store_manager' });
  const [top] = await w.sql<{ id: string; lineage: string }>(
    'select id, lineage from department where company_id = $1 and parent_id is null',
    [company.id],
  );
  const { id: north } = await owner.call(departmentApi.create, {
    name: 'North',
    parentId: top?.id ?? '',
    requestId: requestId(),
  });
  const { id: shops } = await owner.call(departmentApi.create, {
    name: 'Shops',
    parentId: north,
    requestId: requestId(),
  });
  await w.sql('update member_department set department_id = $2 where member_id = $1', [manager.id, shops]);
  const lead = (departmentId: string, who: string) =>
    w.sql('insert into department_head (company_id, department_id, member_id) values ($1, $2, $3)', [
      company.id,
      departmentId,
      who,
    ]);
  await lead(top?.id ?? '', boss.id);
  await lead(north, above.id);
  const shopId = await company.shop({ managerIds: [manager.id] });
  const unmanaged = await company.shop();
  const plan = { mode: 'on_site' as const, templateIds: [template.id], review: false };
  const deadlineAt = new Date(w.clock.now().getTime() + 3_600_000).toISOString();
  const executor = { kind: 'department_head' } as const;
  const { blockers, tasks } = await owner.call(api.preview, {
    ...plan,
    deadlineAt,
    executor,
    shopIds: [shopId, unmanaged],
  });
  expect([tasks, blockers.map((one) => [one.shopId, one.reason])]).toEqual([1, [[unmanaged, 'no_executor']]]);
  const handlers = async () => {
    const { firstTaskId } = await dispatchTo(w, owner, template.id, [shopId], { executor });
    return (await owner.call(api.get, { id: firstTaskId })).handlers.map(({ id }) => id);
  };
  expect(await handlers()).toEqual([above.id]);
  await lead(shops, below.id);
  expect(await handlers()).toEqual([below.id]);
});
