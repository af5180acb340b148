import { departmentApi } from '@rondo/contract/department';
import { inspectSettingApi } from '@rondo/contract/inspect-setting';
import { messageApi } from '@rondo/contract/message';
import { taskApi as api } from '@rondo/contract/task';
import { DAY_MS, HOUR_MS } from '@rondo/domain/duration';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { answersOf, dispatchTo, type GivenTemplate, givenShopToInspect, inspect } from '../../../test/inspection.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let shopId: string;
let manager: Person;
let inspector: Person;
let template: GivenTemplate;
let notifier: Person;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  w.clock.set('2030-03-04T00:00:00Z');
  ({ company, shopId, manager, inspector, template } = await givenShopToInspect(w));
  notifier = await company.member({ role: 'area_manager', shopIds: [shopId] });
});

/** The clock looks at a moment, twice: the second time changes nothing. */
async function at(instant: string): Promise<void> {
  w.clock.set(instant);
  await w.sql('update session set expires_at = $1', [new Date(w.clock.now().getTime() + 99 * DAY_MS)]);
  await w.app.runJob('task.watch');
  await w.app.runJob('task.watch');
  await w.settle();
}

/** The kinds of messages that somebody got about the clock's pressing, in their order. */
async function got(who: Person): Promise<string[]> {
  const rows = await w.sql<{ text_key: string }>(
    `select text_key from message where member_id = $1 and text_key ~ '(overdue_daily|review_late|escalated)$'
      order by created_at`,
    [who.id],
  );
  return rows.map((row) => row.text_key.replace('task.', ''));
}

const given = (more: Parameters<typeof dispatchTo>[4] = {}) =>
  dispatchTo(w, inspector, template.id, [shopId], { deadlineAt: '2030-03-05T06:00:00Z', ...more });

describe('after the deadline', () => {
  it('handlers are reminded at 10:00 of the store’s day three times, and the notifiers hear of it with the last', async () => {
    const { firstTaskId } = await given();
    await at('2030-03-05T07:00:00Z');
    expect(await got(manager)).toEqual([]);
    // 10:00 in Shanghai is 02:00 UTC.
    await at('2030-03-06T01:59:00Z');
    expect(await got(manager)).toEqual([]);
    await at('2030-03-06T02:00:00Z');
    expect(await got(manager)).toEqual(['overdue_daily']);
    await at('2030-03-07T02:30:00Z');
    expect([await got(manager), await got(notifier)]).toEqual([['overdue_daily', 'overdue_daily'], []]);
    await at('2030-03-08T02:30:00Z');
    expect((await got(manager)).length).toBe(3);
    expect([await got(notifier), await got(inspector)]).toEqual([['escalated'], ['escalated']]);
    await at('2030-03-09T02:30:00Z');
    expect([(await got(manager)).length, (await got(notifier)).length]).toEqual([3, 1]);
    const { list } = await notifier.call(messageApi.list, {});
    expect(list[0]?.title).toBe('Nobody handles an overdue task: Monthly check');
    expect((await notifier.call(api.get, { id: firstTaskId })).id).toBe(firstTaskId);
  });

  it('a store in another zone has its own 10:00, and a machine that was away reminds once', async () => {
    await w.sql(`update shop set time_zone = 'America/New_York' where id = $1`, [shopId]);
    await given();
    await at('2030-03-05T14:59:00Z');
    expect(await got(manager)).toEqual([]);
    await at('2030-03-05T15:01:00Z');
    expect(await got(manager)).toEqual(['overdue_daily']);
    await at('2030-03-09T23:00:00Z');
    expect(await got(manager)).toEqual(['overdue_daily', 'overdue_daily']);
  });

  it('a new deadline begins the reminders again', async () => {
    const { firstTaskId: id } = await given();
    await at('2030-03-06T02:00:00Z');
    w.clock.set('2030-03-06T05:00:00Z');
    const { rev } = await inspector.call(api.get, { id });
    await inspector.call(api.changeDeadline, { id, rev, deadlineAt: '2030-03-08T06:00:00Z' });
    await at('2030-03-08T02:30:00Z');
    expect((await got(manager)).length).toBe(1);
    await at('2030-03-09T02:30:00Z');
    expect((await got(manager)).length).toBe(2);
  });

  it('where nobody is the store’s area manager, administrators hear of it', async () => {
    await w.sql(`update member set state = 'resigned' where id = $1`, [notifier.id]);
    await given();
    for (const day of ['06', '07', '08']) await at(`2030-03-${day}T02:30:00Z`);
    expect([await got(notifier), await got(company.owner)]).toEqual([[], ['escalated']]);
  });
});

describe('a review that nobody does', () => {
  it('is pressed for when its 48 hours are over and a day later, then escalated', async () => {
    const { firstTaskId: id } = await given({ review: true, reviewerIds: [inspector.id] });
    await inspect(manager, id, answersOf(template.items));
    const submittedAt = w.clock.now().getTime();
    const after = (ms: number) => at(new Date(submittedAt + ms).toISOString());
    await after(48 * HOUR_MS - 60_000);
    expect(await got(inspector)).toEqual([]);
    await after(48 * HOUR_MS + 60_000);
    expect(await got(inspector)).toEqual(['review_late']);
    await after(3 * DAY_MS + 60_000);
    expect((await got(inspector)).length).toBe(2);
    expect(await got(notifier)).toEqual([]);
    await after(4 * DAY_MS + 60_000);
    expect(await got(notifier)).toEqual(['review_escalated']);
    expect((await inspector.call(api.get, { id })).state).toBe('pending_review');
  });

  const untilEscalated = async (submittedAt: number, hours: number) => {
    for (const days of [0, 1, 2])
      await at(new Date(submittedAt + hours * HOUR_MS + days * DAY_MS + 60_000).toISOString());
  };
  const preset = (more: object) =>
    company.owner.call(inspectSettingApi.saveProcess, {
      ...{ mode: 'on_site', templateId: null, rev: 0, onEmpty: 'next_level', reviewUpTo: null, sampleItems: null },
      ...{ levels: [], ccIds: [], ccRoleIds: [], allowsOverride: true, signOff: false, reviewerMayEdit: false },
      ...more,
    });
  const leaderOf = async (departmentId: string): Promise<Person> => {
    const head = await company.member({ role: 'inspector' });
    await w.sql('insert into department_head (company_id, department_id, member_id, sort) values ($1, $2, $3, 0)', [
      ...[company.id, departmentId, head.id],
    ]);
    return head;
  };
  const secondLevel = async (id: string, second: Person) => {
    const { rev } = await inspector.call(api.get, { id });
    await inspector.call(api.changeReviewers, {
      ...{ id, rev },
      levels: [inspector, second].map((one) => ({ mode: 'any' as const, memberIds: [one.id] })),
    });
  };
  const submitted = async () => {
    const { firstTaskId: id } = await given({ review: true, reviewerIds: [inspector.id] });
    await inspect(manager, id, answersOf(template.items));
    return { id, submittedAt: w.clock.now().getTime() };
  };

  it('is told to whoever leads the reviewers, who may open it, after the hours that are set', async () => {
    const head = await leaderOf(company.start.rootDepartmentId);
    await preset({ reviewHours: 5 });
    const { id, submittedAt } = await submitted();
    await untilEscalated(submittedAt, 5);
    expect([await got(inspector), await got(head), await got(notifier)]).toEqual([
      ['review_late', 'review_late', 'review_escalated'],
      ['review_escalated'],
      [],
    ]);
    const { state, history } = await head.call(api.get, { id });
    expect([state, history.at(-1)?.event]).toEqual(['pending_review', 'escalate']);
  });

  it('is approved by the clock where that is set, but for a red line', async () => {
    await preset({ autoApproves: true });
    const { id, submittedAt } = await submitted();
    const red = await submitted();
    await w.sql('update record set red_lines = 1 where task_id = $1', [red.id]);
    await untilEscalated(submittedAt, 48);
    const { state, history } = await inspector.call(api.get, { id });
    const [record] = await w.sql<{ state: string }>('select state from record where task_id = $1', [id]);
    expect([state, record?.state, history.find(({ event }) => event === 'approve')?.data.because]).toEqual([
      'completed',
      'effective',
      'review_time',
    ]);
    expect((await inspector.call(api.get, { id: red.id })).state).toBe('pending_review');
    expect(await got(notifier)).toEqual(['review_escalated']);
  });

  it('leaves whoever heard of it a copy, also where copies are for failures alone', async () => {
    const head = await leaderOf(company.start.rootDepartmentId);
    await preset({ ccOnlyFailed: true });
    const { firstTaskId: id } = await given({ review: true, reviewerIds: [inspector.id], ccIds: [notifier.id] });
    await inspect(manager, id, answersOf(template.items));
    await untilEscalated(w.clock.now().getTime(), 48);
    await inspector.call(api.approve, { id, rev: (await inspector.call(api.get, { id })).rev });
    const { state, people } = await head.call(api.get, { id });
    expect([state, people.filter((one) => one.relation === 'cc').map((one) => one.id)]).toEqual([
      'completed',
      [head.id],
    ]);
  });

  it('of a later level is told to whoever leads those of this level', async () => {
    const second = await company.member({ role: 'inspector' });
    const { id: south } = await company.owner.call(departmentApi.create, {
      ...{ requestId: requestId(), parentId: company.start.rootDepartmentId, name: 'South' },
    });
    await w.sql('update member_department set department_id = $1 where member_id = $2', [south, second.id]);
    const [first, southern] = [await leaderOf(company.start.rootDepartmentId), await leaderOf(south)];
    const { firstTaskId: id } = await given({ review: true, reviewerIds: [inspector.id] });
    await secondLevel(id, second);
    await inspect(manager, id, answersOf(template.items));
    await untilEscalated(w.clock.now().getTime(), 48);
    expect([await got(first), await got(southern)]).toEqual([['review_escalated'], []]);
    await inspector.call(api.approve, { id, rev: (await inspector.call(api.get, { id })).rev });
    await untilEscalated(w.clock.now().getTime(), 48);
    expect([await got(first), await got(southern)]).toEqual([['review_escalated'], ['review_escalated']]);
    // Whoever gave the task, who hears of both levels.
    expect((await got(inspector)).filter((kind) => kind === 'review_escalated')).toHaveLength(2);
  });

  it('after an outage is still pressed for day by day, and not approved in the hour it is first pressed for', async () => {
    await preset({ autoApproves: true });
    const { id, submittedAt } = await submitted();
    const after = (days: number, minutes: number) =>
      at(new Date(submittedAt + days * DAY_MS + minutes * 60_000).toISOString());
    const seen = async () => [(await got(inspector)).length, (await inspector.call(api.get, { id })).state];
    for (const minutes of [0, 1, 59]) await after(9, minutes);
    expect(await seen()).toEqual([1, 'pending_review']);
    for (const minutes of [1, 30]) await after(10, minutes);
    expect(await seen()).toEqual([2, 'pending_review']);
    await after(11, 2);
    expect(await seen()).toEqual([2, 'completed']);
  });

  it('is approved by the clock level by level, each with its own time', async () => {
    await preset({ autoApproves: true });
    const second = await company.member({ role: 'inspector' });
    const { firstTaskId: id } = await given({ review: true, reviewerIds: [inspector.id] });
    await secondLevel(id, second);
    await inspect(manager, id, answersOf(template.items));
    const submittedAt = w.clock.now().getTime();
    const seen = async () => {
      const { state, review } = await inspector.call(api.get, { id });
      const [record] = await w.sql<{ state: string }>('select state from record where task_id = $1', [id]);
      return [state, review.level, record?.state];
    };
    await untilEscalated(submittedAt, 48);
    expect(await seen()).toEqual(['pending_review', 2, 'in_review']);
    const turns = await w.sql<{ member_id: string; hours: number; since_at: Date }>(
      `select member_id, since_at, extract(epoch from deadline_at - since_at)::int / 3600 as hours from turn where object_id = $1`,
      [id],
    );
    expect(turns.map((turn) => [turn.member_id, turn.hours])).toEqual([[second.id, 48]]);
    expect(turns[0]?.since_at.getTime()).toBeGreaterThan(submittedAt + 4 * DAY_MS);
    await untilEscalated(submittedAt + 4 * DAY_MS + 2 * 60_000, 48);
    expect(await seen()).toEqual(['completed', 2, 'effective']);
    expect(await got(second)).toEqual(['review_late', 'review_late']);
  });
});
