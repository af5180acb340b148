import type { Input } from '@rondo/contract/kit/endpoint';
import { pointsApi as api } from '@rondo/contract/points';
import { pointsAdjustmentApi } from '@rondo/contract/points-adjustment';
import { pointsRuleApi } from '@rondo/contract/points-rule';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compose } from '../../../test/client.ts';
import type { Company } from '../../../test/factories.ts';
import { answersOf, dispatchTo, type GivenTemplate, givenTemplate, inspect } from '../../../test/inspection.ts';
import { requestId, type World, world } from '../../../test/world.ts';
import { readXlsx } from '../../platform/table/read-xlsx.ts';

let w: World;
let company: Company;
let template: GivenTemplate;
let near: string;
let far: string;
let ruleId: string;

const rate = { key: 'best', event: 'inspection_rate' as const, rateFrom: 90, points: 10, weight: 50 };
const failed = { key: 'failed', event: 'item_failed' as const, severity: 'normal' as const, points: -3, weight: 100 };
const rule = (details: (typeof rate | typeof failed)[]): Omit<Input<typeof pointsRuleApi.create>, 'requestId'> => ({
  ...{ name: 'Inspections', target: 'shop', type: 'inspection', scope: 'all', cycle: 'month' },
  ...{ initial: 100, lower: 0, upper: 200, reset: 'carry', isVisible: true, details },
});

async function inspected(shopId: string, failing: readonly number[] = []): Promise<void> {
  const { firstTaskId } = await dispatchTo(w, company.owner, template.id, [shopId], {
    executor: { kind: 'members', memberIds: [company.owner.id] },
  });
  await inspect(company.owner, firstTaskId, answersOf(template.items, failing));
  await w.settle();
}
async function figures(asked: Input<typeof api.ofRule> = {}, who = company.owner) {
  const found = await who.call(api.ofRule, asked);
  if (!found) throw new Error('no rule is shown');
  return found;
}
/** What the lines of the ledger that a figure opens come to. */
async function linesOf(asked: Input<typeof api.ledger>) {
  const { list } = await company.owner.call(api.ledger, {
    ...{ ruleId: [ruleId], kind: ['event', 'manual', 'reversal'], size: 100, ...asked },
  });
  return {
    plus: list.reduce((sum, { applied }) => sum + Math.max(applied, 0), 0),
    minus: list.reduce((sum, { applied }) => sum + Math.max(-applied, 0), 0),
  };
}

beforeAll(async () => {
  w = await world();
  w.clock.set(new Date('2026-10-20T02:00:00Z'));
  company = await w.company();
  template = await givenTemplate(w, company);
  near = await company.shop({ name: 'Near' });
  const keeper = await company.member({ role: 'store_manager' });
  far = await company.shop({ name: 'Far', managerIds: [keeper.id] });
  const { owner } = company;
  ruleId = (await owner.call(pointsRuleApi.create, { ...rule([rate, failed]), requestId: requestId() })).id;
  expect(await owner.call(api.ofRule, { ruleId })).toBeNull();
  await owner.call(pointsRuleApi.move, { id: ruleId, rev: 0, event: 'enable' });
  await w.settle();
});
afterAll(() => w.stop());

it('compares this cycle with the last by the rows of the rule; each figure is the sum of the lines that it opens', async () => {
  await inspected(near);
  await inspected(far, [0, 1]);
  w.clock.set(new Date('2026-11-23T02:00:00Z'));
  await inspected(near);
  await inspected(near);
  // The rule has the row no more, and it still tells what it brought in the last cycle.
  await company.owner.call(pointsRuleApi.edit, { id: ruleId, rev: 1, ...rule([rate]) });
  const byHand = { ruleId, shopIds: [far], reason: 'A clean kitchen', requestId: requestId() };
  await company.owner.call(pointsAdjustmentApi.create, { ...byHand, points: 7.5 });
  await w.settle();
  const found = await figures();
  expect(found.rule).toEqual({ id: ruleId, name: 'Inspections' });
  expect([found.now, found.before]).toEqual([
    { from: '2026-11-01', to: '2026-11-30' },
    { from: '2026-10-01', to: '2026-10-31' },
  ]);
  expect(found.reasons.map(({ detailKey, now, before }) => [detailKey, now, before])).toEqual([
    ['best', { plus: 10, minus: 0 }, { plus: 5, minus: 0 }],
    ['failed', { plus: 0, minus: 0 }, { plus: 0, minus: 6 }],
    [null, { plus: 7.5, minus: 0 }, { plus: 0, minus: 0 }],
  ]);
  expect(found.reasons.map(({ words }) => words)).toEqual([
    'Inspection score rate ≥ 90 %: +10 × 50 %',
    expect.stringMatching(/-3 × 100 %$/),
    '',
  ]);
  for (const cycle of ['now', 'before'] as const) {
    expect(found.all[cycle]).toEqual(await linesOf(found[cycle]));
    for (const one of found.reasons) {
      const which = one.detailKey === null ? { byHand: true } : { detailKey: [one.detailKey] };
      expect(one[cycle]).toEqual(await linesOf({ ...found[cycle], ...which }));
    }
  }
});

it('draws the balances in bars; each opens exactly the accounts in it', async () => {
  const { bars } = await figures({ ruleId });
  const { list } = await company.owner.call(api.accounts, { ruleId: [ruleId] });
  expect(list.map(({ balance }) => balance)).toEqual([115, 101.5]);
  expect(bars.reduce((sum, { accounts }) => sum + accounts, 0)).toBe(2);
  for (const { from, below, accounts } of bars) {
    const opened = await company.owner.call(api.accounts, {
      ...{ ruleId: [ruleId], balanceFrom: from, balanceBelow: below },
    });
    expect(opened.total).toBe(accounts);
  }
});

it('counts what the reader sees: the own stores, the chosen groups, no hidden rule', async () => {
  const manager = await company.member({ role: 'store_manager', shopIds: [near] });
  const own = await figures({ ruleId }, manager);
  expect(own.bars).toEqual([{ from: 115, below: 116, accounts: 1 }]);
  expect(own.reasons.map(({ detailKey }) => detailKey)).toEqual(['best']);
  const group = await company.group('Empty');
  expect(await company.owner.call(api.ofRule, { ruleId, groupId: [group] })).toBeNull();
  const { list } = await company.owner.call(api.accounts, { ruleId: [ruleId], groupId: [group] });
  expect(list).toEqual([]);
  const stranger = await w.company();
  expect(await stranger.owner.call(api.ofRule, { ruleId })).toBeNull();
  await company.owner.call(pointsRuleApi.edit, { id: ruleId, rev: 2, ...rule([rate]), isVisible: false });
  expect(await manager.call(api.ofRule, { ruleId })).toBeNull();
});

it('says in the file by which row of the rule its lines were posted', async () => {
  const asked = { ruleId: [ruleId], detailKey: ['best'] };
  const sent = compose(api.export, asked, company.owner, { now: w.clock.now().getTime() });
  const response = await fetch(`${w.base}${sent.url}`, { headers: sent.headers });
  const [about, sheet] = readXlsx(new Uint8Array(await response.arrayBuffer()));
  const said = new Map((about?.rows ?? []).map(([item, value]) => [item, value]));
  expect(said.get('Row of the rule')).toBe('Inspection score rate ≥ 90 %: +10 × 50 %');
  expect(sheet?.rows).toHaveLength(4);
});
