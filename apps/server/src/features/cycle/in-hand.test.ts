import { cycleApi as api } from '@rondo/contract/cycle';
import { handoverApi } from '@rondo/contract/handover';
import type { Input } from '@rondo/contract/kit/endpoint';
import { roleApi } from '@rondo/contract/role';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { type GivenTemplate, givenShopToInspect } from '../../../test/inspection.ts';
import { refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let shopId: string;
let template: GivenTemplate;
let maker: Person;
let worker: Person;
let reviewer: Person;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  w.clock.set(new Date('2026-11-20T00:00:00Z'));
  ({ company, shopId, template } = await givenShopToInspect(w));
  // Another one stays when the maker leaves.
  await company.member({ role: 'administrator' });
  maker = await company.member({ role: 'administrator' });
  worker = await company.member({ role: 'inspector', shopIds: [shopId] });
  reviewer = await company.member({ role: 'area_manager', shopIds: [shopId] });
});

type Plan = Input<typeof api.create>;
const begin = async (more: Partial<Plan> = {}): Promise<string> =>
  (
    await maker.call(api.create, {
      name: 'Opening check',
      mode: 'on_site',
      templateIds: [template.id],
      shopIds: [shopId],
      executor: { kind: 'members', memberIds: [worker.id] },
      review: true,
      reviewerIds: [reviewer.id],
      ccIds: [worker.id],
      schedule: {
        recurrence: { frequency: 'daily', everyDays: 1 },
        startOn: '2026-11-20',
        startTime: '09:00',
        term: { kind: 'days', days: 0 },
      },
      requestId: requestId(),
      ...more,
    })
  ).id;
const detail = (id: string) => company.owner.call(api.get, { id });
const inHand = async (who: Person) =>
  (await company.owner.call(handoverApi.items, { memberId: who.id })).items.map(({ kind, id, hasOthers }) => [
    kind,
    id,
    hasOthers,
  ]);
async function resign(who: Person, to: string) {
  const { items, rev } = await company.owner.call(handoverApi.items, { memberId: who.id });
  const choices = items.map(({ kind, id }) => ({ kind, id, to }));
  return company.owner.call(handoverApi.resign, { memberId: who.id, rev, choices });
}

describe('whoever leaves', () => {
  it('hands over the cycles they made, carry out and review, and gets no copies any more', async () => {
    const id = await begin();
    expect(await inHand(maker)).toEqual([['cycle_own', id, false]]);
    expect(await inHand(worker)).toEqual([['cycle_execute', id, false]]);
    expect(await inHand(reviewer)).toEqual([['cycle_review', id, false]]);
    const heir = await company.member({ role: 'administrator' });
    // Nobody reviews their own work: what is reviewed goes to somebody else than what is carried out.
    const second = await company.member({ role: 'administrator' });
    for (const who of [maker, worker]) await resign(who, heir.id);
    await resign(reviewer, second.id);
    const after = await detail(id);
    expect(after).toMatchObject({
      owner: { id: heir.id },
      executor: { kind: 'members', memberIds: [heir.id] },
      reviewers: [{ id: second.id }],
      ccs: [],
    });
    const told = after.history.filter(({ event }) => event === 'transfer').map(({ data }) => data.changes);
    expect(told).toMatchObject([
      [{ field: 'creator', before: maker.name, after: heir.name }],
      [{ field: 'executor', before: worker.name, after: heir.name }],
      [{ field: 'reviewer', before: reviewer.name, after: second.name }],
    ]);
    w.clock.set(new Date('2026-11-20T01:00:00Z'));
    await w.app.runJob('cycle.watch');
    expect((await detail(id)).last).toMatchObject({ tasks: 1, blocked: null });
  });

  it('leaves a cycle to the others who carry it out, or ends it, which cannot be recovered', async () => {
    const other = await company.member({ role: 'inspector', shopIds: [shopId] });
    const id = await begin({ executor: { kind: 'members', memberIds: [worker.id, other.id] } });
    expect(await inHand(worker)).toEqual([['cycle_execute', id, true]]);
    await resign(worker, 'drop');
    expect((await detail(id)).executor).toMatchObject({ memberIds: [other.id] });
    await resign(maker, 'close');
    expect((await detail(id)).state).toBe('ended');
  });

  it('hands a cycle to nobody who does not work for a store it reaches', async () => {
    await begin();
    const stranger = await company.member({ role: 'area_manager', shopIds: [await company.shop()] });
    for (const who of [maker, worker, reviewer])
      expect(await refused(resign(who, stranger.id))).toBe('SUCCESSOR_OUTSIDE');
  });
});

it('a cycle whose people have all gone is found at night, part by part', async () => {
  const id = await begin();
  await w.sql(`update member set state = 'resigned', resigned_at = now() where id = any($1::uuid[])`, [
    [maker.id, worker.id, reviewer.id],
  ]);
  await w.app.runJob('handover.find-orphans');
  const { list } = await company.owner.call(handoverApi.orphans, {});
  expect(list.map((row) => [row.kind, row.id, row.missing, row.page]).sort()).toEqual([
    ['cycle', id, 'handler', `/inspect/cycle?open=${id}`],
    ['cycle', id, 'owner', `/inspect/cycle?open=${id}`],
    ['cycle', id, 'reviewer', `/inspect/cycle?open=${id}`],
  ]);
});

it('a role that a cycle names is not deleted before the cycle is changed', async () => {
  const roles = await company.owner.call(roleApi.list, {});
  const role = roles.find(({ key }) => key === 'inspector');
  const id = await begin({ executor: { kind: 'role', roleId: role?.id ?? '' } });
  const named = await company.owner.call(roleApi.references, { id: role?.id ?? '' });
  expect(named.filter(({ kind }) => kind === 'cycle')).toMatchObject([{ page: `/inspect/cycle?open=${id}` }]);
});

it('an edit is told field by field, in words', async () => {
  const id = await begin();
  const { rev } = await detail(id);
  await maker.call(api.edit, {
    ...{ id, rev, name: 'Closing check', mode: 'on_site', templateIds: [template.id], shopIds: [shopId] },
    executor: { kind: 'manager' },
    review: false,
    schedule: {
      recurrence: { frequency: 'weekly', weekdays: [0, 3] },
      startOn: '2026-11-20',
      startTime: '18:00',
      term: { kind: 'hours', hours: 4 },
    },
  });
  const { history } = await detail(id);
  expect(history.at(-1)).toMatchObject({
    event: 'edited',
    data: {
      changes: [
        { field: 'name', before: 'Opening check', after: 'Closing check' },
        { field: 'executor', after: 'The store’s manager' },
        { field: 'reviewer', before: reviewer.name, after: null },
        { field: 'ccs', before: worker.name, after: null },
        { field: 'schedule', before: 'Every day, 09:00', after: 'Every Monday, Thursday, 18:00' },
        { field: 'term', before: 'Until 23:59 of the day', after: '4 hours' },
      ],
    },
  });
});
