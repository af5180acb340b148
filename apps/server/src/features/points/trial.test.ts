import type { Input } from '@rondo/contract/kit/endpoint';
import { pointsApi as api } from '@rondo/contract/points';
import { pointsAdjustmentApi } from '@rondo/contract/points-adjustment';
import { pointsAppealApi } from '@rondo/contract/points-appeal';
import { pointsRuleApi } from '@rondo/contract/points-rule';
import { recordApi } from '@rondo/contract/record';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memberWith } from '../../../test/custom-role.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { answersOf, dispatchTo, type GivenTemplate, givenTemplate, inspect } from '../../../test/inspection.ts';
import { refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let template: GivenTemplate;
let keeper: Person;
let near: string;
let far: string;
let ruleId: string;

type Rule = Omit<Input<typeof pointsRuleApi.create>, 'requestId'>;
const rule = (more: Partial<Rule> = {}): Rule => ({
  ...{ name: 'Inspections', target: 'shop', type: 'inspection', scope: 'all', cycle: 'week', initial: 100, lower: 0 },
  ...{ upper: 104, reset: 'carry_percent', carryPercent: 50, isVisible: true },
  details: [
    { key: 'best', event: 'inspection_rate', rateFrom: 90, points: 10, weight: 50, capPerCycle: 8 },
    { key: 'failed', event: 'item_failed', severity: 'normal', points: -3, weight: 100, capPerDay: 4 },
  ],
  ...more,
});
/** An inspection in which the named items fail; answers its record. */
async function inspected(shopId: string, failing: readonly number[] = []): Promise<string> {
  const { firstTaskId } = await dispatchTo(w, company.owner, template.id, [shopId], {
    executor: { kind: 'members', memberIds: [company.owner.id] },
  });
  await inspect(company.owner, firstTaskId, answersOf(template.items, failing));
  await w.settle();
  const [row] = await w.sql<{ id: string }>('select id from record where task_id = $1', [firstTaskId]);
  return row?.id ?? '';
}
async function voided(id: string): Promise<void> {
  const { rev } = await company.owner.call(recordApi.get, { id });
  await company.owner.call(recordApi.void, { id, rev, reason: 'A mistake' });
  await w.settle();
}
const byHand = (shopId: string, points: number) =>
  company.owner.call(pointsAdjustmentApi.create, {
    ...{ ruleId, shopIds: [shopId], points, reason: 'By hand', requestId: requestId() },
  });
const ledger = async (more: Partial<Input<typeof api.ledger>> = {}) =>
  (await company.owner.call(api.ledger, { ruleId: [ruleId], sort: 'at', size: 100, ...more })).list;
const tryIt = (more: Input<typeof api.trial> = { ruleId }, by = company.owner) => by.call(api.trial, more);

beforeAll(async () => {
  w = await world();
  w.clock.set(new Date('2026-11-05T02:00:00Z'));
  company = await w.company();
  template = await givenTemplate(w, company);
  keeper = await company.member({ role: 'store_manager' });
  near = await company.shop({ name: 'Near', managerIds: [keeper.id] });
  const other = await company.member({ role: 'store_manager' });
  far = await company.shop({ name: 'Far', managerIds: [other.id] });
  ruleId = (await company.owner.call(pointsRuleApi.create, { ...rule(), requestId: requestId() })).id;
  await company.owner.call(pointsRuleApi.move, { id: ruleId, rev: 0, event: 'enable' });
  await w.settle();
});
afterAll(() => w.stop());

it('is what was posted, for the rule that is in force: limits, caps, voids, appeals and points by hand', async () => {
  const before = await inspected(near);
  w.clock.set(new Date('2026-11-10T02:00:00Z'));
  await w.app.runJob('points.night');
  await inspected(near);
  await inspected(near);
  const wrong = await inspected(far, [0, 1]);
  await voided(wrong);
  // What is taken back of the cycle before is half of it: so much was carried over.
  await voided(before);
  const late = await inspected(far, [0]);
  w.clock.set(new Date('2026-11-11T02:00:00Z'));
  // What is taken back of a day before neither uses the cap of this day nor frees any of it.
  await voided(late);
  await inspected(far, [0]);
  await inspected(far, [0]);
  await byHand(far, -90);
  const [first] = await ledger({ shopId: [near], event: ['inspection_rate'], kind: ['event'], from: '2026-11-09' });
  const appeal = { postingId: first?.id ?? '', reason: 'Not ours', requestId: requestId() };
  const { id } = await keeper.call(pointsAppealApi.create, appeal);
  await company.owner.call(pointsAppealApi.decide, { id, rev: 0, event: 'accept' });
  await inspected(near);
  w.clock.set(new Date('2026-11-17T02:00:00Z'));
  await inspected(near);
  const lines = await ledger({ from: '2026-11-09', to: '2026-11-15', kind: ['event', 'manual', 'reversal'] });
  expect(lines.map((row) => [row.owner.name, row.kind, row.requested, row.applied, row.limitedBy])).toEqual([
    ['Near', 'event', 5, 5, null],
    ['Near', 'event', 5, 3, 'cap'],
    ['Far', 'event', -6, -4, 'cap'],
    ['Far', 'reversal', 4, 4, null],
    ['Near', 'reversal', -4, -2, 'reset'],
    ['Far', 'event', -3, -3, null],
    ['Far', 'reversal', 3, 3, null],
    ['Far', 'event', -3, -3, null],
    ['Far', 'event', -3, -1, 'cap'],
    ['Far', 'manual', -90, -46, 'lower'],
    ['Near', 'reversal', -5, -5, null],
    ['Near', 'event', 5, 5, null],
  ]);
  const sum = (of: (row: (typeof lines)[number]) => number) => lines.reduce((all, row) => all + of(row), 0);
  const sums = {
    plus: sum(({ applied }) => Math.max(applied, 0)),
    minus: sum(({ applied }) => Math.max(-applied, 0)),
    lost: sum(({ requested, applied }) => Math.abs(requested - applied)),
  };
  const count = async () => (await w.sql('select count(*)::int as n from points_posting'))[0];
  const posted = await count();
  expect(await tryIt()).toEqual({
    ...{ from: '2026-11-09', to: '2026-11-15', facts: 11, accounts: 2, of: 2, sums, live: sums, ranks: 0, changes: [] },
  });
  expect(await count()).toEqual(posted);
});

it('says of a draft how accounts would have ended, and how many in another place', async () => {
  // Points by hand are as they were; one inspection that counts gives 60, one that fails takes 3.
  const draft = rule({
    ...{ upper: 300, reset: 'initial' },
    details: [{ key: 'failed', event: 'item_failed', severity: 'normal', points: 10, weight: 100 }],
  });
  const tried = await tryIt({ ruleId, draft });
  // Far: 100 + 20, taken back, + 10, taken back, + 20 - 90; Near: 100 less half of what the void of the cycle before takes back.
  expect(tried.changes.map(({ owner, before, after }) => [owner.name, before, after])).toEqual([
    ['Near', 58, 98],
    ['Far', 0, 30],
  ]);
  expect([tried.facts, tried.sums, tried.ranks]).toEqual([...[4, { plus: 50, minus: 122, lost: 2 }, 0]]);
  const turned = await tryIt({
    ...{
      ruleId,
      draft: rule({
        upper: 300,
        details: [{ key: 'x', event: 'item_failed', severity: 'normal', points: 200, weight: 100 }],
      }),
    },
  });
  expect(turned.ranks).toBe(2);
});

it('says so where there was no ledger, or nothing to try it on; refuses a rule that is not right', async () => {
  const fresh = await tryIt({ draft: rule({ name: 'New' }) });
  expect(fresh).toMatchObject({ facts: 11, live: null, ranks: null });
  expect(fresh.changes.map(({ owner, before, after }) => [owner.name, before, after])).toEqual([
    ['Near', 100, 104],
    ['Far', 100, 96],
  ]);
  expect(await tryIt({ draft: rule({ cycle: 'year' }) })).toMatchObject({ facts: 0, accounts: 0, changes: [] });
  expect(await refused(tryIt({ draft: rule({ lower: 200 }) }))).toBe('INPUT_REFUSED');
  expect(await refused(tryIt({}))).toBe('INPUT_REFUSED');
  const narrow = await memberWith(w, company, ['x_points_manage'], { shopIds: [near] });
  expect((await tryIt({ ruleId }, narrow)).of).toBe(1);
  expect(await refused(tryIt({ ruleId }, keeper))).toBe('FORBIDDEN');
});
