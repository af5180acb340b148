import { freeTaskApi } from '@rondo/contract/free-task';
import type { Input } from '@rondo/contract/kit/endpoint';
import { messageApi } from '@rondo/contract/message';
import { noticeApi as api } from '@rondo/contract/notice';
import { noticeFollowApi as follow } from '@rondo/contract/notice-follow';
import { taskApi } from '@rondo/contract/task';
import { MINUTE_MS } from '@rondo/domain/duration';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memberWith } from '../../../test/custom-role.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { refusal, refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let author: Person;
let lead: Person;
let staff: Person;
let other: Person;
let lime: string;
let acorn: string;

beforeAll(async () => {
  w = await world();
  company = await w.company();
  author = await memberWith(w, company, ['announcement_mange', 'x_dispatch'], { scopeAll: true });
  lead = await company.member({ name: 'Lead', role: 'store_manager' });
  lime = await company.shop({ name: 'Lime Street', managerIds: [lead.id] });
  acorn = await company.shop({ name: 'Acorn Road' });
  staff = await company.member({ name: 'Staff', shopIds: [lime] });
  other = await company.member({ name: 'Other', shopIds: [acorn] });
});
afterAll(() => w.stop());

const task: Input<typeof api.create>['task'] = { name: 'Clean the fridge', days: 3 };
const fields = (more: Partial<Input<typeof api.create>> = {}) => ({
  ...{ title: 'Fridges', content: [{ kind: 'paragraph' as const, pieces: [{ text: 'Below 5 °C' }] }] },
  ...{ audience: { shopIds: [lime, acorn] }, task, requestId: requestId(), ...more },
});
async function sent(more: Partial<Input<typeof api.create>> = {}): Promise<string> {
  const one = await author.call(api.create, fields(more));
  await author.call(api.publish, { ...one, requestId: requestId() });
  await w.settle();
  return one.id;
}
const get = (by: Person, id: string) => by.call(api.get, { id });
const tasksOf = async (id: string, more: Partial<Input<typeof follow.tasks>> = {}) =>
  (await author.call(follow.tasks, { id, ...more })).list;
const submit = (by: Person, id: string) => by.call(freeTaskApi.submit, { id, requestId: requestId() });

it('is sent with a task for each store of its readers: read, handed in, passed, and each number opens its rows', async () => {
  expect(await author.call(api.count, { audience: { shopIds: [lime, acorn] }, taskReview: true })).toEqual({
    ...{ members: 3, stores: 2 },
  });
  const id = await sent();
  const all = await tasksOf(id);
  // The manager of a store does it; where none was told, whoever works there.
  expect(all.map(({ shop, handlers, state, canOpen }) => [shop, handlers, state, canOpen])).toEqual([
    ['Acorn Road', ['Other'], 'pending', true],
    ['Lime Street', ['Lead'], 'pending', true],
  ]);
  const taskAt = (shop: string) => all.find((one) => one.shop === shop)?.id ?? '';
  await lead.call(api.read, { id });
  await submit(lead, taskAt('Lime Street'));
  await submit(other, taskAt('Acorn Road'));
  const passed = { id: taskAt('Acorn Road'), rev: (await author.call(taskApi.get, { id: taskAt('Acorn Road') })).rev };
  await author.call(taskApi.approve, passed);
  expect((await get(author, id)).managed?.tasks).toEqual({ all: 2, done: 2, passed: 1 });
  const { list } = await author.call(follow.shops, { id });
  expect(list.map(({ shop, counts, tasks }) => [shop.name, counts.read, tasks])).toEqual([
    ['Acorn Road', 0, { all: 1, done: 1, passed: 1 }],
    ['Lime Street', 1, { all: 1, done: 1, passed: 0 }],
  ]);
  const shops = async (set: 'open' | 'done' | 'passed' | 'closed', shopId?: string) =>
    (await tasksOf(id, { set, shopId })).map(({ shop }) => shop);
  expect(await shops('done')).toEqual(['Acorn Road', 'Lime Street']);
  expect([await shops('passed'), await shops('open')]).toEqual([['Acorn Road'], ['Lime Street']]);
  expect([await shops('passed', lime), await shops('done', lime)]).toEqual([[], ['Lime Street']]);
  const history = (await get(author, id)).managed?.history ?? [];
  expect(history.find(({ event }) => event === 'publish')?.data).toMatchObject({ members: 3, tasks: 2 });
  expect(await refused(staff.call(follow.tasks, { id }))).toBe('FORBIDDEN');
});

it('gives its tasks out when its time comes, once, also where its clock runs twice', async () => {
  const sendAt = new Date(w.clock.now().getTime() + 10 * MINUTE_MS).toISOString();
  const one = await author.call(api.create, fields({ method: 'scheduled', sendAt }));
  await author.call(api.publish, { ...one, requestId: requestId() });
  expect(await tasksOf(one.id)).toEqual([]);
  w.clock.advance(11 * MINUTE_MS);
  await Promise.all([w.app.runJob('notice.watch'), w.app.runJob('notice.watch')]);
  await w.settle();
  expect(await tasksOf(one.id)).toHaveLength(2);
});

it('of an author who may give out no tasks any more goes out without, and its author is told', async () => {
  const writer = await memberWith(w, company, ['announcement_mange', 'x_dispatch'], { scopeAll: true });
  const sendAt = new Date(w.clock.now().getTime() + 10 * MINUTE_MS).toISOString();
  const one = await writer.call(api.create, fields({ method: 'scheduled', sendAt }));
  await writer.call(api.publish, { ...one, requestId: requestId() });
  await w.sql(`update role set codes = array_remove(codes, 'x_dispatch') where id = $1`, [writer.roleId]);
  w.clock.advance(11 * MINUTE_MS);
  await w.app.runJob('notice.watch');
  await w.settle();
  expect((await get(writer, one.id)).managed).toMatchObject({ tasks: null });
  const told = (await writer.call(messageApi.list, { category: 'announcement' })).list;
  expect(told.map(({ title }) => title)).toEqual(['The announcement “Fridges” gave out no tasks']);
});

it('asks whoever recalls it what becomes of the open tasks', async () => {
  const kept = await sent();
  expect((await get(author, kept)).can.closeTasks).toBe(true);
  await author.call(api.move, { id: kept, rev: 1, event: 'recall', reason: 'Wrong' });
  expect((await tasksOf(kept)).map(({ state }) => state)).toEqual(['pending', 'pending']);
  const closed = await sent({ audience: { memberIds: [lead.id, other.id] } });
  const [first] = await tasksOf(closed, { shopId: lime });
  await submit(lead, first?.id ?? '');
  await author.call(taskApi.approve, {
    id: first?.id ?? '',
    rev: (await author.call(taskApi.get, { id: first?.id ?? '' })).rev,
  });
  const boss = await memberWith(w, company, ['all_announcement']);
  const recall = { id: closed, rev: 1, event: 'recall', reason: 'Wrong', tasks: 'close' } as const;
  expect((await get(boss, closed)).can).toMatchObject({ closeTasks: false, events: ['recall'] });
  expect(await refused(boss.call(api.move, recall))).toBe('FORBIDDEN');
  await author.call(api.move, recall);
  expect((await tasksOf(closed)).map(({ state }) => state)).toEqual(['closed', 'completed']);
  const entry = (await get(author, closed)).managed?.history.find(({ event }) => event === 'recall');
  expect(entry).toMatchObject({ comment: 'Wrong', data: { closedTasks: 1 } });
});

it('is refused of who may not dispatch, for no store at all, and names nothing of another company', async () => {
  const plain = await memberWith(w, company, ['announcement_mange'], { scopeAll: true });
  expect(await refused(plain.call(api.create, fields()))).toBe('FORBIDDEN');
  const near = await memberWith(w, company, ['announcement_mange', 'x_dispatch'], { shopIds: [acorn] });
  const far = await near.call(api.create, fields({ audience: { memberIds: [staff.id] } }));
  const { data } = await refusal(near.call(api.publish, { ...far, requestId: requestId() }));
  expect(data).toMatchObject({ fields: [{ path: 'task', reason: 'no_store' }] });
  const id = await sent();
  const stranger = (await w.company()).owner;
  expect(await refused(stranger.call(follow.tasks, { id }))).toBe('NOT_FOUND');
  expect(await refused(stranger.call(follow.shops, { id }))).toBe('NOT_FOUND');
  expect(await tasksOf(id, { shopId: await (await w.company()).shop() })).toEqual([]);
  const { id: copied } = await author.call(api.copy, { id, requestId: requestId() });
  expect((await get(author, copied)).managed).toMatchObject({ task: { name: 'Clean the fridge' }, tasks: null });
});
