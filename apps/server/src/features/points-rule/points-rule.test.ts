import type { Input } from '@rondo/contract/kit/endpoint';
import { pointsRuleApi as api } from '@rondo/contract/points-rule';
import { POINTS_CYCLES } from '@rondo/domain/points/cycle';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Company } from '../../../test/factories.ts';
import { refusal, refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let north: string;
let near: string;

beforeAll(async () => {
  w = await world();
  w.clock.set(new Date('2026-11-23T02:00:00Z'));
  company = await w.company();
  north = await company.group('North');
  near = await company.shop({ name: 'Near', groupId: north });
  await company.shop({ name: 'Far' });
});
afterAll(() => w.stop());

type Rule = Omit<Input<typeof api.create>, 'requestId'>;
const LATE = { key: 'late', event: 'task_overdue', points: -2, weight: 100 } as const;
const rule = (more: Partial<Rule> = {}): Rule => ({
  ...{ name: 'Tasks', target: 'shop', type: 'task', scope: 'all', cycle: 'month', initial: 100, lower: 0, upper: 200 },
  ...{ reset: 'initial', isVisible: true, details: [LATE] },
  ...more,
});
const create = (more: Partial<Rule> = {}) => company.owner.call(api.create, { ...rule(more), requestId: requestId() });
/** Which field was refused, and by what rule. */
const fault = async (call: Promise<unknown>) => {
  const { data } = await refusal(call);
  const { fields } = data as { fields: { path: string; reason: string }[] };
  return fields.map(({ path, reason }) => `${path} ${reason}`);
};

it('is read back with everything that was set, and begins disabled', async () => {
  const set = rule({
    ...{ name: 'Everything', type: 'comprehensive', scope: 'groups', groupIds: [north], cycle: 'quarter' },
    ...{ validFrom: '2026-11-01', validUntil: '2027-03-31', initial: 50.5, lower: -10, upper: 99.9 },
    ...{ reset: 'carry_percent', carryPercent: 40, isVisible: false },
    details: [
      { key: 'a', event: 'inspection_rate', rateFrom: 90, points: 3, weight: 60, capPerCycle: 30, capPerDay: 10 },
      { ...LATE, weight: 40 },
    ],
  });
  const { id } = await company.owner.call(api.create, { ...set, requestId: requestId() });
  const read = await company.owner.call(api.get, { id });
  const { details, ...fields } = set;
  expect(read).toMatchObject({
    ...fields,
    state: 'disabled',
    standing: 'disabled',
    versionNo: 1,
    shops: 1,
    postings: 0,
  });
  expect(read.details).toMatchObject(details);
  expect(read.groups.map(({ name }) => name)).toEqual(['North']);
  // No store sees it before it may.
  const clerk = await company.member({ role: 'staff', shopIds: [near] });
  expect(await refused(clerk.call(api.get, { id }))).toBe('NOT_FOUND');
  expect(await refused(clerk.call(api.create, { ...set, requestId: requestId() }))).toBe('FORBIDDEN');
  await company.owner.call(api.remove, { id });
  expect(await refused(company.owner.call(api.get, { id }))).toBe('NOT_FOUND');
});

it('needs lower < initial < upper, a name of its own, complete rows, and weights of 100 %', async () => {
  expect(await fault(create({ lower: 100 }))).toEqual(['lower points_limits']);
  expect(await fault(create({ upper: 100 }))).toEqual(['upper points_limits']);
  expect(await fault(create({ details: [] }))).toEqual(['details points_details']);
  expect(await fault(create({ details: [{ key: 'a', event: 'task_overdue', weight: 100 }] }))).toEqual([
    'details points_details',
  ]);
  expect(await fault(create({ details: [{ ...LATE, event: 'item_failed' }] }))).toEqual(['details points_details']);
  const both = (a: number, b: number) =>
    create({
      ...{ name: 'All of it', type: 'comprehensive' },
      details: [
        { key: 'self', event: 'self_inspection', points: 1, weight: a },
        { ...LATE, weight: b },
      ],
    });
  expect(await fault(both(50, 40))).toEqual(['details weights']);
  await both(60, 40);
  // A second one for the same store; after it is over it may be.
  const second = { name: 'Second', type: 'comprehensive', scope: 'shops', shopIds: [near] } satisfies Partial<Rule>;
  expect(await refused(create(second))).toBe('POINTS_SECOND_COMPREHENSIVE');
  await create();
  expect(await refused(create())).toBe('POINTS_NAME_TAKEN');
  expect(await refused(create({ name: 'tasks' }))).toBe('POINTS_NAME_TAKEN');
});

it('is changed as a new version, with what it was before in the log, by whoever saw the latest', async () => {
  const { id } = await create({ name: 'Changing' });
  await company.owner.call(api.edit, { id, rev: 0, ...rule({ name: 'Changed', upper: 150, type: 'inspection' }) });
  const read = await company.owner.call(api.get, { id });
  expect(read).toMatchObject({ name: 'Changed', type: 'task', versionNo: 2, rev: 1 });
  expect(read.versions.map(({ no }) => no)).toEqual([2, 1]);
  expect(read.history.at(-1)?.data.changes).toEqual([
    { field: 'name', before: 'Changing', after: 'Changed' },
    { field: 'pointsUpper', before: '200', after: '150' },
  ]);
  const { reason, data } = await refusal(company.owner.call(api.edit, { id, rev: 0, ...rule() }));
  expect([reason, data]).toMatchObject(['STALE', { current: { rev: 1 } }]);
});

it('keeps the stores and groups that whoever edits it does not see', async () => {
  const south = await company.group('South');
  const hidden = await company.shop({ name: 'Hidden', groupId: south });
  const clerk = await company.member({ role: 'administrator', scopeAll: false, shopIds: [near] });
  const stored = async (id: string) => {
    const [row] = await w.sql<{ scope: string; shop_ids: string[]; group_ids: string[] }>(
      `select r.scope, r.shop_ids, r.group_ids from points_rule r join points_rule_version v on v.rule_id = r.id and v.no = r.version_no
        where r.id = $1 and v.content->'shopIds' = to_jsonb(r.shop_ids) and v.content->'groupIds' = to_jsonb(r.group_ids)`,
      [id],
    );
    return [row?.scope, row?.shop_ids.toSorted(), row?.group_ids.toSorted()];
  };
  const named = rule({ name: 'By store', scope: 'shops', shopIds: [near, hidden] });
  const { id } = await create(named);
  expect(await clerk.call(api.get, { id })).toMatchObject({ shopIds: [near], hiddenShops: 1, hiddenGroups: 0 });
  // Neither what is left out nor another scope drops what is out of sight.
  await clerk.call(api.edit, { id, rev: 0, ...named, scope: 'all', shopIds: [near] });
  expect(await stored(id)).toEqual(['shops', [near, hidden].toSorted(), []]);
  expect(await refused(clerk.call(api.edit, { id, rev: 1, ...named }))).toBe('NOT_FOUND');
  await clerk.call(api.edit, { id, rev: 1, ...named, shopIds: [] });
  expect(await stored(id)).toEqual(['shops', [hidden], []]);
  const grouped = rule({ name: 'By group', scope: 'groups', groupIds: [north, south] });
  const { id: other } = await create(grouped);
  expect(await clerk.call(api.get, { id: other })).toMatchObject({
    groupIds: [north],
    hiddenShops: 0,
    hiddenGroups: 1,
  });
  await clerk.call(api.edit, { id: other, rev: 0, ...grouped, groupIds: [] });
  expect(await stored(other)).toEqual(['groups', [], [south]]);
  await company.owner.call(api.edit, { id: other, rev: 1, ...grouped, scope: 'all', groupIds: [] });
  expect(await stored(other)).toEqual(['all', [], []]);
});

it.each(POINTS_CYCLES)('of %s begins a cycle anew at its end in the zone of the company', async (cycle) => {
  w.clock.set(new Date('2026-11-23T02:00:00Z'));
  const { id } = await create({ ...{ name: `Each ${cycle}`, cycle, scope: 'shops', shopIds: [near] } });
  await company.owner.call(api.move, { id, rev: 0, event: 'enable' });
  await w.settle();
  await w.sql('update points_account set balance = 70, initial = 70 where rule_id = $1', [id]);
  const read = async () => {
    const rows = await w.sql<{ balance: number; cycle_from: string }>(
      'select balance, cycle_from from points_account where rule_id = $1',
      [id],
    );
    return rows.map((row) => [row.balance, row.cycle_from]);
  };
  const { day, week, month, quarter, year } = {
    day: ['2026-11-23', '2026-11-24'],
    week: ['2026-11-23', '2026-11-30'],
    month: ['2026-11-01', '2026-12-01'],
    quarter: ['2026-10-01', '2027-01-01'],
    year: ['2026-01-01', '2027-01-01'],
  };
  const [from = '', next = ''] = { day, week, month, quarter, year }[cycle];
  // A minute before midnight in Shanghai, and a minute after it.
  w.clock.set(new Date(Date.parse(`${next}T00:00:00+08:00`) - 60_000));
  await w.app.runJob('points.night');
  expect(await read()).toEqual([[70, from]]);
  w.clock.set(new Date(Date.parse(`${next}T00:00:00+08:00`) + 60_000));
  await w.app.runJob('points.night');
  await w.app.runJob('points.night');
  expect(await read()).toEqual([[100, next]]);
  const lines = await w.sql('select no, applied, carried_percent from points_posting where rule_id = $1', [id]);
  expect(lines).toEqual([{ no: 1, applied: 30, carried_percent: null }]);
});
