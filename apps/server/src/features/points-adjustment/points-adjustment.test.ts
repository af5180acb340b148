import type { Input } from '@rondo/contract/kit/endpoint';
import { messageApi } from '@rondo/contract/message';
import { pointsApi } from '@rondo/contract/points';
import { pointsAdjustmentApi as api } from '@rondo/contract/points-adjustment';
import { pointsRuleApi } from '@rondo/contract/points-rule';
import { shopApi } from '@rondo/contract/shop';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memberWith } from '../../../test/custom-role.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { givenPhoto } from '../../../test/rectification.ts';
import { outcomes, refusal, refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';
import { integrityChecks } from '../../features.ts';
import { violationsOf } from '../maintenance/index.ts';

let w: World;
let company: Company;
let clerk: Person;
let second: Person;
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
const adjust = (more: Partial<Input<typeof api.create>> = {}, by = clerk) =>
  by.call(api.create, {
    ...{ ruleId, shopIds: [near], points: 5, reason: 'A clean kitchen', requestId: requestId(), ...more },
  });
const get = (id: string, by = clerk) => by.call(api.get, { id });
const lines = async (sourceId: string, by: Person = company.owner) => {
  const { list } = await by.call(pointsApi.ledger, { sourceId: [sourceId], sort: 'at' });
  const rows = list.toSorted((a, b) => a.owner.name.localeCompare(b.owner.name));
  return rows.map((row) => [row.owner.name, row.requested, row.applied, row.balance, row.limitedBy]);
};
const told = async (who: Person) => {
  await w.settle();
  return (await who.call(messageApi.list, {})).list.map(({ title, page }) => [title, page]);
};

beforeAll(async () => {
  w = await world();
  company = await w.company();
  manager = await company.member({ role: 'store_manager' });
  near = await company.shop({ name: 'Near', managerIds: [manager.id] });
  far = await company.shop({ name: 'Far' });
  const adjusting = ['x_points_manage', 'x_points_adjust', 'x_record_export', 'record_select'] as const;
  clerk = await memberWith(w, company, adjusting, { scopeAll: true });
  second = await memberWith(w, company, adjusting, { scopeAll: true });
  ruleId = await enabledRule();
});
afterAll(() => w.stop());

it('posts to every target at once, with reason and evidence, and says where a limit kept some back', async () => {
  const photo = await givenPhoto(w, clerk);
  const asked = { shopIds: [near, far], points: 60, photoIds: [photo], requestId: requestId() };
  const made = await adjust(asked);
  expect(made).toMatchObject({ state: 'posted', limited: 0 });
  // The same request again posts nothing more.
  expect(await adjust(asked)).toEqual(made);
  const more = await adjust({ points: 60.5 });
  expect(more).toMatchObject({ state: 'posted', limited: 1 });
  expect(await lines(made.id)).toEqual([
    ['Far', 60, 60, 160, null],
    ['Near', 60, 60, 160, null],
  ]);
  expect(await lines(more.id)).toEqual([['Near', 60.5, 40, 200, 'upper']]);
  const read = await get(more.id);
  expect(read).toMatchObject({ number: expect.stringMatching(/^P\d{14}$/), applied: 40, limited: 1, can: [] });
  expect(read.all).toMatchObject([{ name: 'Near', posted: { applied: 40, balance: 200, limitedBy: 'upper' } }]);
  expect((await get(made.id)).photos.map(({ id }) => id)).toEqual([photo]);
  const none = await adjust({ points: 1 });
  expect((await told(manager)).map(([title]) => title)).toEqual([
    ...['Service: no points posted', 'Service: +40 points', 'Service: +60 points'],
  ]);
  const { list: messages } = await manager.call(messageApi.list, {});
  expect(messages.map(({ body }) => body)).toEqual([
    `${clerk.name} asked for +1 by hand, a limit kept all of them back: A clean kitchen`,
    `${clerk.name} asked for +60.5 by hand, a limit kept the rest back: A clean kitchen`,
    `${clerk.name} posted them by hand: A clean kitchen`,
  ]);
  expect(messages[0]?.page).toBe(`/score/scoreList?sourceId=${none.id}`);
  const [, , [, page] = []] = await told(manager);
  expect(page).toBe(`/score/scoreList?sourceId=${made.id}`);
  // The manager reads the posting of the own store, and why.
  const { list } = await manager.call(pointsApi.ledger, { sourceId: [made.id] });
  expect(list).toMatchObject([{ kind: 'manual', event: null, operator: clerk.name, reason: 'A clean kitchen' }]);
});

it('waits for a second person above the limit: not who made it; of twenty at once one posts it', async () => {
  const atLimit = await adjust({ points: -100, shopIds: [far] });
  expect(atLimit.state).toBe('posted');
  const made = await adjust({ points: -100.5 });
  expect(made).toMatchObject({ state: 'pending', limited: 0 });
  expect(await lines(made.id)).toEqual([]);
  const { number } = await get(made.id);
  // Counted for who may decide, and for nobody else.
  const waiting = async (by: Person) => (await by.call(api.list, { toConfirm: true })).list.map(({ id }) => id);
  expect([await waiting(second), await waiting(clerk)]).toEqual([[made.id], []]);
  expect(await told(second)).toContainEqual([
    'Points by hand to confirm: Service -100.5',
    `/score/manage?open=${made.id}`,
  ]);
  const confirm = (by: Person) => by.call(api.decide, { id: made.id, rev: 0, event: 'confirm' });
  expect(await refused(confirm(clerk))).toBe('FORBIDDEN');
  expect((await get(made.id)).can).toEqual(['withdraw']);
  expect((await get(made.id, second)).can).toEqual(['confirm', 'refuse']);
  const { won, reasons } = await outcomes(Array.from({ length: 20 }, () => confirm(second)));
  expect([won, [...reasons].filter((reason) => reason !== 'STALE' && reason !== 'MOVE_NOT_ALLOWED')]).toEqual([1, []]);
  expect(await lines(made.id)).toEqual([['Near', -100.5, -100.5, 99.5, null]]);
  expect(await told(clerk)).toEqual([[`Points by hand ${number} were confirmed`, `/score/manage?open=${made.id}`]]);
  const looked = { companyId: company.id, since: null, today: '9999-12-31' };
  expect(await violationsOf(w.app.databases.of(company.id), integrityChecks, looked)).toEqual([]);
});

it('is refused with a reason, or withdrawn by who made it, and posts nothing then', async () => {
  const made = await adjust({ points: 150 });
  const decide = (by: Person, more: Pick<Input<typeof api.decide>, 'event' | 'comment'>, id = made.id) =>
    by.call(api.decide, { id, rev: 0, ...more });
  expect(await refused(decide(second, { event: 'refuse' }))).toBe('INPUT_REFUSED');
  await decide(second, { event: 'refuse', comment: 'Too many' });
  expect(await get(made.id)).toMatchObject({ state: 'refused', comment: 'Too many', decidedBy: { id: second.id } });
  const other = await adjust({ points: 150 });
  expect(await refused(decide(second, { event: 'withdraw' }, other.id))).toBe('FORBIDDEN');
  await decide(clerk, { event: 'withdraw' }, other.id);
  expect(await refused(decide(second, { event: 'confirm' }, other.id))).toBe('MOVE_NOT_ALLOWED');
  expect([await lines(made.id), await lines(other.id)]).toEqual([[], []]);
  // A rule that was disabled meanwhile posts nothing, and what waits goes on waiting.
  const short = await enabledRule({ name: 'Short' });
  const late = await adjust({ ruleId: short, points: 150 });
  await company.owner.call(pointsRuleApi.move, { id: short, rev: 1, event: 'disable' });
  expect(await refused(decide(second, { event: 'confirm' }, late.id))).toBe('POINTS_RULE_OFF');
  expect((await get(late.id)).state).toBe('pending');
  expect(await refused(adjust({ ruleId: short }))).toBe('POINTS_RULE_OFF');
});

it('is of those who may, for stores of their scope that the rule is about, and never for the own account', async () => {
  expect(await refused(adjust({}, manager))).toBe('FORBIDDEN');
  const narrow = await memberWith(w, company, ['x_points_manage', 'x_points_adjust'], { shopIds: [near] });
  expect(await refused(adjust({ shopIds: [far] }, narrow))).toBe('NOT_FOUND');
  const mixed = await adjust({ shopIds: [near, far], points: 1 });
  expect(await refused(get(mixed.id, narrow))).toBe('NOT_FOUND');
  const opens = async (by: Person) =>
    (await by.call(pointsApi.ledger, { sourceId: [mixed.id], shopId: [near] })).list[0]?.source?.canOpen;
  expect([await opens(clerk), await opens(narrow), await opens(manager)]).toEqual([true, false, false]);
  const own = await adjust({ points: 1 }, narrow);
  expect((await narrow.call(api.list, {})).list.map(({ id }) => id)).toContain(own.id);
  const onlyFar = await enabledRule({ name: 'Only far', scope: 'shops', shopIds: [far] });
  const { reason, message } = await refusal(adjust({ ruleId: onlyFar }));
  expect([reason, message]).toEqual(['POINTS_OUTSIDE_RULE', expect.stringContaining('not about “Near”')]);
  const people = await enabledRule({ name: 'People', target: 'member' });
  expect(await refused(adjust({ ruleId: people }))).toBe('INPUT_REFUSED');
  expect(await refused(adjust({ ruleId: people, shopIds: [], memberIds: [clerk.id] }))).toBe('POINTS_OWN_ACCOUNT');
  const made = await adjust({ ruleId: people, shopIds: [], memberIds: [second.id, manager.id], points: 150 });
  // Who would get the points does not confirm them.
  expect((await get(made.id, second)).can).toEqual([]);
  await company.owner.call(api.decide, { id: made.id, rev: 0, event: 'confirm' });
  const { list } = await manager.call(pointsApi.accounts, { ruleId: [people] });
  expect(list.map(({ owner, balance, plus }) => [owner.id, balance, plus])).toEqual([[manager.id, 200, 100]]);
});

it('is confirmed for those who are still there, while the rule is about them', async () => {
  const [here, gone, out] = await Promise.all(['Here', 'Gone', 'Out'].map((name) => company.shop({ name })));
  const places = { scope: 'shops', shopIds: [here, gone, out] as string[] } as const;
  const some = await enabledRule({ name: 'Some stores', ...places });
  const decide = (id: string, event: Input<typeof api.decide>['event'] = 'confirm') =>
    second.call(api.decide, { id, rev: 0, event, comment: 'Nobody left' });
  const one = await adjust({ ruleId: some, shopIds: places.shopIds, points: 101 });
  const lost = await adjust({ ruleId: some, shopIds: [gone ?? ''], points: 101 });
  await company.owner.call(shopApi.remove, { id: gone ?? '' });
  const rule = await company.owner.call(pointsRuleApi.get, { id: some });
  const name = (shopIds: (string | undefined)[], rev: number) =>
    company.owner.call(pointsRuleApi.edit, { ...rule, id: some, rev, shopIds: shopIds.flatMap((id) => id ?? []) });
  await name([here], rule.rev);
  const { reason, message } = await refusal(decide(one.id));
  expect([reason, message]).toEqual(['POINTS_OUTSIDE_RULE', expect.stringContaining('not about “Out”')]);
  await name([here, out], rule.rev + 1);
  // Two at the upper limit, and one that is not there.
  expect(await decide(one.id)).toEqual({ rev: 1, limited: 3 });
  const read = await get(one.id);
  expect([read.limited, read.all.map((target) => target.posted?.applied)]).toEqual([3, [100, undefined, 100]]);
  expect(await refused(decide(lost.id))).toBe('POINTS_NOBODY_LEFT');
  expect(await get(lost.id, second)).toMatchObject({ state: 'pending', limited: 0, can: ['confirm', 'refuse'] });
  await decide(lost.id, 'refuse');
  // What was asked for by a rule keeps it, posted or not.
  const asked = await enabledRule({ name: 'Asked for' });
  const can = async () => (await company.owner.call(pointsRuleApi.get, { id: asked })).can.delete;
  expect(await can()).toBe(true);
  const kept = await adjust({ ruleId: asked, points: 150 });
  expect([await can(), await refused(company.owner.call(pointsRuleApi.remove, { id: asked }))]).toEqual([
    ...[false, 'POINTS_RULE_USED'],
  ]);
  expect((await get(kept.id)).state).toBe('pending');
  // Only who works here, or is invited, gets points.
  const people = await enabledRule({ name: 'Those here', target: 'member' });
  const [staff, invited, disabled] = await Promise.all([1, 2, 3].map(() => company.member({ role: 'staff' })));
  const memberIds = [staff, invited, disabled].flatMap((person) => person?.id ?? []);
  const theirs = await adjust({ ruleId: people, shopIds: [], memberIds, points: 150 });
  const state = (person: Person | undefined, to: string) =>
    w.sql('update member set state = $2 where id = $1', [person?.id, to]);
  await state(invited, 'invited');
  await state(disabled, 'disabled');
  expect(await decide(theirs.id)).toMatchObject({ limited: 3 });
  expect((await get(theirs.id)).all.map(({ posted }) => posted?.applied)).toEqual([100, 100, undefined]);
});

it('or the deletion of its rule wins, and the other hears of it; rules that post today are listed', async () => {
  for (const name of ['One', 'Two', 'Three', 'Four']) {
    const id = await enabledRule({ name });
    const { won, reasons } = await outcomes([
      adjust({ ruleId: id, points: 1 }),
      company.owner.call(pointsRuleApi.remove, { id }),
    ]);
    expect(won).toBe(1);
    expect(['NOT_FOUND', 'POINTS_RULE_USED']).toContain([...reasons][0]);
  }
  await enabledRule({ name: 'Later', validFrom: '2099-01-01' });
  const { list } = await clerk.call(pointsRuleApi.list, { postsToday: true, keyword: 'Later' });
  expect([list, (await clerk.call(pointsRuleApi.list, { keyword: 'Later' })).list.length]).toEqual([[], 1]);
});

it('is confirmed by who sees its members, though the rule is about stores out of their sight', async () => {
  const places = { scope: 'shops' as const, shopIds: [far] };
  const people = await enabledRule({ name: 'Far people', target: 'member', ...places });
  const cook = await company.member({ role: 'staff' });
  // An account of it, as who works by it gets.
  await w.sql(
    `insert into points_account (company_id, id, rule_id, member_id, initial, balance, cycle_from, opened_at)
      select company_id, gen_random_uuid(), id, $2, 100, 100, date_trunc('month', now()), now() from points_rule where id = $1`,
    [people, cook.id],
  );
  const narrow = await memberWith(w, company, ['x_points_manage', 'x_points_adjust'], { shopIds: [near] });
  const asked = { ruleId: people, shopIds: [], memberIds: [cook.id] };
  expect(await refused(adjust(asked, narrow))).toBe('NOT_FOUND');
  const made = await adjust({ ...asked, points: -100.5 });
  expect((await get(made.id, narrow)).can).toContain('confirm');
  await narrow.call(api.decide, { id: made.id, rev: 0, event: 'confirm' });
  expect(await lines(made.id)).toEqual([[cook.name, -100.5, -100, 0, 'lower']]);
});

it('asks for nothing that nobody else may confirm', async () => {
  const alone = await w.company();
  const shop = await alone.shop({ name: 'Only' });
  const { id } = await alone.owner.call(pointsRuleApi.create, {
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
  await alone.owner.call(pointsRuleApi.move, { id, rev: 0, event: 'enable' });
  const ask = (points: number) => adjust({ ruleId: id, shopIds: [shop], points }, alone.owner);
  expect(await refused(ask(150))).toBe('POINTS_NO_SECOND');
  expect((await alone.owner.call(api.list, {})).list).toEqual([]);
  expect((await ask(100)).state).toBe('posted');
  // Somebody else may adjust points, but does not see the store.
  await memberWith(w, alone, ['x_points_manage', 'x_points_adjust']);
  expect(await refused(ask(150))).toBe('POINTS_NO_SECOND');
  await memberWith(w, alone, ['x_points_manage', 'x_points_adjust'], { shopIds: [shop] });
  expect((await ask(150)).state).toBe('pending');
});

it('has a limit of the company’s own, and a list that is found by what it says', async () => {
  const set = (secondAbove: number, rev: number, by = company.owner) => by.call(api.saveSetting, { secondAbove, rev });
  expect(await clerk.call(api.setting, {})).toEqual({ secondAbove: 100, rev: 0, can: { edit: false } });
  expect(await refused(set(500, 0, clerk))).toBe('FORBIDDEN');
  const setter = await memberWith(w, company, ['x_company_setting']);
  expect(await setter.call(api.setting, {})).toMatchObject({ secondAbove: 100, can: { edit: true } });
  expect(await refused(manager.call(api.setting, {}))).toBe('FORBIDDEN');
  await set(0, 0);
  expect(await refused(set(10, 0))).toBe('STALE');
  const always = await adjust({ points: 0.1, reason: 'Lent a hand' });
  expect(always.state).toBe('pending');
  const found = async (filter: Input<typeof api.list>) => (await clerk.call(api.list, filter)).list.map(({ id }) => id);
  expect(await found({ keyword: 'lent' })).toEqual([always.id]);
  expect(await found({ state: ['pending'], sign: 'plus', shopId: near, keyword: 'Near hand' })).toEqual([always.id]);
  expect(await found({ sign: 'minus', ruleId, shopId: far, state: 'refused' })).toEqual([]);
});
