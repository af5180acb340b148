import { cycleApi as api } from '@rondo/contract/cycle';
import type { Input } from '@rondo/contract/kit/endpoint';
import { taskApi } from '@rondo/contract/task';
import { templateApi } from '@rondo/contract/template';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memberWith } from '../../../test/custom-role.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { type GivenTemplate, givenShopToInspect } from '../../../test/inspection.ts';
import { refusal, refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let shopId: string;
let far: string;
let manager: Person;
let template: GivenTemplate;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  // Friday, 08:00 in Shanghai.
  w.clock.set(new Date('2026-11-20T00:00:00Z'));
  ({ company, shopId, manager, template } = await givenShopToInspect(w));
  far = await company.shop({ name: 'Far', managerIds: [manager.id] });
});

type Plan = Input<typeof api.create>;
const plan = (more: Partial<Plan> = {}): Plan => ({
  ...{ name: 'Opening check', mode: 'on_site', templateIds: [template.id], shopIds: [shopId, far], review: false },
  executor: { kind: 'manager' },
  schedule: {
    recurrence: { frequency: 'daily', everyDays: 1 },
    ...{ startOn: '2026-11-20', startTime: '09:00', term: { kind: 'days', days: 0 } },
  },
  requestId: requestId(),
  ...more,
});
const begin = async (by: Person, more: Partial<Plan> = {}) => (await by.call(api.create, plan(more))).id;
const at = async (instant: string) => {
  w.clock.set(new Date(instant));
  await w.app.runJob('cycle.watch');
};
const codes = ['cyclic_view', 'x_cycle_manage'] as const;
const openAt = async (id: string) =>
  (await w.sql<{ shop_id: string }>(`select shop_id from task where company_id = $1 and state = 'pending'`, [id])).map(
    (row) => row.shop_id,
  );

describe('somebody who manages cycles', () => {
  it('of one of its stores changes nothing of a cycle of more, and sees of it what is theirs', async () => {
    const id = await begin(company.owner, { excludedIds: [await company.shop()] });
    const near = await memberWith(w, company, codes, { shopIds: [shopId] });
    await at('2026-11-20T01:00:00Z');
    const { requestId: _, ...fields } = plan({ shopIds: [shopId] });
    const { rev, ...seen } = await near.call(api.get, { id });
    expect(seen).toMatchObject({ shopIds: [shopId], excludedIds: [], openTasks: 1, hasMoreShops: true, shops: 1 });
    expect(seen.can).toEqual({ edit: false, copy: true, remove: false, events: [] });
    const acts = [
      () => near.call(api.end, { id, rev, openTasks: 'close' }),
      () => near.call(api.pause, { id, rev, resumesOn: '2026-11-25' }),
      () => near.call(api.edit, { id, rev, ...fields }),
    ];
    const told = [];
    for (const act of acts) told.push(await refusal(act()));
    expect(told.map(({ reason }) => reason)).toEqual(Array(3).fill('CYCLE_BEYOND_SCOPE'));
    const whole = await company.owner.call(api.get, { id });
    expect(whole).toMatchObject({ shopIds: [shopId, far], openTasks: 2, hasMoreShops: false, state: 'active' });
    await company.owner.call(api.end, { id, rev: whole.rev, openTasks: 'keep' });
    expect(await refused(near.call(api.remove, { id }))).toBe('CYCLE_BEYOND_SCOPE');
    await company.owner.call(api.remove, { id });
    expect(await near.call(api.bin, {})).toEqual([]);
    expect(await refused(near.call(api.restore, { id }))).toBe('CYCLE_BEYOND_SCOPE');
    await company.owner.call(api.restore, { id });
  });

  it('of all its stores does, also of a group that reaches further than its owner', async () => {
    const near = await memberWith(w, company, codes, { shopIds: [shopId] });
    const id = await begin(near, { shopIds: [], groupIds: [company.start.rootGroupId] });
    const colleague = await memberWith(w, company, codes, { shopIds: [shopId] });
    const { can, rev } = await colleague.call(api.get, { id });
    expect(can.events).toContain('end');
    await colleague.call(api.end, { id, rev, openTasks: 'keep' });
  });

  it('closes no task outside the own stores with what they may end', async () => {
    const owner = await memberWith(w, company, codes, { shopIds: [shopId, far] });
    const id = await begin(owner);
    await at('2026-11-20T01:00:00Z');
    await w.sql('update member set scope_shop_ids = $2 where id = $1', [owner.id, [shopId]]);
    w.clock.refreshActors();
    const { rev, openTasks } = await owner.call(api.get, { id });
    expect(openTasks).toBe(1);
    await owner.call(api.end, { id, rev, openTasks: 'close' });
    await expect.poll(() => openAt(company.id)).toEqual([far]);
  });

  it('but gives out no single task can plan one: its preview, its roles and its templates', async () => {
    const near = await memberWith(w, company, codes, { shopIds: [shopId] });
    const { requestId: _, schedule, ...where } = plan({ shopIds: [shopId] });
    const dispatch = { ...where, deadlineAt: '2026-11-25T00:00:00Z', deadlinePolicy: 'allow_late' as const };
    expect((await near.call(taskApi.preview, dispatch)).tasks).toBe(1);
    expect((await near.call(taskApi.executorRoles, {})).length).toBeGreaterThan(0);
    expect(await near.call(templateApi.options, {})).toHaveLength(1);
    expect(await refused(near.call(taskApi.dispatch, { ...dispatch, requestId: requestId() }))).toBe('FORBIDDEN');
    await begin(near, { shopIds: [shopId], schedule });
  });
});
