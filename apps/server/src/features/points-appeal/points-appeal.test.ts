import type { Input } from '@rondo/contract/kit/endpoint';
import { messageApi } from '@rondo/contract/message';
import { pointsApi } from '@rondo/contract/points';
import { pointsAdjustmentApi } from '@rondo/contract/points-adjustment';
import { pointsAppealApi as api } from '@rondo/contract/points-appeal';
import { pointsRuleApi } from '@rondo/contract/points-rule';
import { DAY_MS } from '@rondo/domain/duration';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memberWith } from '../../../test/custom-role.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { givenPhoto } from '../../../test/rectification.ts';
import { outcomes, refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';
import { integrityChecks } from '../../features.ts';
import { violationsOf } from '../maintenance/index.ts';

let w: World;
let company: Company;
let clerk: Person;
let manager: Person;
let near: string;
let far: string;
let ruleId: string;

type Rule = Omit<Input<typeof pointsRuleApi.create>, 'requestId'>;
async function enabledRule(more: Partial<Rule> = {}): Promise<string> {
  const { id } = await company.owner.call(pointsRuleApi.create, {
    ...{ name: 'Service', target: 'shop', type: 'task', scope: 'all', cycle: 'month', initial: 100, lower: 0 },
    ...{ upper: 200, reset: 'initial', isVisible: true, requestId: requestId() },
    details: [{ key: 'late', event: 'task_overdue', points: -2, weight: 100 }],
    ...more,
  });
  await company.owner.call(pointsRuleApi.move, { id, rev: 0, event: 'enable' });
  await w.settle();
  return id;
}
/** Points by hand; answers their line of the ledger. */
async function posted(more: Partial<Input<typeof pointsAdjustmentApi.create>> = {}): Promise<string> {
  const { id } = await clerk.call(pointsAdjustmentApi.create, {
    ...{ ruleId, shopIds: [near], points: -30, reason: 'Dirty kitchen', requestId: requestId(), ...more },
  });
  const { list } = await company.owner.call(pointsApi.ledger, { sourceId: [id] });
  return list[0]?.id ?? '';
}
const appeal = (postingId: string, by = manager, photoIds: string[] = []) =>
  by.call(api.create, { postingId, reason: 'It was clean', photoIds, requestId: requestId() });
const get = (postingId: string, by = manager) => by.call(api.get, { postingId });
const decide = (id: string, by: Person, more: Pick<Input<typeof api.decide>, 'event' | 'comment'>) =>
  by.call(api.decide, { id, rev: 0, ...more });
const balance = async (shopId = near) =>
  (await company.owner.call(pointsApi.accounts, { ruleId: [ruleId], shopId: [shopId] })).list[0]?.balance;
const told = async (who: Person) => {
  await w.settle();
  return (await who.call(messageApi.list, {})).list.map(({ title, page }) => [title, page]);
};
const listed = async (who: Person, filter: Partial<Input<typeof pointsApi.ledger>>) =>
  (await who.call(pointsApi.ledger, { ruleId: [ruleId], ...filter })).list.map((row) => [row.id, row.appeal]);

beforeAll(async () => {
  w = await world();
  w.clock.set(new Date('2026-11-10T02:00:00Z'));
  company = await w.company();
  manager = await company.member({ role: 'store_manager' });
  near = await company.shop({ name: 'Near', managerIds: [manager.id] });
  far = await company.shop({ name: 'Far' });
  clerk = await memberWith(w, company, ['x_points_adjust', 'record_select'], { scopeAll: true });
  ruleId = await enabledRule();
});
afterAll(() => w.stop());

it('takes the posting back when it is accepted; of twenty at once one decides', async () => {
  const id = await posted();
  expect(await balance()).toBe(70);
  expect(await get(id)).toMatchObject({
    theirAppeal: null,
    appealUntil: expect.stringMatching(/^2026-11-13T02:00:0/),
    can: [],
  });
  const photo = await givenPhoto(w, manager);
  const made = await outcomes(Array.from({ length: 20 }, () => appeal(id, manager, [photo])));
  expect([made.won, [...made.reasons]]).toEqual([1, ['POINTS_APPEALED']]);
  const { theirAppeal, can } = await get(id);
  expect(theirAppeal).toMatchObject({ state: 'pending', reason: 'It was clean', author: { id: manager.id } });
  expect([theirAppeal?.photos.map((one) => one.id), can]).toEqual([[photo], ['withdraw']]);
  const page = `/score/scoreList?open=${id}`;
  expect(await told(clerk)).toContainEqual(['Appeal to decide: Near -30 points', page]);
  expect(await listed(clerk, { toDecide: true })).toEqual([[id, 'pending']]);
  expect([await listed(manager, { toDecide: true }), await listed(manager, { appeal: ['pending'] })]).toEqual([
    ...[[], [[id, 'pending']]],
  ]);
  // Who decides sees the evidence; later postings go on meanwhile.
  expect((await get(id, clerk)).theirAppeal?.photos).toHaveLength(1);
  await posted({ points: 65 });
  await posted({ points: 65 });
  expect(await balance()).toBe(200);
  const appealId = theirAppeal?.id ?? '';
  expect(await refused(decide(appealId, manager, { event: 'accept' }))).toBe('FORBIDDEN');
  const { won, reasons } = await outcomes(
    Array.from({ length: 20 }, () => decide(appealId, clerk, { event: 'accept', comment: 'Right' })),
  );
  expect([won, [...reasons].filter((reason) => reason !== 'STALE' && reason !== 'MOVE_NOT_ALLOWED')]).toEqual([1, []]);
  // The upper limit keeps the points that come back out.
  const { list } = await manager.call(pointsApi.ledger, { kind: ['reversal'] });
  expect(list).toMatchObject([
    {
      requested: 30,
      applied: 0,
      balance: 200,
      limitedBy: 'upper',
      reversesId: id,
      operator: clerk.name,
      reason: 'Right',
    },
  ]);
  expect(await get(id)).toMatchObject({ appeal: 'accepted', isReversed: true, can: [], appealUntil: null });
  expect(await told(manager)).toContainEqual(['Appeal accepted: Near -30 points', page]);
  const looked = { companyId: company.id, since: null, today: '9999-12-31' };
  expect(await violationsOf(w.app.databases.of(company.id), integrityChecks, looked)).toEqual([]);
});

it('leaves the posting when it is refused, withdrawn, or nobody decides in a week', async () => {
  const ids = [await posted({ points: -1 }), await posted({ points: -2 }), await posted({ points: -3 })];
  const before = await balance();
  const [refusedId, withdrawnId, expiredId] = await Promise.all(ids.map(async (id) => (await appeal(id)).id));
  expect(await refused(decide(refusedId ?? '', clerk, { event: 'refuse' }))).toBe('INPUT_REFUSED');
  await decide(refusedId ?? '', clerk, { event: 'refuse', comment: 'It was not' });
  expect(await refused(decide(withdrawnId ?? '', clerk, { event: 'withdraw' }))).toBe('FORBIDDEN');
  await decide(withdrawnId ?? '', manager, { event: 'withdraw' });
  expect(await refused(appeal(ids[1] ?? ''))).toBe('POINTS_APPEALED');
  w.clock.set(new Date(w.clock.now().getTime() + 7 * DAY_MS - 60_000));
  await w.app.runJob('points-appeal.expire');
  expect((await get(ids[2] ?? '')).appeal).toBe('pending');
  w.clock.set(new Date(w.clock.now().getTime() + 60_000));
  await w.app.runJob('points-appeal.expire');
  await w.app.runJob('points-appeal.expire');
  const states = await Promise.all(ids.map(async (id) => (await get(id)).appeal));
  expect([states, await balance()]).toEqual([['refused', 'withdrawn', 'expired'], before]);
  expect((await get(ids[2] ?? '')).theirAppeal?.history.map(({ event }) => event)).toEqual(['created', 'expire']);
  expect(await refused(decide(expiredId ?? '', clerk, { event: 'accept' }))).toBe('MOVE_NOT_ALLOWED');
  expect((await told(manager)).map(([title]) => title)).toEqual(
    expect.arrayContaining(['Appeal refused: Near -1 points', 'Appeal expired: Near -3 points']),
  );
  expect(await listed(clerk, { toDecide: true })).toEqual([]);
});

it('is of those whose points they are, within the days of the version that posted', async () => {
  const theirs = await posted({ shopIds: [far] });
  expect(await refused(get(theirs))).toBe('NOT_FOUND');
  expect(await refused(appeal(theirs))).toBe('NOT_FOUND');
  // Who sees the store with all others does not act for it; who works for it by name does.
  expect([await refused(appeal(theirs, clerk)), (await get(theirs, clerk)).appealUntil]).toEqual(['FORBIDDEN', null]);
  const staff = await memberWith(w, company, ['record_select'], { shopIds: [far] });
  const { id } = await appeal(theirs, staff);
  // Nor does the manager of another store see or decide it.
  expect(await refused(decide(id, manager, { event: 'accept' }))).toBe('NOT_FOUND');
  const narrow = await memberWith(w, company, ['x_points_adjust'], { shopIds: [near] });
  expect(await refused(decide(id, narrow, { event: 'accept' }))).toBe('NOT_FOUND');
  const late = await posted();
  w.clock.set(new Date(w.clock.now().getTime() + 3 * DAY_MS));
  expect(await refused(appeal(late))).toBe('POINTS_APPEAL_CLOSED');
  // An edit is for what is posted from now on.
  const earlier = await posted();
  const rule = await company.owner.call(pointsRuleApi.get, { id: ruleId });
  await company.owner.call(pointsRuleApi.edit, { ...rule, appealDays: 0 });
  const later = await posted();
  expect([(await get(earlier)).appealUntil === null, (await get(later)).appealUntil]).toEqual([false, null]);
  expect(await refused(appeal(later))).toBe('POINTS_APPEAL_CLOSED');
  // What takes a posting back is none to appeal against.
  await decide((await appeal(earlier)).id, clerk, { event: 'accept' });
  const [reversal] = (await manager.call(pointsApi.ledger, { kind: ['reversal'] })).list;
  expect((await get(reversal?.id ?? '')).appealUntil).toBeNull();
});

it('is decided by somebody else than the member whose points they are, where there is one', async () => {
  const people = await enabledRule({ name: 'People', target: 'member' });
  const second = await memberWith(w, company, ['x_points_adjust'], { scopeAll: true });
  const id = await posted({ ruleId: people, shopIds: [], memberIds: [second.id] });
  expect((await get(id, company.owner)).appealUntil).toBeNull();
  const made = await appeal(id, second);
  expect(await refused(decide(made.id, second, { event: 'accept' }))).toBe('FORBIDDEN');
  expect((await get(id, second)).can).toEqual(['withdraw']);
  expect(await decide(made.id, clerk, { event: 'accept' })).toMatchObject({
    reversal: { applied: 30, limitedBy: null },
  });
  // A company in which nobody else may decide.
  const alone = await w.company();
  const shop = await alone.shop({ name: 'Only', managerIds: [alone.owner.id] });
  const { id: own } = await alone.owner.call(pointsRuleApi.create, {
    ...{
      name: 'Alone',
      target: 'shop',
      type: 'task',
      scope: 'all',
      cycle: 'month',
      initial: 100,
      lower: 0,
      upper: 200,
    },
    ...{ reset: 'initial', isVisible: true, requestId: requestId() },
    details: [{ key: 'late', event: 'task_overdue', points: -2, weight: 100 }],
  });
  await alone.owner.call(pointsRuleApi.move, { id: own, rev: 0, event: 'enable' });
  await alone.owner.call(pointsAdjustmentApi.create, {
    ...{ ruleId: own, shopIds: [shop], points: -5, reason: 'Late', requestId: requestId() },
  });
  const [line] = (await alone.owner.call(pointsApi.ledger, {})).list;
  expect(await refused(appeal(line?.id ?? '', alone.owner))).toBe('POINTS_APPEAL_NOBODY');
});

it('does not give back what the end of a cycle at the same moment drops', async () => {
  w.clock.set(new Date('2026-11-29T10:00:00Z'));
  const turning = await enabledRule({ name: 'Turning' });
  const { id } = await appeal(await posted({ ruleId: turning }));
  w.clock.set(new Date('2026-12-01T02:00:00Z'));
  const waiting = async (calls: number) => {
    const text = `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(async () => (await w.sql<{ n: number }>(text))[0]?.n, { timeout: 10_000 }).toBe(calls);
  };
  const holder = await w.app.owner.connect();
  try {
    await holder.query('begin');
    await holder.query('select from points_account where rule_id = $1 for update', [turning]);
    const night = w.app.runJob('points.night');
    await waiting(1);
    const accepted = decide(id, clerk, { event: 'accept' });
    await waiting(2);
    await holder.query('commit');
    await night;
    expect(await accepted).toMatchObject({ reversal: { applied: 0, limitedBy: 'reset' } });
  } finally {
    holder.release();
  }
  expect((await company.owner.call(pointsApi.accounts, { ruleId: [turning], shopId: [near] })).list[0]?.balance).toBe(
    100,
  );
});
