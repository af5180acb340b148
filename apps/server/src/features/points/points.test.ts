import type { Input } from '@rondo/contract/kit/endpoint';
import { pointsApi as api } from '@rondo/contract/points';
import { pointsRuleApi } from '@rondo/contract/points-rule';
import { recordApi } from '@rondo/contract/record';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compose } from '../../../test/client.ts';
import { memberWith } from '../../../test/custom-role.ts';
import type { Company } from '../../../test/factories.ts';
import { answersOf, dispatchTo, type GivenTemplate, givenTemplate, inspect } from '../../../test/inspection.ts';
import { requestId, type World, world } from '../../../test/world.ts';
import { integrityChecks } from '../../features.ts';
import { readXlsx } from '../../platform/table/read-xlsx.ts';
import { violationsOf } from '../maintenance/index.ts';

let w: World;
let company: Company;
let template: GivenTemplate;
let near: string;
let far: string;
let ruleId: string;

type Rule = Omit<Input<typeof pointsRuleApi.create>, 'requestId'>;
const rule = (more: Partial<Rule> = {}): Rule => ({
  ...{
    name: 'Inspections',
    target: 'shop',
    type: 'inspection',
    scope: 'all',
    cycle: 'month',
    initial: 100,
    lower: 0,
    upper: 104,
  },
  ...{ reset: 'initial', isVisible: true },
  details: [
    { key: 'best', event: 'inspection_rate', rateFrom: 90, points: 10, weight: 50 },
    { key: 'failed', event: 'item_failed', severity: 'normal', points: -3, weight: 100, capPerDay: 4 },
  ],
  ...more,
});
const ledger = async (more: Partial<Input<typeof api.ledger>> = {}) => {
  await w.settle();
  const { list } = await company.owner.call(api.ledger, { ruleId: [ruleId], sort: 'at', ...more });
  return list.map((row) => [row.event, row.kind, row.requested, row.applied, row.balance, row.limitedBy]);
};
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
const balances = async (who = company.owner) => {
  const { list } = await who.call(api.accounts, { ruleId: [ruleId] });
  return list.map((row) => [row.owner.name, row.balance, row.rank, row.of]);
};
const integrity = async () => {
  const looked = { companyId: company.id, since: null, today: '9999-12-31' };
  return violationsOf(w.app.databases.of(company.id), integrityChecks, looked);
};

beforeAll(async () => {
  w = await world();
  w.clock.set(new Date('2026-11-23T02:00:00Z'));
  company = await w.company();
  template = await givenTemplate(w, company);
  near = await company.shop({ name: 'Near' });
  const keeper = await company.member({ role: 'store_manager' });
  far = await company.shop({ name: 'Far', managerIds: [keeper.id] });
  ruleId = (await company.owner.call(pointsRuleApi.create, { ...rule(), requestId: requestId() })).id;
});
afterAll(() => w.stop());

it('posts nothing while the rule is disabled, and what it says once it is enabled', async () => {
  await inspected(near);
  expect(await ledger()).toEqual([]);
  await company.owner.call(pointsRuleApi.move, { id: ruleId, rev: 0, event: 'enable' });
  await inspected(near);
  // 10 x 50 %, and the upper limit keeps one of them back.
  expect(await ledger()).toEqual([['inspection_rate', 'event', 5, 4, 104, 'upper']]);
  expect(await balances()).toEqual([
    ['Near', 104, 1, 2],
    ['Far', 100, 2, 2],
  ]);
});

it('caps a row, posts the same event once, and takes back what is void', async () => {
  const recordId = await inspected(far, [0, 1]);
  const failed = ['item_failed', 'event', -6, -4, 96, 'cap'];
  expect(await ledger({ shopId: [far] })).toEqual([failed]);
  const [event] = await w.sql<{ id: string }>('select id from points_fact where source_id = $1', [recordId]);
  expect(event).toBeDefined();
  // The worker may hear of it again.
  await w.sql(`insert into outbox (company_id, event, payload) values ($1, 'record.submitted', $2)`, [
    company.id,
    JSON.stringify({ recordId, businessOn: '2026-11-23', shopId: far, byId: company.owner.id }),
  ]);
  expect(await ledger({ shopId: [far] })).toEqual([failed]);
  // An edit is for what happens from now on: what was posted stays, and is taken back as it was.
  const details = rule().details.map((one) => (one.key === 'failed' ? { ...one, points: -1 } : one));
  await company.owner.call(pointsRuleApi.edit, { id: ruleId, rev: 1, ...rule({ details }) });
  const { rev } = await company.owner.call(recordApi.get, { id: recordId });
  await company.owner.call(recordApi.void, { id: recordId, rev, reason: 'A mistake' });
  expect(await ledger({ shopId: [far] })).toEqual([failed, ['item_failed', 'reversal', 4, 4, 100, null]]);
  const versions = await w.sql('select version_no from points_posting where shop_id = $1 order by no', [far]);
  expect(versions).toEqual([{ version_no: 1 }, { version_no: 2 }]);
  expect(await integrity()).toEqual([]);
});

it('shows stores of the scope alone; plus, minus and lost open exactly their postings', async () => {
  const manager = await company.member({ role: 'store_manager', shopIds: [near] });
  expect(await balances(manager)).toEqual([['Near', 104, 1, 2]]);
  const { list } = await company.owner.call(api.accounts, { ruleId: [ruleId] });
  for (const { id, plus, minus, lost, cycleFrom } of list) {
    const of = { accountId: [id], from: cycleFrom, kind: ['event', 'reversal'] as const };
    const sum = async (more: Partial<Input<typeof api.ledger>>) => {
      const rows = (await company.owner.call(api.ledger, { ...of, kind: [...of.kind], ...more })).list;
      return rows.reduce((total, row) => total + Math.abs(more.limited ? row.requested - row.applied : row.applied), 0);
    };
    expect([await sum({ sign: 'plus' }), await sum({ sign: 'minus' }), await sum({ limited: true })]).toEqual([
      plus,
      minus,
      lost,
    ]);
  }
  const one = await manager.call(api.account, { id: list[0]?.id ?? '' });
  expect([one.trend.length, one.trend.at(-1), one.postings.length]).toEqual([
    30,
    { day: '2026-11-23', balance: 104 },
    1,
  ]);
  expect((await manager.call(api.ledger, {})).list.every(({ owner }) => owner.name === 'Near')).toBe(true);
});

it('finds an account that its postings do not come to', async () => {
  await w.sql('update points_account set balance = balance + 1 where company_id = $1 and shop_id = $2', [
    company.id,
    near,
  ]);
  expect((await integrity()).map(({ holds }) => holds)).toEqual([
    'The postings of each points account come to its balance less what it was opened with',
  ]);
  await w.sql('update points_account set balance = balance - 1 where company_id = $1 and shop_id = $2', [
    company.id,
    near,
  ]);
});

it('says in the file what its lines were filtered by: source, account and owners by name', async () => {
  const { list } = await company.owner.call(api.ledger, { ruleId: [ruleId], shopId: [far], event: ['item_failed'] });
  const [line] = list;
  const asked = { sourceId: [line?.source?.id ?? ''], accountId: [line?.accountId ?? ''] };
  const filter = { ...asked, shopId: [far], memberId: [company.owner.id] };
  const sent = compose(api.export, filter, company.owner, { now: w.clock.now().getTime() });
  const response = await fetch(`${w.base}${sent.url}`, { headers: sent.headers });
  const [about] = readXlsx(new Uint8Array(await response.arrayBuffer()));
  const said = new Map((about?.rows ?? []).map(([item, value]) => [item, value]));
  expect([said.get('Source'), said.get('points account'), said.get('Owner')]).toEqual([
    ...[line?.source?.name, 'Far · Inspections', `Far; ${company.owner.name}`],
  ]);
});

it('counts what came and went in a period; each figure is the sum of the lines that it opens', async () => {
  const period = { from: '2026-11-20', to: '2026-12-02' };
  const figures = await company.owner.call(api.statistics, { ...period, granularity: 'week', ruleId: [ruleId] });
  const { list } = await company.owner.call(api.ledger, {
    ...{ ...period, ruleId: [ruleId], kind: ['event', 'manual', 'reversal'], size: 100 },
  });
  const changeOf = (rows: typeof list) => ({
    plus: rows.reduce((sum, { applied }) => sum + Math.max(applied, 0), 0),
    minus: rows.reduce((sum, { applied }) => sum + Math.max(-applied, 0), 0),
  });
  expect(list.length).toBeGreaterThan(2);
  expect(figures.all).toMatchObject(changeOf(list));
  expect(figures.all.lost).toBe(list.reduce((sum, row) => sum + Math.abs(row.requested - row.applied), 0));
  for (const { event, ...change } of figures.events)
    expect(change).toMatchObject(changeOf(list.filter((row) => row.event === event)));
  expect(figures.owners.map(({ rank, owner }) => [rank, owner.name])).toEqual([
    [1, 'Near'],
    [2, 'Far'],
  ]);
  expect(figures.trend.map(({ from, to }) => [from, to])).toEqual([
    ['2026-11-20', '2026-11-22'],
    ['2026-11-23', '2026-11-29'],
    ['2026-11-30', '2026-12-02'],
  ]);
  expect(figures.trend.map(({ plus, minus }) => plus + minus)).toEqual([
    0,
    changeOf(list).plus + changeOf(list).minus,
    0,
  ]);
  // A store manager counts the own store alone; a group counts what hangs in it.
  const manager = await company.member({ role: 'store_manager', shopIds: [near] });
  const own = await manager.call(api.statistics, period);
  expect(own.owners.map(({ owner }) => owner.name)).toEqual(['Near']);
  const group = await company.group('Empty');
  expect((await company.owner.call(api.statistics, { ...period, groupId: [group] })).events).toEqual([]);
});

it('counts by the groups below the chosen one; each opens exactly its lines', async () => {
  const period = { from: '2026-11-20', to: '2026-12-02' };
  const north = await company.group('North');
  const below = await company.group('Inner north', north);
  await w.sql(
    `update shop s set group_id = g.id, lineage = g.lineage from shop_group g where g.company_id = s.company_id and g.id = $1 and s.id = $2`,
    [below, near],
  );
  const sumOf = async (groupId: string) => {
    const asked = { ...period, groupId: [groupId], kind: ['event', 'manual', 'reversal'] as const, size: 100 };
    const { list } = await company.owner.call(api.ledger, { ...asked, kind: [...asked.kind] });
    return list.reduce((sum, { applied }) => sum + applied, 0);
  };
  const { groups } = await company.owner.call(api.statistics, period);
  expect(groups.map(({ group }) => group.name)).toEqual(['North']);
  const [first] = groups;
  expect((first?.plus ?? 0) - (first?.minus ?? 0)).toBe(await sumOf(north));
  const under = await company.owner.call(api.statistics, { ...period, groupId: [north] });
  expect(under.groups.map(({ group }) => group.id)).toEqual([below]);
  await w.sql(
    `update shop s set group_id = g.id, lineage = g.lineage from shop_group g where g.company_id = s.company_id and g.parent_id is null and s.id = $1 and g.company_id = s.company_id`,
    [near],
  );
});

it('the whole ranking of a period leaves as a file, with what it was filtered by, over the reader’s own stores', async () => {
  const period = { from: '2026-11-20', to: '2026-12-02' };
  const analyst = await memberWith(w, company, ['record_select', 'x_record_export'], { shopIds: [near] });
  for (const who of [company.owner, analyst]) {
    const { owners, ranked } = await who.call(api.statistics, { ...period, ruleId: [ruleId] });
    expect(owners).toHaveLength(ranked);
    const asked = { ...period, ruleId: [ruleId] };
    const sent = compose(api.exportStatistics, asked, who, { now: w.clock.now().getTime() });
    const response = await fetch(`${w.base}${sent.url}`, { headers: sent.headers });
    const [about, sheet] = readXlsx(new Uint8Array(await response.arrayBuffer()));
    expect(new Map((about?.rows ?? []).map(([item, value]) => [item, value])).get('Rule')).toBe('Inspections');
    expect(sheet?.rows.slice(1).map(([rank, name, , plus, minus]) => [rank, name, plus, minus])).toEqual(
      owners.map(({ rank, owner, plus, minus }) => [rank, owner.name, plus, minus].map(String)),
    );
  }
});
