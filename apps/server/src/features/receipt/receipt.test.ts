import type { Input } from '@rondo/contract/kit/endpoint';
import { messageApi } from '@rondo/contract/message';
import { receiptApi as api } from '@rondo/contract/receipt';
import { recordApi } from '@rondo/contract/record';
import { rectificationApi } from '@rondo/contract/rectification';
import { taskApi } from '@rondo/contract/task';
import { HOUR_MS } from '@rondo/domain/duration';
import { RECEIPT_COUNTS, RECEIPT_SETS } from '@rondo/domain/receipt';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compose } from '../../../test/client.ts';
import { memberWith } from '../../../test/custom-role.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { answersOf, dispatchTo, type GivenTemplate, givenTemplate, inspect } from '../../../test/inspection.ts';
import { givenPhoto } from '../../../test/rectification.ts';
import { outcomes, refused } from '../../../test/refusal.ts';
import { type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let manager: Person;
let deputy: Person;
let inspector: Person;
let reviewer: Person;
let template: GivenTemplate;
let near: string;
let bare: string;

beforeAll(async () => {
  w = await world();
  w.clock.set(new Date('2026-11-10T02:00:00Z'));
  company = await w.company();
  manager = await company.member({ role: 'store_manager', name: 'Mia' });
  deputy = await company.member({ role: 'store_manager', name: 'Dan' });
  near = await company.shop({ name: 'Near', managerIds: [manager.id, deputy.id] });
  bare = await company.shop({ name: 'Bare' });
  inspector = await company.member({ role: 'inspector', shopIds: [near, bare] });
  await w.sql('insert into shop_manager (company_id, shop_id, member_id, sort) values ($1, $2, $3, 0)', [
    ...[company.id, bare, inspector.id],
  ]);
  reviewer = await company.member({ role: 'area_manager', shopIds: [near] });
  template = await givenTemplate(w, company);
});
afterAll(() => w.stop());

/** An inspection that counts at once, or waits for its review; its first item fails, unless nobody could rectify it. */
async function inspected(by = inspector, shopId = near, review = false) {
  const plan = { executor: { kind: 'members' as const, memberIds: [by.id] }, review };
  const reviewerIds = review ? [reviewer.id] : [];
  const { firstTaskId } = await dispatchTo(w, company.owner, template.id, [shopId], { ...plan, reviewerIds });
  const { recordId } = await inspect(by, firstTaskId, answersOf(template.items, shopId === bare ? [] : [0]));
  await w.settle();
  return { recordId, taskId: firstTaskId };
}
const setHours = async (hours: number | null) => {
  const { rev } = await company.owner.call(api.setting, {});
  return company.owner.call(api.saveSetting, { hours, rev });
};
const receipts = async (recordId: string, who = company.owner) =>
  (await who.call(api.ofRecord, { recordId })).receipts.map(({ member, state }) => [member.name, state]);
const told = async (who: Person, recordId: string) => {
  await w.settle();
  const { list } = await who.call(messageApi.list, { size: 100 });
  return list.filter(({ page }) => page === `/inspect/record/${recordId}`).map(({ title }) => title);
};
/** Opens the report as its page does; answers the reader's receipt. */
async function opened(who: Person, recordId: string) {
  await who.call(api.open, { recordId });
  const { receipts: all, mine } = await who.call(api.ofRecord, { recordId });
  const one = all.find(({ id }) => id === mine?.id);
  if (!one || !mine) throw new Error('the reader is not asked');
  return { ...one, can: mine.can };
}
const move = (who: Person, seen: { id: string; rev: number }, event: 'acknowledge' | 'object', comment = '') =>
  who.call(api.move, { id: seen.id, rev: seen.rev, event, comment });

it('asks each manager but whoever inspected, once, when the record counts', async () => {
  const before = await inspected();
  expect(await company.owner.call(api.setting, {})).toEqual({ hours: null, rev: 0 });
  expect(await refused(inspector.call(api.setting, {}))).toBe('FORBIDDEN');
  w.clock.advance(1000);
  await setHours(24);
  expect(await refused(company.owner.call(api.saveSetting, { hours: 2, rev: 0 }))).toBe('STALE');
  const { recordId, taskId } = await inspected(inspector, near, true);
  expect(await receipts(recordId)).toEqual([]);
  const { rev } = await reviewer.call(taskApi.get, { id: taskId });
  await reviewer.call(taskApi.approve, { id: taskId, rev });
  const title = 'Report to acknowledge: Near';
  expect([await told(manager, recordId), await told(deputy, recordId)]).toEqual([[title], [title]]);
  expect([await told(inspector, recordId), await told(reviewer, recordId)].flat()).not.toContain(title);
  const { list } = await manager.call(api.list, { mine: true });
  expect(list).toMatchObject([{ record: { id: recordId }, openedAt: null, isLate: false }]);
  expect(list.map(({ sentAt, dueAt }) => Date.parse(dueAt) - Date.parse(sentAt))).toEqual([24 * HOUR_MS]);
  // The event may come twice, and the hours are those of its moment.
  await setHours(1);
  const payload = JSON.stringify({ recordId, businessOn: '2026-11-10', shopId: near });
  await w.sql(`insert into outbox (company_id, event, payload) values ($1, 'record.accepted', $2)`, [
    ...[company.id, payload],
  ]);
  expect(await told(manager, recordId)).toEqual([title]);
  expect(await receipts(recordId)).toEqual([
    ['Dan', 'pending'],
    ['Mia', 'pending'],
  ]);
  await setHours(24);
  const own = await inspected(deputy);
  expect(await receipts(own.recordId)).toEqual([['Mia', 'pending']]);
  // Where nobody but the inspector manages the store there is none, and it says so; what counted before the switch says nothing.
  const alone = await inspected(inspector, bare);
  const isWithoutManager = async (id: string) =>
    (await company.owner.call(api.ofRecord, { recordId: id })).isWithoutManager;
  expect([await isWithoutManager(alone.recordId), await isWithoutManager(before.recordId)]).toEqual([true, false]);
  expect(await isWithoutManager(recordId)).toBe(false);
});

it('is answered once by who opened the report; an objection says why and changes no score', async () => {
  const { recordId } = await inspected(inspector, near, true);
  const [task] = await w.sql<{ id: string; rev: number }>(
    'select t.id, t.rev from task t join record r on r.task_id = t.id where r.id = $1',
    [recordId],
  );
  await reviewer.call(taskApi.approve, { id: task?.id ?? '', rev: task?.rev ?? 0 });
  await w.settle();
  const [unopened] = (await manager.call(api.list, { recordId: [recordId], mine: true })).list;
  const seen = { id: unopened?.id ?? '', rev: unopened?.rev ?? 0 };
  expect((await manager.call(api.ofRecord, { recordId })).mine).toEqual({ id: seen.id, can: [] });
  expect(await refused(move(manager, seen, 'acknowledge'))).toBe('RECEIPT_UNOPENED');
  // Whoever else opens it is not meant.
  await company.owner.call(api.open, { recordId });
  expect((await manager.call(api.list, { recordId: [recordId], mine: true })).list).toMatchObject([{ openedAt: null }]);
  const mine = await opened(manager, recordId);
  expect([mine.can, mine.rev]).toEqual([['acknowledge', 'object'], 1]);
  expect((await opened(manager, recordId)).openedAt).toBe(mine.openedAt);
  const stranger = await company.member({ role: 'store_manager' });
  const answers = [move(deputy, mine, 'acknowledge'), move(stranger, mine, 'acknowledge')].map(refused);
  expect(await Promise.all(answers)).toEqual(['FORBIDDEN', 'NOT_FOUND']);
  const { won, reasons } = await outcomes(
    Array.from({ length: 20 }, () => move(manager, mine, 'acknowledge', 'We read it')),
  );
  expect([won, [...reasons].filter((reason) => reason !== 'STALE' && reason !== 'MOVE_NOT_ALLOWED')]).toEqual([1, []]);
  const other = await opened(deputy, recordId);
  const score = async () => (await company.owner.call(recordApi.get, { id: recordId })).score;
  const scored = await score();
  expect(await refused(move(deputy, other, 'object'))).toBe('INPUT_REFUSED');
  await move(deputy, other, 'object', 'The floor was wet from rain');
  expect(await score()).toBe(scored);
  const title = 'Manager objects to a report: Near';
  expect([await told(inspector, recordId), await told(reviewer, recordId)]).toEqual([
    expect.arrayContaining([title]),
    expect.arrayContaining([title]),
  ]);
  expect(await told(manager, recordId)).not.toContain(title);
  // Findings that can be appealed are named to whoever objects.
  const { items } = await company.owner.call(recordApi.get, { id: recordId });
  const [finding] = items.flatMap(({ rectification }) => rectification ?? []);
  const { appealable } = await manager.call(api.ofRecord, { recordId });
  expect(appealable).toEqual([{ id: finding?.id, number: finding?.number }]);
  const appeal = { id: finding?.id ?? '', rev: 0, comment: 'It rained', photoIds: [await givenPhoto(w, manager)] };
  await manager.call(rectificationApi.appeal, appeal);
  expect((await manager.call(api.ofRecord, { recordId })).appealable).toEqual([]);
  // A later correction asks nobody again; the receipt says so.
  await w.sql('update record set modified_at = $2 where id = $1', [recordId, new Date(w.clock.now().getTime() + 1)]);
  const { receipts: after } = await company.owner.call(api.ofRecord, { recordId });
  expect(after.map(({ comment, isBeforeChange }) => [comment, isBeforeChange])).toEqual([
    ['The floor was wet from rain', true],
    ['We read it', true],
  ]);
});

it('tells the manager and whoever leads them once when the time is over; late is still possible', async () => {
  const { recordId } = await inspected();
  w.clock.advance(23 * HOUR_MS);
  await w.app.runJob('receipt.watch');
  expect(await told(manager, recordId)).toHaveLength(1);
  w.clock.advance(HOUR_MS);
  await w.app.runJob('receipt.watch');
  await w.app.runJob('receipt.watch');
  expect(await told(manager, recordId)).toEqual([
    'Report not acknowledged in time: Near',
    'Report to acknowledge: Near',
  ]);
  const above = 'Manager did not acknowledge a report: Near';
  expect(await told(reviewer, recordId)).toEqual([above, above]);
  w.clock.advance(1000);
  await move(manager, await opened(manager, recordId), 'acknowledge');
  const { list } = await company.owner.call(api.list, { recordId: [recordId], sort: 'due' });
  expect(list.map(({ member, state, isLate }) => [member.name, state, isLate]).toSorted()).toEqual([
    ['Dan', 'pending', true],
    ['Mia', 'acknowledged', true],
  ]);
});

it('says in its history who was asked, reminded and told, and who answered, to whoever sees it', async () => {
  const { recordId } = await inspected();
  const { receipts: sent } = await company.owner.call(api.ofRecord, { recordId });
  const id = sent.find(({ member }) => member.name === 'Mia')?.id ?? '';
  w.clock.advance(24 * HOUR_MS);
  await w.app.runJob('receipt.watch');
  await w.app.runJob('receipt.watch');
  w.clock.advance(1000);
  await move(manager, await opened(manager, recordId), 'object', 'Not ours');
  const { history, ...row } = await company.owner.call(api.get, { id });
  expect(history.map(({ event, actor, comment, data }) => [event, actor?.name ?? null, comment, data.to])).toEqual([
    ['sent', null, null, undefined],
    ['remind', null, null, undefined],
    ['escalate', null, null, [reviewer.name]],
    ['opened', 'Mia', null, undefined],
    ['object', 'Mia', 'Not ours', undefined],
  ]);
  const { list } = await company.owner.call(api.list, { recordId: [recordId] });
  expect(row).toEqual(list.find((one) => one.id === id));
  expect((await manager.call(api.get, { id })).history).toHaveLength(5);
  const stranger = await company.member({ role: 'store_manager', shopIds: [bare] });
  expect(await refused(stranger.call(api.get, { id }))).toBe('NOT_FOUND');
});

it('is dropped when the record is void, or its manager left or manages another store', async () => {
  const [voided, kept] = [await inspected(), await inspected()];
  await move(manager, await opened(manager, voided.recordId), 'acknowledge');
  const { rev } = await company.owner.call(recordApi.get, { id: voided.recordId });
  await company.owner.call(recordApi.void, { id: voided.recordId, rev, reason: 'Another store' });
  await w.settle();
  expect((await receipts(voided.recordId)).toSorted()).toEqual([
    ['Dan', 'dropped'],
    ['Mia', 'acknowledged'],
  ]);
  await w.sql('delete from shop_manager where member_id = $1', [deputy.id]);
  await w.app.runJob('receipt.watch');
  await w.app.runJob('receipt.watch');
  expect((await receipts(kept.recordId)).toSorted()).toEqual([
    ['Dan', 'dropped'],
    ['Mia', 'pending'],
  ]);
  const words = await w.sql('select event from history where object_kind = $1 and event = $2', ['receipt', 'drop']);
  const dropped = (await company.owner.call(api.list, { state: ['dropped'] })).total;
  expect([words.length, dropped]).toEqual([dropped, dropped]);
});

it('counts exactly the rows of each list: what is not acknowledged is sent − acknowledged', async () => {
  const total = async (filter: Input<typeof api.list>, who = company.owner) => (await who.call(api.list, filter)).total;
  for (const [who, places] of [
    [company.owner, {}],
    [company.owner, { groupId: [company.start.rootGroupId], keyword: 'Mia' }],
    [company.owner, { shopId: [near], memberId: [manager.id], from: '2026-11-10', to: '2026-11-10' }],
    [manager, {}],
    [manager, { mine: true }],
    [inspector, { keyword: 'Near' }],
  ] as const) {
    const input = structuredClone(places) as Input<typeof api.counts>;
    const counts = await who.call(api.counts, input);
    for (const count of RECEIPT_COUNTS) {
      const more = count === 'overdue' ? { overdue: true } : {};
      expect([count, counts[count]]).toEqual([
        count,
        await total({ ...input, ...more, state: [...RECEIPT_SETS[count]] }, who),
      ]);
    }
    expect(counts.unacknowledged).toBe(counts.sent - counts.acknowledged);
    expect(counts.sent).toBeGreaterThan(0);
  }
  // Whoever reads nothing of the store sees nothing, but their own.
  const far = await company.member({ role: 'area_manager', shopIds: [bare] });
  expect([await total({}, far), (await far.call(api.counts, {})).sent]).toEqual([0, 0]);
  const asked = { format: 'csv' as const, state: [...RECEIPT_SETS.unacknowledged] };
  const sent = compose(api.export, asked, company.owner, { now: w.clock.now().getTime() });
  const file = await (await fetch(`${w.base}${sent.url}`, { headers: sent.headers })).text();
  expect(file).toContain('The floor was wet from rain');
});

it('lets a manager open the report whose roles would not', async () => {
  const plain = await memberWith(w, company, ['frame_book']);
  const shopId = await company.shop({ name: 'Corner', managerIds: [plain.id] });
  const { recordId } = await inspected(company.owner, shopId);
  await move(plain, await opened(plain, recordId), 'acknowledge');
  expect(await receipts(recordId)).toEqual([[plain.name, 'acknowledged']]);
});
