import { freeTaskApi as api } from '@rondo/contract/free-task';
import type { Input } from '@rondo/contract/kit/endpoint';
import { taskApi } from '@rondo/contract/task';
import { DAY_MS, HOUR_MS } from '@rondo/domain/duration';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let handler: Person;
let other: Person;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  company = await w.company();
  handler = await company.member({ role: 'store_manager' });
  other = await company.member({ role: 'inspector' });
});

const inHours = (hours: number) => new Date(w.clock.now().getTime() + hours * HOUR_MS).toISOString();
const create = async (more: Partial<Input<typeof api.create>> = {}): Promise<string> =>
  (
    await company.owner.call(api.create, {
      name: 'Change the window',
      executor: { kind: 'members', memberIds: [handler.id] },
      parts: [
        { name: 'Order', handlerId: handler.id },
        { name: 'Install', handlerId: other.id },
      ],
      deadlineAt: inHours(48),
      review: more.levels !== undefined,
      requestId: requestId(),
      ...more,
    })
  ).firstTaskId;
const see = (id: string, who = company.owner) => who.call(taskApi.get, { id });
const submit = (id: string, who = handler) => who.call(api.submit, { id, requestId: requestId() });
const partsOf = async (id: string) => {
  const [order, install] = (await company.owner.call(api.get, { id })).parts;
  if (!order || !install) throw new Error('it has two sub-tasks');
  return { order, install };
};
/** Days later everybody is still signed in, and the clock has looked. */
async function later(ms: number): Promise<void> {
  w.clock.advance(ms);
  await w.sql('update session set expires_at = $1', [new Date(w.clock.now().getTime() + DAY_MS)]);
  await w.app.runJob('task.watch');
  await w.settle();
}

describe('sub-tasks go along with their whole', () => {
  it('another deadline of the whole is theirs too, with the old one in their history and in the list of their handler', async () => {
    const id = await create({ deadlinePolicy: 'close' });
    const before = (await see(id)).deadlineAt;
    const deadlineAt = inHours(100);
    await company.owner.call(taskApi.changeDeadline, { id, rev: 0, deadlineAt });
    const { install } = await partsOf(id);
    const part = await see(install.id, other);
    expect(part).toMatchObject({ deadlineAt, extended: 1 });
    expect(part.history.at(-1)).toMatchObject({ event: 'change_deadline', data: { from: before, to: deadlineAt } });
    expect((await other.call(taskApi.list, { tab: 'todo' })).list[0]?.dueAt).toBe(deadlineAt);
    await later(49 * HOUR_MS);
    expect(await see(install.id)).toMatchObject({ state: 'pending', isOverdue: false });
  });

  it('one that is due earlier on its own stays so; none is due after the whole', async () => {
    const id = await create();
    const { order, install } = await partsOf(id);
    const early = inHours(5);
    await company.owner.call(taskApi.changeDeadline, { id: order.id, rev: 0, deadlineAt: early });
    await company.owner.call(taskApi.changeDeadline, { id: install.id, rev: 0, deadlineAt: inHours(60) });
    const whole = inHours(20);
    await company.owner.call(taskApi.changeDeadline, { id, rev: 0, deadlineAt: whole });
    expect([(await see(order.id)).deadlineAt, (await see(install.id)).deadlineAt]).toEqual([early, whole]);
  });

  it('what only its deadline closed is owed: the whole is not complete without it', async () => {
    const id = await create({ deadlinePolicy: 'close' });
    const { order, install } = await partsOf(id);
    await company.owner.call(taskApi.changeDeadline, { id: install.id, rev: 0, deadlineAt: inHours(2) });
    await submit(order.id);
    await later(3 * HOUR_MS);
    expect((await see(install.id)).closeReason).toBe('deadline');
    expect((await see(id)).state).toBe('pending');
    const { rev } = await see(install.id);
    await company.owner.call(taskApi.reopen, { id: install.id, rev, deadlineAt: inHours(5) });
    await submit(install.id, other);
    await w.settle();
    expect((await see(id)).state).toBe('completed');
  });

  it('the whole that is opened again opens them again, and waits for them', async () => {
    const id = await create({ deadlinePolicy: 'close' });
    const { order, install } = await partsOf(id);
    await submit(order.id);
    await later(49 * HOUR_MS);
    expect((await see(id)).state).toBe('closed');
    const deadlineAt = inHours(24);
    await company.owner.call(taskApi.reopen, { id, rev: (await see(id)).rev, deadlineAt });
    expect(await see(install.id)).toMatchObject({ state: 'pending', isOverdue: true, deadlineAt });
    expect((await see(order.id)).state).toBe('completed');
    expect((await see(id, handler)).can.events).not.toContain('submit_unreviewed');
    expect((await other.call(taskApi.list, { tab: 'todo' })).list.map((row) => row.id)).toEqual([install.id]);
    await submit(install.id, other);
    await w.settle();
    expect((await see(id)).state).toBe('completed');
  });

  it('a planned one is planned anew with its whole', async () => {
    const id = await create({ startAt: inHours(2) });
    const times = { startAt: inHours(10), deadlineAt: inHours(90) };
    await company.owner.call(taskApi.edit, { id, rev: 0, name: 'Later', description: '', ...times });
    const { install } = await partsOf(id);
    expect(await see(install.id)).toMatchObject(times);
    await later(3 * HOUR_MS);
    expect((await see(install.id)).state).toBe('not_initiated');
    await later(8 * HOUR_MS);
    expect((await see(install.id)).state).toBe('pending');
  });

  it('is gone with its whole, as long as none has begun', async () => {
    const planned = await create({ startAt: inHours(2) });
    const { order } = await partsOf(planned);
    expect((await see(planned)).can.remove).toBe(true);
    await company.owner.call(taskApi.remove, { id: planned });
    expect(await refused(submit(order.id))).toBe('TASK_DELETED');
    const closed = await create();
    await company.owner.call(taskApi.close, { id: closed, rev: 0, comment: 'Not needed' });
    await w.settle();
    await company.owner.call(taskApi.remove, { id: closed });
    expect((await company.owner.call(taskApi.list, { tab: 'all' })).list).toEqual([]);
  });
});

it('begun ten times at once it was begun once, and given back likewise', async () => {
  const id = await create({ parts: [], executor: { kind: 'members', memberIds: [handler.id, other.id] } });
  const events = async () => (await see(id)).history.map(({ event }) => event);
  await Promise.all(Array.from({ length: 10 }, () => handler.call(api.begin, { id })));
  expect(await events()).toEqual(['dispatch', 'claim']);
  await Promise.allSettled(Array.from({ length: 10 }, () => handler.call(api.release, { id })));
  expect(await events()).toEqual(['dispatch', 'claim', 'release']);
  expect((await other.call(taskApi.list, { tab: 'todo' })).list.map((row) => row.id)).toEqual([id]);
});
