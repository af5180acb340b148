import type { Input } from '@rondo/contract/kit/endpoint';
import { messageApi } from '@rondo/contract/message';
import { pointsApi } from '@rondo/contract/points';
import { pointsRuleApi } from '@rondo/contract/points-rule';
import { rectificationApi } from '@rondo/contract/rectification';
import { DAY_MS, HOUR_MS } from '@rondo/domain/duration';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { answersOf, dispatchTo, type GivenTemplate, givenTemplate, inspect } from '../../../test/inspection.ts';
import { givenPhoto, givenRectification } from '../../../test/rectification.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let template: GivenTemplate;
let shopId: string;
let manager: Person;
let reviewer: Person;
const rules = { shop: '', member: '' };

type Rule = Omit<Input<typeof pointsRuleApi.create>, 'requestId'>;
const DETAILS: Rule['details'] = [
  { key: 'on_time', event: 'rectification_on_time', points: 5, weight: 60 },
  { key: 'overdue', event: 'rectification_overdue', maxDays: 3, points: -1, weight: 60 },
  { key: 'rejected', event: 'rectification_rejected', points: -10, weight: 60 },
  { key: 'task', event: 'task_on_time', points: 10, weight: 40 },
  { key: 'late', event: 'task_overdue', points: -5, weight: 40 },
];
/** Members do not answer for what fails again. */
const REPEAT: Rule['details'] = [{ key: 'repeat', event: 'rectification_repeat', points: -5, weight: 60 }];
async function enabledRule(target: 'shop' | 'member'): Promise<string> {
  const { id } = await company.owner.call(pointsRuleApi.create, {
    ...{ name: `Everything of a ${target}`, target, type: 'comprehensive', scope: 'all', cycle: 'year' },
    ...{ initial: 100, lower: 0, upper: 200, reset: 'initial', isVisible: true },
    details: target === 'shop' ? [...DETAILS, ...REPEAT] : DETAILS,
    requestId: requestId(),
  });
  await company.owner.call(pointsRuleApi.move, { id, rev: 0, event: 'enable' });
  await w.settle();
  return id;
}
/** What was posted for something, of the store and of its people. */
async function postings(sourceId: string): Promise<Record<string, [string | null, number][]>> {
  await w.settle();
  const { list } = await company.owner.call(pointsApi.ledger, { sourceId: [sourceId], sort: 'at' });
  const of = (id: string) =>
    list.filter(({ rule }) => rule.id === id).map(({ event, applied }): [string | null, number] => [event, applied]);
  expect(list.every(({ owner }) => owner.id === shopId || owner.id === manager.id)).toBe(true);
  return { shop: of(rules.shop), member: of(rules.member) };
}
const both = (lines: [string, number][]) => ({ shop: lines, member: lines });
const given = (limitHours: number) =>
  givenRectification(w, company, {
    ...{ shopId, initiator: company.owner, handlers: [manager], reviewers: [reviewer], limitHours },
    made: { clock: 'calendar' },
  });
const handle = async (id: string, rev: number) =>
  manager.call(rectificationApi.handle, { id, rev, photoIds: [await givenPhoto(w, manager)] });

beforeAll(async () => {
  w = await world();
  w.clock.set(new Date('2026-03-02T02:00:00Z'));
  company = await w.company();
  template = await givenTemplate(w, company);
  manager = await company.member({ role: 'store_manager' });
  shopId = await company.shop({ managerIds: [manager.id] });
  reviewer = await company.member({ role: 'area_manager', groupIds: [company.start.rootGroupId] });
  rules.shop = await enabledRule('shop');
  rules.member = await enabledRule('member');
});
afterAll(() => w.stop());

it('moves the points of a store and of its handler for a fix that was sent back, and for one in time', async () => {
  const id = await given(72);
  await handle(id, 0);
  await reviewer.call(rectificationApi.reject, { id, rev: 1, comment: 'Still warm' });
  expect(await postings(id)).toEqual(both([['rectification_rejected', -6]]));
  await handle(id, 2);
  await reviewer.call(rectificationApi.approve, { id, rev: 3 });
  expect(await postings(id)).toEqual(
    both([
      ['rectification_rejected', -6],
      ['rectification_on_time', 3],
    ]),
  );
});

it('counts each day overdue once, up to the most of the row, and no more once the fix is handed in', async () => {
  const day = ['rectification_overdue', -0.6] as [string, number];
  const id = await given(24);
  const handed = await given(24);
  w.clock.advance(24 * HOUR_MS + 10 * HOUR_MS);
  await handle(handed, 0);
  expect(await postings(handed)).toEqual(both([day]));
  w.clock.advance(DAY_MS);
  await w.app.runJob('points.night');
  await w.app.runJob('points.night');
  expect(await postings(id)).toEqual(both([day, day]));
  for (let more = 0; more < 3; more++) {
    w.clock.advance(DAY_MS);
    await w.app.runJob('points.night');
  }
  expect(await postings(id)).toEqual(both([day, day, day]));
  expect(await postings(handed)).toEqual(both([day]));
  // Handed in late: not in time, and its days stay as many.
  await handle(id, 0);
  expect(await postings(id)).toEqual(both([day, day, day]));
});

it('gives points for a task in time and takes them for a late one; a member reads the own account alone', async () => {
  const begin = () =>
    dispatchTo(w, company.owner, template.id, [shopId], { executor: { kind: 'members', memberIds: [manager.id] } });
  const inTime = await begin();
  await inspect(manager, inTime.firstTaskId, answersOf(template.items));
  expect(await postings(inTime.firstTaskId)).toEqual(both([['task_on_time', 4]]));
  const late = await begin();
  await w.sql('update task set deadline_at = $2 where id = $1', [late.firstTaskId, w.clock.now()]);
  w.clock.advance(HOUR_MS);
  await inspect(manager, late.firstTaskId, answersOf(template.items));
  expect(await postings(late.firstTaskId)).toEqual(both([['task_overdue', -2]]));
  const { list } = await manager.call(pointsApi.accounts, { ruleId: [rules.member] });
  const [own] = list;
  // 100 - 6 + 3, four days overdue, 4 for the task and -2 for the late one.
  expect(list.map(({ owner, balance }) => [owner.id, balance])).toEqual([[manager.id, 96.6]]);
  expect(own?.of).toBeGreaterThan(2);
});

type Repeat = { id: string; repeat_no: number };

it('takes points of the store for what fails again, and none for the first time', async () => {
  const made: Repeat[] = [];
  for (let i = 0; i < 2; i++) {
    const { firstTaskId } = await dispatchTo(w, company.owner, template.id, [shopId], {
      executor: { kind: 'members', memberIds: [manager.id] },
    });
    await inspect(manager, firstTaskId, answersOf(template.items, [0]));
    made.push(...(await w.sql<Repeat>('select id, repeat_no from rectification where task_id = $1', [firstTaskId])));
    w.clock.advance(HOUR_MS);
  }
  expect(made.map((one) => one.repeat_no)).toEqual([1, 2]);
  expect(await postings(made[0]?.id ?? '')).toEqual(both([]));
  expect(await postings(made[1]?.id ?? '')).toEqual({ shop: [['rectification_repeat', -3]], member: [] });
});

it('tells once a day what rules moved, to who manages the stores and to members of their own; the link opens exactly these lines', async () => {
  const id = await given(24);
  w.clock.advance(24 * HOUR_MS + 10 * HOUR_MS);
  await handle(id, 0);
  w.clock.advance(DAY_MS);
  for (const _ of ['once', 'twice']) await w.app.runJob('points.night');
  await w.settle();
  const { list } = await manager.call(messageApi.list, { category: ['points'] });
  const day = list[0]?.title.match(/\d{4}-\d\d-\d\d/)?.[0] ?? '';
  const ofDay = list.filter(({ title }) => title.includes(day));
  expect(ofDay.map(({ title }) => title.replace(/ on .*/, '')).sort()).toEqual([
    'Points of your stores',
    'Your points',
  ]);
  for (const { page, body, title } of ofDay) {
    const asked = new URLSearchParams((page ?? '').split('?')[1]);
    const { list: lines, total } = await manager.call(pointsApi.ledger, {
      ...{ from: day, to: day, kind: ['event', 'reversal'] },
      ...(asked.has('shopId') ? { shopId: asked.getAll('shopId') } : { memberId: asked.getAll('memberId') }),
    });
    expect(body).toContain(`made ${total} `);
    const sum = lines.reduce((all, one) => all + one.applied, 0);
    expect(title.endsWith(`: ${sum > 0 ? '+' : ''}${Math.round(sum * 100) / 100}`)).toBe(true);
  }
});
