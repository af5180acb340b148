import { handoverApi } from '@rondo/contract/handover';
import { messageApi } from '@rondo/contract/message';
import { roleApi } from '@rondo/contract/role';
import { subscriptionApi as api } from '@rondo/contract/subscription';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factories.ts';
import { refused } from '../../../test/refusal.ts';
import { deliveriesOf, mailOf, NOW, type Subscribed, subscribe, subscribedWorld } from '../../../test/subscription.ts';

let given: Subscribed;
beforeAll(async () => {
  given = await subscribedWorld();
});
afterAll(() => given.stop());
beforeEach(async () => {
  given.w.clock.set(NOW);
  const ended = `update subscription set state = 'ended', paused_for = null, next_at = null where company_id = $1`;
  await given.w.sql(ended, [given.company.id]);
});

/** Days after today, at half past eight in Shanghai. */
const morning = (day: number) => new Date(Date.parse('2026-11-27T00:30:00Z') + day * 86_400_000);

/** Sends it at its time, and waits until its mails have left or were refused. */
async function sendOn(day: number): Promise<void> {
  const { w, company } = given;
  w.clock.set(morning(day));
  await w.app.runJob('subscription.watch');
  // The queue, which begins with the commit, may have taken some of them.
  const open = `select id from subscription_delivery where company_id = $1 and state = 'waiting'
    union all select id from delivery where company_id = $1 and state = 'queued'`;
  await expect.poll(() => w.sql(open, [company.id])).toEqual([]);
  await w.app.runJob('subscription.watch');
}

describe('a report that reaches nobody', () => {
  it('is paused after five runs in a row, its owner is told, and who goes on counts anew', async () => {
    const { w, owner, manager, refused: refusedBy } = given;
    refusedBy.add(await mailOf(w, manager));
    const id = await subscribe(owner, [manager.id]);
    for (let day = 1; day <= 4; day += 1) await sendOn(day);
    given.w.clock.set(NOW);
    expect(await owner.call(api.get, { id })).toMatchObject({ state: 'active', failures: 4 });
    await sendOn(5);
    given.w.clock.set(NOW);
    const paused = await owner.call(api.get, { id });
    expect(paused).toMatchObject({ state: 'paused', pausedFor: 'failures', nextAt: null });
    const { list } = await owner.call(api.runs, { id });
    expect(list.map(({ state, recipients }) => [state, recipients])).toEqual(
      Array.from({ length: 5 }, () => ['failed', 1]),
    );
    const [last] = await deliveriesOf(owner, id);
    expect(last?.mail).toBe('failed');
    expect(last?.error).toContain('no such reader');
    await w.settle();
    const { list: messages } = await owner.call(messageApi.list, {});
    expect(messages.map(({ title }) => title)).toContain('The report “Daily figures” is paused');
    await owner.call(api.move, { id, rev: paused.rev, event: 'resume' });
    refusedBy.clear();
    await sendOn(6);
    given.w.clock.set(NOW);
    expect(await owner.call(api.get, { id })).toMatchObject({
      state: 'active',
      failures: 0,
      lastRun: { state: 'done' },
    });
  });
});

describe('recipients who open none of the reports', () => {
  it('are counted, the owner is asked once after six, and says whether to go on', async () => {
    const { w, company, owner, manager, area } = given;
    const reader = await company.member({ role: 'administrator', name: 'Reader' });
    const id = await subscribe(owner, [manager.id, area.id, reader.id], { channels: ['in_app'], name: 'Unread' });
    const asked = async () => {
      await w.settle();
      const { list } = await owner.call(messageApi.list, {});
      return list.filter(({ title }) => title === 'The report “Unread” is left unopened').length;
    };
    const silent = async () => {
      w.clock.set(NOW);
      return (await owner.call(api.get, { id })).unopened.map(({ name, count }) => [name, count]);
    };
    const open = async (who: Person) => {
      w.clock.set(NOW);
      const newest = `select snapshot_key from subscription_delivery d join subscription_run r on r.id = d.run_id
        where r.subscription_id = $1 and d.member_id = $2 order by r.due_at desc limit 1`;
      const [row] = await w.sql<{ snapshot_key: string }>(newest, [id, who.id]);
      await who.call(api.opened, { key: row?.snapshot_key ?? '' });
    };
    for (let day = 1; day <= 5; day += 1) await sendOn(day);
    expect([await silent(), await asked()]).toEqual([[], 0]);
    await open(area);
    await sendOn(6);
    const others = [manager.name, reader.name].toSorted();
    expect(await silent()).toEqual(others.map((name) => [name, 6]));
    expect((await manager.call(api.get, { id })).unopened).toEqual([]);
    expect(await asked()).toBe(1);
    await sendOn(7);
    expect(await silent()).toEqual(others.map((name) => [name, 7]));
    expect(await asked()).toBe(1);

    const answer = { id, isKept: false };
    expect(await refused(manager.call(api.answerUnopened, { ...answer, memberId: reader.id }))).toBe('FORBIDDEN');
    expect(await refused(owner.call(api.answerUnopened, { ...answer, memberId: area.id }))).toBe('MOVE_NOT_ALLOWED');
    await owner.call(api.answerUnopened, { id, memberId: reader.id, isKept: true });
    await owner.call(api.answerUnopened, { ...answer, memberId: manager.id });
    expect(await refused(owner.call(api.answerUnopened, { ...answer, memberId: manager.id }))).toBe('MOVE_NOT_ALLOWED');
    expect(await silent()).toEqual([]);
    await sendOn(8);
    w.clock.set(NOW);
    expect((await deliveriesOf(owner, id)).map(({ recipient }) => recipient)).toEqual(
      [area.name, reader.name].toSorted(),
    );
    const one = await owner.call(api.get, { id });
    expect(one.left.map(({ name }) => name)).toEqual([manager.name]);
    const stopped = one.history.filter(({ event }) => event === 'stopped');
    expect(stopped).toMatchObject([{ data: { member: manager.name } }]);
    // Whoever wants it after all takes it up again, and is counted anew.
    await manager.call(api.receive, { id, isWanted: true });
    await sendOn(9);
    expect(await silent()).toEqual([]);
  });
});

it('paused over its last sending it is not resumed but gets other days, and over its last day it ends', async () => {
  const { w, owner, area } = given;
  const schedule = { frequency: 'daily', startOn: '2026-11-27', endOn: '2026-11-28' } as const;
  const id = await subscribe(owner, [area.id], { schedule });
  const { rev } = await owner.call(api.move, { id, rev: 0, event: 'pause' });
  expect((await owner.call(api.get, { id })).can.events).toEqual(['resume', 'end']);
  w.clock.set(new Date(morning(1).getTime() + 60_000));
  await w.app.runJob('subscription.watch');
  expect(await owner.call(api.get, { id })).toMatchObject({ state: 'paused', can: { edit: true, events: ['end'] } });
  expect(await refused(owner.call(api.move, { id, rev, event: 'resume' }))).toBe('MOVE_NOT_ALLOWED');
  w.clock.set(morning(2));
  await w.app.runJob('subscription.watch');
  const over = await owner.call(api.get, { id });
  expect(over).toMatchObject({ state: 'ended', pausedFor: null, can: { edit: false, events: [] } });
  expect(over.history.map(({ event }) => event)).toEqual(['created', 'pause', 'expire']);
  expect((await owner.call(api.runs, { id })).list).toEqual([]);
});

describe('whoever leaves', () => {
  it('hands over what they subscribed to, and it waits for its new owner', async () => {
    const { w, company, owner, area } = given;
    const admin = await company.member({ role: 'administrator', name: 'Leaver' });
    await company.member({ role: 'administrator' });
    const [kept, closed] = [await subscribe(admin, [area.id]), await subscribe(admin, [area.id], { name: 'Closed' })];
    const { items, rev } = await owner.call(handoverApi.items, { memberId: admin.id });
    expect(items.map(({ kind }) => kind)).toEqual(['subscription_own', 'subscription_own']);
    expect(await refused(owner.call(handoverApi.resign, { memberId: admin.id, rev, choices: [] }))).toBe(
      'HANDOVER_OPEN',
    );
    const choices = items.map(({ kind, id }) => ({ kind, id, to: id === closed ? 'close' : owner.id }));
    await owner.call(handoverApi.resign, { memberId: admin.id, rev, choices });
    const one = await owner.call(api.get, { id: kept });
    expect(one).toMatchObject({ state: 'paused', pausedFor: 'owner', owner: { id: owner.id } });
    expect(one.history.map(({ event }) => event)).toEqual(['created', 'leave', 'transfer']);
    expect((await owner.call(api.get, { id: closed })).state).toBe('ended');
    await w.sql(`update subscription set state = 'ended', paused_for = null where id = $1`, [kept]);
  });

  it('or may not subscribe any more: nothing is sent in their name', async () => {
    const { w, company, owner, area, mails } = given;
    const admin = await company.member({ role: 'administrator' });
    const id = await subscribe(admin, [area.id]);
    await w.sql('delete from member_role where member_id = $1', [admin.id]);
    await sendOn(1);
    expect(await owner.call(api.get, { id })).toMatchObject({ state: 'paused', pausedFor: 'owner' });
    expect((await deliveriesOf(owner, id))[0]?.skipped).toBe('owner_gone');
    expect(mails.unread(await mailOf(w, area))).toBe(0);
  });
});

it('a role is everybody who has it when it is sent', async () => {
  const { company, owner } = given;
  const id = await subscribe(owner, [], { roleIds: [company.start.roleIds.inspector], channels: ['in_app'] });
  const later = await company.member({ role: 'inspector', name: 'Newcomer' });
  await sendOn(1);
  expect((await deliveriesOf(owner, id)).map(({ recipient }) => recipient)).toEqual([later.name]);
  const named = await owner.call(roleApi.references, { id: company.start.roleIds.inspector });
  expect(named.filter(({ kind }) => kind === 'subscription')).toMatchObject([{ page: `/subscription?open=${id}` }]);
  expect(await refused(subscribe(owner, [], {}))).toBe('INPUT_REFUSED');
  const endOn = '2026-11-01';
  const schedule = { frequency: 'daily', startOn: '2026-10-01', endOn } as const;
  expect(await refused(subscribe(owner, [owner.id], { schedule }))).toBe('INPUT_REFUSED');
  expect(await refused(subscribe(owner, [owner.id], { report: 'statistics', period: 'all' }))).toBe('INPUT_REFUSED');
});
