import { inspectionApi } from '@rondo/contract/inspection';
import { taskApi as api } from '@rondo/contract/task';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Refused } from '../../../test/client.ts';
import type { Company, Person } from '../../../test/factories.ts';
import {
  answersOf,
  DEVICE,
  dispatchTo,
  type GivenTemplate,
  givenShopToInspect,
  inspect,
} from '../../../test/inspection.ts';
import { requestId, type World, world } from '../../../test/world.ts';
import { makeTx } from '../../platform/make-context.ts';
import { closeTasksOfShop } from './index.ts';

let w: World;
let company: Company;
let shopId: string;
let manager: Person;
let inspector: Person;
let template: GivenTemplate;

const HOUR = 3_600_000;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  ({ company, shopId, manager, inspector, template } = await givenShopToInspect(w));
});

const reason = (promise: Promise<unknown>): Promise<string | null> =>
  promise.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof Refused) return error.reason;
      throw error;
    },
  );
const given = async (more: Parameters<typeof dispatchTo>[4] = {}) =>
  (await dispatchTo(w, inspector, template.id, [shopId], more)).firstTaskId;
const see = (id: string, who: Person = inspector) => who.call(api.get, { id });
const todo = (who: Person) => who.call(api.pendingCount, {});
const inHours = (hours: number) => new Date(w.clock.now().getTime() + hours * HOUR).toISOString();
const minute = () => w.app.runJob('task.watch');
const events = async (id: string) => (await see(id)).history.map((h) => h.event);

describe('a dispatch', () => {
  it('makes one task a shop for its managers, numbered, with what it was made of', async () => {
    const others = await Promise.all([
      company.shop({ managerIds: [manager.id] }),
      company.shop({ managerIds: [manager.id] }),
    ]);
    const wide = await company.member({ role: 'area_manager', groupIds: [company.start.rootGroupId] });
    const made = await dispatchTo(w, wide, template.id, [], { groupIds: [company.start.rootGroupId] });
    expect(made.tasks).toBe(3);
    const { list, total } = await manager.call(api.list, {});
    expect([total, await todo(manager)]).toEqual([3, 3]);
    expect(new Set(list.map((t) => t.shop.id))).toEqual(new Set([shopId, ...others]));
    expect(list[0]).toMatchObject({
      act: 'handle',
      state: 'pending',
      dispatch: 'immediate',
      initiator: { id: wide.id },
    });
    expect(new Set(list.map((t) => t.number)).size).toBe(3);
    expect(list[0]?.number).toMatch(/^T\d{14}$/);
  });

  it('by role reaches those who hold it with the shop in scope, one task each with "all"', async () => {
    const plan = {
      executor: { kind: 'role', roleId: company.start.roleIds.inspector, how: 'all' } as const,
      mode: 'on_site' as const,
    };
    await company.member({ role: 'inspector' });
    const second = await company.member({ role: 'inspector', groupIds: [company.start.rootGroupId] });
    const preview = await inspector.call(api.preview, {
      templateIds: [template.id],
      shopIds: [shopId],
      review: false,
      deadlineAt: inHours(5),
      ...plan,
    });
    expect(preview).toMatchObject({
      shopNames: [expect.any(String)],
      reviewers: [],
      shops: 1,
      tasks: 2,
      executors: 2,
      mostPerExecutor: 1,
      fewestPerExecutor: 1,
      blockers: [],
    });
    expect((await dispatchTo(w, inspector, template.id, [shopId], plan)).tasks).toBe(2);
    expect([await todo(inspector), await todo(second)]).toEqual([1, 1]);
  });

  it('is stopped by a shop without anybody to do it, and the preview names it', async () => {
    const lonely = await company.shop({ name: 'Lonely' });
    const closed = await company.shop({ name: 'Shut', state: 'closed', managerIds: [manager.id] });
    const who = company.owner;
    const preview = await who.call(api.preview, {
      mode: 'on_site',
      templateIds: [template.id],
      shopIds: [shopId, lonely, closed],
      executor: { kind: 'manager' },
      review: false,
      deadlineAt: inHours(5),
    });
    expect(preview.tasks).toBe(1);
    expect(preview.blockers.map((b) => [b.shopName, b.reason])).toEqual([
      ['Lonely', 'no_manager'],
      ['Shut', 'not_open'],
    ]);
    expect(await reason(dispatchTo(w, who, template.id, [lonely]))).toBe('SHOP_NEEDS_MANAGER');
    expect(await reason(dispatchTo(w, who, template.id, [closed]))).toBe('SHOP_NOT_OPEN');
    expect(await w.sql('select 1 from task where company_id = $1', [company.id])).toEqual([]);
  });

  it('refuses what cannot be: no reviewer, a past deadline, a start too soon, a shop out of scope', async () => {
    expect(await reason(given({ review: true }))).toBe('REVIEWER_NEEDED');
    expect(await reason(given({ mode: 'self' }))).toBe('REVIEWER_NEEDED');
    expect(await reason(given({ review: false, reviewerIds: [inspector.id] }))).toBe('INPUT_REFUSED');
    expect(await reason(given({ deadlineAt: inHours(-1) }))).toBe('DEADLINE_PAST');
    expect(await reason(given({ startAt: inHours(4 / 60), deadlineAt: inHours(9) }))).toBe('INPUT_REFUSED');
    expect(await reason(given({ shopIds: [await company.shop({ managerIds: [manager.id] })] }))).toBe('NOT_FOUND');
    await w.sql(`update template set state = 'disabled' where id = $1`, [template.id]);
    expect(await reason(given())).toBe('TEMPLATE_DISABLED');
  });

  it('sent twice with one request id is one dispatch', async () => {
    const id = requestId();
    const [first, second] = await Promise.all([given({ requestId: id }), given({ requestId: id })]);
    expect(first).toBe(second);
    expect(await todo(manager)).toBe(1);
  });
});

describe('the clock', () => {
  it('begins a scheduled task at its start, and not before', async () => {
    const id = await given({ startAt: inHours(2), deadlineAt: inHours(50) });
    await minute();
    expect(await see(id)).toMatchObject({ state: 'not_initiated', dispatch: 'scheduled' });
    expect(await todo(manager)).toBe(0);
    w.clock.advance(2 * HOUR + 1_000);
    await minute();
    expect((await see(id)).state).toBe('pending');
    expect(await todo(manager)).toBe(1);
    expect(await events(id)).toEqual(['dispatch', 'initiate']);
  });

  it('says each thing once however often it looks', async () => {
    const id = await given({ deadlineAt: inHours(72) });
    await w.settle();
    const stages: string[] = [];
    for (const hours of [49, 22, 2]) {
      w.clock.advance(hours * HOUR);
      await minute();
      await minute();
      await w.settle();
      const [row] = await w.sql<{ clock_stage: string; rev: number }>(
        'select clock_stage, rev from task where id = $1',
        [id],
      );
      stages.push(row?.clock_stage ?? '');
    }
    expect(stages).toEqual(['due_24h', 'due_2h', 'overdue']);
    const messages = await w.sql<{ text_key: string }>(
      `select text_key from message where company_id = $1 and member_id = $2 order by created_at`,
      [company.id, manager.id],
    );
    expect(messages.map((m) => m.text_key).filter((key) => key !== 'task.dispatched')).toHaveLength(3);
    expect(await see(id)).toMatchObject({ state: 'pending', isOverdue: true });
  });

  it('closes at the deadline what was dispatched so; opened again within 7 days it stays overdue', async () => {
    const id = await given({ deadlineAt: inHours(3), deadlinePolicy: 'close' });
    await manager.call(inspectionApi.open, { taskId: id, deviceId: DEVICE });
    w.clock.advance(4 * HOUR);
    await minute();
    await minute();
    expect(await see(id)).toMatchObject({ state: 'closed', closeReason: 'deadline', isOverdue: true });
    expect(await events(id)).toEqual(['dispatch', 'claim', 'close_by_deadline']);
    expect(await reason(manager.call(inspectionApi.open, { taskId: id, deviceId: DEVICE }))).toBe('TASK_CLOSED');
    const { rev, can } = await see(id);
    expect(can.events).toEqual(['reopen']);
    expect(await reason(manager.call(api.reopen, { id, rev, deadlineAt: inHours(9) }))).toBe('FORBIDDEN');
    await inspector.call(api.reopen, { id, rev, deadlineAt: inHours(9) });
    expect(await see(id)).toMatchObject({ state: 'pending', isOverdue: true, closeReason: null });
    expect(await todo(manager)).toBe(1);
    const late = await given({ deadlineAt: inHours(1), deadlinePolicy: 'close' });
    w.clock.advance(2 * HOUR);
    await minute();
    w.clock.advance(8 * 24 * HOUR);
    const stale = await see(late);
    expect(await reason(inspector.call(api.reopen, { id: late, rev: stale.rev, deadlineAt: inHours(9) }))).toBe(
      'REOPEN_TOO_LATE',
    );
  });

  it('frees a claim that lies idle for 4 hours, where somebody else could go on', async () => {
    const second = await company.member({ role: 'inspector', shopIds: [shopId] });
    const id = await given({ executor: { kind: 'members', memberIds: [manager.id, second.id] } });
    await manager.call(inspectionApi.open, { taskId: id, deviceId: DEVICE });
    w.clock.advance(3 * HOUR);
    await manager.call(inspectionApi.save, {
      taskId: id,
      deviceId: DEVICE,
      rev: 0,
      answers: answersOf(template.items.slice(0, 1)),
    });
    w.clock.advance(3 * HOUR);
    await minute();
    expect((await see(id)).claimedBy?.id).toBe(manager.id);
    w.clock.advance(2 * HOUR);
    await minute();
    expect((await see(id)).claimedBy).toBeNull();
    expect([await todo(manager), await todo(second)]).toEqual([1, 1]);
  });
});

describe('who steers', () => {
  it('gives it away at most five times, to somebody who works for the shop', async () => {
    const id = await given();
    const second = await company.member({ role: 'inspector', shopIds: [shopId] });
    const stranger = await company.member({ role: 'inspector' });
    expect(await reason(inspector.call(api.transfer, { id, rev: 0, toId: stranger.id }))).toBe('MEMBER_OUTSIDE_SHOP');
    for (let rev = 0; rev < 5; rev += 1) {
      await inspector.call(api.transfer, { id, rev, toId: rev % 2 === 0 ? second.id : manager.id });
    }
    expect([await todo(manager), await todo(second)]).toEqual([0, 1]);
    const { can } = await see(id);
    expect(can.events).not.toContain('transfer');
    expect(await reason(inspector.call(api.transfer, { id, rev: 5, toId: manager.id }))).toBe('MOVE_NOT_ALLOWED');
  });

  it('sets another deadline, and the old one stays in the history', async () => {
    const id = await given();
    const before = (await see(id)).deadlineAt;
    const deadlineAt = inHours(100);
    expect(await reason(manager.call(api.changeDeadline, { id, rev: 0, deadlineAt }))).toBe('FORBIDDEN');
    await inspector.call(api.changeDeadline, { id, rev: 0, deadlineAt });
    const after = await see(id);
    expect(after).toMatchObject({ extended: 1, deadlineAt });
    expect(after.history.at(-1)?.data).toEqual({ from: before, to: deadlineAt });
    expect((await manager.call(api.list, {})).list[0]?.deadlineAt).toBe(deadlineAt);
  });

  it('reminds once in two hours', async () => {
    const id = await given();
    expect(await reason(manager.call(api.remind, { id }))).toBe('FORBIDDEN');
    expect(await reason(inspector.call(api.remind, { id }))).toBe('done');
    expect(await reason(inspector.call(api.remind, { id }))).toBe('REMINDED_LATELY');
    w.clock.advance(2 * HOUR + 1_000);
    expect(await reason(inspector.call(api.remind, { id }))).toBe('done');
  });

  it('deletes only what never came to a record; a handler who has it open learns that it is gone', async () => {
    const id = await given();
    expect(await reason(inspector.call(api.remove, { id }))).toBe('MOVE_NOT_ALLOWED');
    await inspector.call(api.close, { id, rev: 0, comment: 'Wrong month' });
    expect((await see(id)).can).toMatchObject({ remove: true, events: [] });
    await inspector.call(api.remove, { id });
    expect(await reason(manager.call(inspectionApi.open, { taskId: id, deviceId: DEVICE }))).toBe('TASK_DELETED');
    expect((await inspector.call(api.list, { tab: 'initiated' })).list).toEqual([]);
  });

  it('of 20 reviewers’ decisions at once exactly one counts', async () => {
    const id = await given({ review: true, reviewerIds: [inspector.id] });
    await inspect(manager, id, answersOf(template.items));
    const { rev } = await see(id);
    const decide = (i: number) =>
      i % 2 === 0 ? inspector.call(api.approve, { id, rev }) : inspector.call(api.reject, { id, rev, comment: 'No' });
    const results = await Promise.all(Array.from({ length: 20 }, (_, i) => reason(decide(i))));
    expect(results.filter((r) => r === 'done')).toHaveLength(1);
    expect(results.filter((r) => r === 'TASK_HANDLED')).toHaveLength(19);
  });

  it('closed while it waits for its review, its record does not count', async () => {
    const id = await given({ review: true, reviewerIds: [inspector.id] });
    const { recordId } = await inspect(manager, id, answersOf(template.items));
    await inspector.call(api.close, { id, rev: (await see(id)).rev, comment: 'Inspected the wrong store' });
    expect(await see(id)).toMatchObject({ state: 'closed', closeReason: 'manual', can: { remove: false } });
    const [record] = await w.sql('select state, void_reason from record where id = $1', [recordId]);
    expect(record).toEqual({ state: 'void', void_reason: 'Inspected the wrong store' });
    expect([await todo(manager), await todo(inspector)]).toEqual([0, 0]);
  });

  it('a shop that closes closes what is still to be done there', async () => {
    const ids = [await given(), await given({ startAt: inHours(1), deadlineAt: inHours(9) })];
    const caller = {
      now: w.clock.now,
      newId: () => crypto.randomUUID(),
      language: 'en-US' as const,
      requestId: '',
      ip: '',
      device: '',
    };
    const closed = await w.app.databases
      .of(company.id)
      .transaction()
      .execute((trx) => closeTasksOfShop(makeTx(caller, trx, company.id, null), shopId));
    expect([closed, await todo(manager)]).toEqual([2, 0]);
    for (const id of ids) expect(await see(id)).toMatchObject({ state: 'closed', closeReason: 'shop_closed' });
  });
});
