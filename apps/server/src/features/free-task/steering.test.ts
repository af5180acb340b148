import { freeTaskApi as api } from '@rondo/contract/free-task';
import { jobApi } from '@rondo/contract/job';
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
      deadlineAt: inHours(48),
      review: more.levels !== undefined,
      requestId: requestId(),
      ...more,
    })
  ).firstTaskId;
const see = (id: string, who = company.owner) => who.call(taskApi.get, { id });
const submit = (id: string, who = handler) => who.call(api.submit, { id, requestId: requestId() });
/** Days later everybody is still signed in, and the clock has looked. */
async function later(ms: number): Promise<void> {
  w.clock.advance(ms);
  await w.sql('update session set expires_at = $1', [new Date(w.clock.now().getTime() + DAY_MS)]);
  await w.app.runJob('task.watch');
}

describe('a free task that is steered', () => {
  it('keeps the deadline that it had, and says how often it was extended', async () => {
    const id = await create();
    const first = (await see(id)).deadlineAt;
    await company.owner.call(taskApi.changeDeadline, { id, rev: 0, deadlineAt: inHours(72) });
    await company.owner.call(taskApi.changeDeadline, { id, rev: 1, deadlineAt: inHours(96) });
    const after = await see(id);
    expect(after.extended).toBe(2);
    const [kept] = after.history.filter(({ event }) => event === 'change_deadline');
    expect(kept?.data).toMatchObject({ from: first });
    expect(await refused(handler.call(taskApi.changeDeadline, { id, rev: 2, deadlineAt: inHours(99) }))).toBe(
      'FORBIDDEN',
    );
    const past = company.owner.call(taskApi.changeDeadline, { id, rev: 2, deadlineAt: inHours(-1) });
    expect(await refused(past)).toBe('DEADLINE_PAST');
  });

  it('is done in bulk, with an answer for each row', async () => {
    const [open, done] = [await create(), await create({ name: 'Done' })];
    await submit(done);
    const bulk = async (order: Input<typeof taskApi.bulk>['order']) => {
      const { jobId } = await company.owner.call(taskApi.bulk, { tab: 'initiated', order, requestId: requestId() });
      await w.app.runJob('job.run', { companyId: company.id, id: jobId });
      const seen = () => company.owner.call(jobApi.get, { id: jobId });
      await expect.poll(async () => (await seen()).state, { timeout: 10_000 }).not.toMatch(/waiting|running/);
      const { result } = await seen();
      const errors = await company.owner.call(jobApi.errors, { id: jobId });
      return { result, values: errors.map(({ value }) => value) };
    };
    const { number } = await see(done);
    for (const order of [
      { kind: 'remind' },
      { kind: 'transfer', toId: other.id },
      { kind: 'change_deadline', deadlineAt: inHours(200) },
      { kind: 'close', comment: 'Season is over' },
    ] satisfies Input<typeof taskApi.bulk>['order'][])
      expect([order.kind, await bulk(order)]).toEqual([
        ...[order.kind, { result: { acted: 1, refused: 1 }, values: [number] }],
      ]);
    expect(await see(open)).toMatchObject({ state: 'closed', extended: 1, handlers: [{ id: other.id }] });
    expect((await see(done)).state).toBe('completed');
  });

  it('is deleted only before its start or closed; its handler reads that it is gone', async () => {
    const id = await create();
    expect(await refused(company.owner.call(taskApi.remove, { id }))).toBe('MOVE_NOT_ALLOWED');
    await company.owner.call(taskApi.close, { id, rev: 0, comment: 'Not needed' });
    expect(await refused(other.call(taskApi.remove, { id }))).toBe('NOT_FOUND');
    await company.owner.call(taskApi.remove, { id });
    expect(await refused(submit(id))).toBe('TASK_DELETED');
    const planned = await create({ startAt: inHours(2) });
    await company.owner.call(taskApi.remove, { id: planned });
    expect((await company.owner.call(taskApi.list, { tab: 'all' })).list).toEqual([]);
  });

  it('that its deadline closed is opened again for seven days, and stays overdue', async () => {
    const [soon, late] = [await create({ deadlinePolicy: 'close' }), await create({ deadlinePolicy: 'close' })];
    await later(49 * HOUR_MS);
    expect(await see(soon)).toMatchObject({ state: 'closed', closeReason: 'deadline', isOverdue: true });
    expect(await refused(submit(soon))).toBe('TASK_CLOSED');
    await later(7 * DAY_MS - 2 * HOUR_MS);
    const reopen = async (id: string) =>
      company.owner.call(taskApi.reopen, { id, rev: (await see(id)).rev, deadlineAt: inHours(24) });
    await reopen(soon);
    expect(await see(soon)).toMatchObject({ state: 'pending', isOverdue: true });
    await submit(soon);
    expect(await see(soon)).toMatchObject({ state: 'completed', isOverdue: true });
    await later(3 * HOUR_MS);
    expect(await refused(reopen(late))).toBe('REOPEN_TOO_LATE');
    expect((await see(late)).state).toBe('closed');
  });

  it('allowed to be late is overdue, and says so when it is complete', async () => {
    const id = await create();
    await later(51 * HOUR_MS);
    expect(await see(id)).toMatchObject({ state: 'pending', isOverdue: true });
    await submit(id);
    expect(await see(id)).toMatchObject({ state: 'completed', isOverdue: true });
  });

  it('is given away at most five times, and is free again when nobody went on for four hours', async () => {
    const id = await create({ executor: { kind: 'members', memberIds: [handler.id, other.id] } });
    await handler.call(api.begin, { id });
    expect((await see(id)).claimedBy?.id).toBe(handler.id);
    await later(4 * HOUR_MS + 60_000);
    expect((await see(id)).claimedBy).toBeNull();
    for (let n = 0; n < 5; n += 1) {
      const toId = n % 2 ? handler.id : other.id;
      await company.owner.call(taskApi.transfer, { id, rev: (await see(id)).rev, toId });
    }
    const sixth = company.owner.call(taskApi.transfer, { id, rev: (await see(id)).rev, toId: handler.id });
    expect(await refused(sixth)).toBe('MOVE_NOT_ALLOWED');
  });
});
