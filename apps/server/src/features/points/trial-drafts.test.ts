import type { Input } from '@rondo/contract/kit/endpoint';
import { pointsApi as api } from '@rondo/contract/points';
import { pointsAdjustmentApi } from '@rondo/contract/points-adjustment';
import { pointsAppealApi } from '@rondo/contract/points-appeal';
import { pointsRuleApi } from '@rondo/contract/points-rule';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { answersOf, dispatchTo, type GivenTemplate, givenTemplate, inspect } from '../../../test/inspection.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let template: GivenTemplate;
let keeper: Person;
let near: string;
let far: string;
/** By week: what a cycle left is carried over, or dropped; the third is enabled within the last full week. */
const rules = { carry: '', initial: '', young: '' };

type Rule = Omit<Input<typeof pointsRuleApi.create>, 'requestId'>;
const rule = (more: Partial<Rule> = {}): Rule => ({
  ...{ name: 'Inspections', target: 'shop', type: 'inspection', scope: 'all', cycle: 'week', initial: 100, lower: 0 },
  ...{ upper: 200, reset: 'carry', isVisible: true },
  details: [{ key: 'failed', event: 'item_failed', severity: 'normal', points: -3, weight: 100 }],
  ...more,
});
async function enabledRule(more: Partial<Rule>): Promise<string> {
  const { id } = await company.owner.call(pointsRuleApi.create, { ...rule(more), requestId: requestId() });
  await company.owner.call(pointsRuleApi.move, { id, rev: 0, event: 'enable' });
  await w.settle();
  return id;
}
async function inspected(shopId: string, failing: readonly number[]): Promise<void> {
  const { firstTaskId } = await dispatchTo(w, company.owner, template.id, [shopId], {
    executor: { kind: 'members', memberIds: [company.owner.id] },
  });
  await inspect(company.owner, firstTaskId, answersOf(template.items, failing));
  await w.settle();
}
/** Answers the line of the ledger. */
async function byHand(ruleId: string, shopId: string, points: number): Promise<string> {
  const { id } = await company.owner.call(pointsAdjustmentApi.create, {
    ...{ ruleId, shopIds: [shopId], points, reason: 'By hand', requestId: requestId() },
  });
  return (await company.owner.call(api.ledger, { sourceId: [id] })).list[0]?.id ?? '';
}
async function onDay(day: string): Promise<void> {
  w.clock.set(new Date(`${day}T02:00:00Z`));
  await w.app.runJob('points.night');
}
async function tried(draft: Rule, ruleId?: string) {
  const said = await company.owner.call(api.trial, ruleId === undefined ? { draft } : { ruleId, draft });
  const changes = said.changes.map(({ owner, before, after }) => [owner.name, before, after]);
  return { ...said, changes: changes.sort() };
}

beforeAll(async () => {
  w = await world();
  w.clock.set(new Date('2026-07-08T02:00:00Z'));
  company = await w.company();
  template = await givenTemplate(w, company);
  keeper = await company.member({ role: 'store_manager' });
  near = await company.shop({ name: 'Near', managerIds: [keeper.id] });
  const other = await company.member({ role: 'store_manager' });
  far = await company.shop({ name: 'Far', managerIds: [other.id] });
  rules.carry = await enabledRule({});
  await inspected(far, [0]);
  rules.initial = await enabledRule({ name: 'Dropped', reset: 'initial', details: rule().details });
  await onDay('2026-07-12');
  const wrong = await byHand(rules.initial, near, -10);
  const { id } = await keeper.call(pointsAppealApi.create, {
    ...{ postingId: wrong, reason: 'Not ours', requestId: requestId() },
  });
  await onDay('2026-07-13');
  await company.owner.call(pointsAppealApi.decide, { id, rev: 0, event: 'accept' });
  await onDay('2026-07-15');
  await byHand(rules.carry, far, -10);
  await inspected(far, [0]);
  await onDay('2026-07-22');
  await byHand(rules.carry, far, 5);
  await inspected(near, []);
  await onDay('2026-07-28');
  rules.young = await enabledRule({ name: 'Young' });
  await byHand(rules.young, far, -2);
  await onDay('2026-08-04');
  await inspected(far, [0]);
  await byHand(rules.carry, far, -2);
  await onDay('2026-08-05');
  await inspected(far, [0]);
});
afterAll(() => w.stop());

it('tries a rule of members about a group on those to whom something happened', async () => {
  const draft = rule({
    ...{ target: 'member', type: 'task', cycle: 'month', scope: 'groups', groupIds: [company.start.rootGroupId] },
    details: [{ key: 'task', event: 'task_on_time', points: 2, weight: 100 }],
  });
  expect(await tried(draft)).toMatchObject({
    ...{ from: '2026-07-01', facts: 3, accounts: 1, of: 1, sums: { plus: 6, minus: 0, lost: 0 } },
    changes: [[company.owner.name, 100, 106]],
  });
});

it('compares an account that was opened within the cycle and never moved with what it was opened with', async () => {
  const { changes, ranks } = await tried(rule({ initial: 80 }), rules.young);
  expect([changes, ranks]).toEqual([
    [
      ['Far', 98, 78],
      ['Near', 100, 80],
    ],
    0,
  ]);
});

it('compares a longer or a shorter cycle with what was posted in its days', async () => {
  const month = { plus: 5, minus: 16, lost: 0 };
  expect(await tried(rule({ cycle: 'month' }), rules.carry)).toMatchObject({
    ...{ from: '2026-07-01', to: '2026-07-31', facts: 2, sums: month, live: month, changes: [] },
  });
  const day = { plus: 0, minus: 5, lost: 0 };
  expect(await tried(rule({ cycle: 'day' }), rules.carry)).toMatchObject({
    ...{ from: '2026-08-04', to: '2026-08-04', facts: 1, sums: day, live: day, changes: [] },
  });
  // The week that ended between dropped what was taken back; a month that holds both does not.
  expect(await tried(rule({ cycle: 'month' }), rules.initial)).toMatchObject({
    sums: { plus: 10, minus: 16, lost: 0 },
  });
});

it('says what was posted in fact over all that its link opens, also where the draft is about fewer stores', async () => {
  const { live } = await tried(rule({ scope: 'shops', shopIds: [near], cycle: 'month' }), rules.carry);
  expect(live).toEqual({ plus: 5, minus: 16, lost: 0 });
});
