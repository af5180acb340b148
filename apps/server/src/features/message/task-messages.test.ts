import { messageApi as api } from '@rondo/contract/message';
import type { TaskEvent } from '@rondo/domain/task';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { type TestRedis, testRedis } from '../../../test/redis.ts';
import { openStream } from '../../../test/stream.ts';
import { type World, world } from '../../../test/world.ts';

let redis: TestRedis;
let w: World;
let company: Company;
let shopId: string;
let versionId: string;
let handler: Person;
let reviewer: Person;
let cc: Person;

beforeAll(async () => {
  redis = await testRedis();
  w = await world({ REDIS_URL: redis.url });
  company = await w.company();
  shopId = await company.shop({ name: 'Camden' });
  [handler, reviewer, cc] = [await company.member(), await company.member(), await company.member()];
  const templateId = uuidv7();
  versionId = uuidv7();
  await w.sql(
    `insert into template (company_id, id, name, modes, created_by) values ($1, $2, 'Hygiene', '{on_site}', $3)`,
    [company.id, templateId, company.owner.id],
  );
  await w.sql(
    `insert into template_version (company_id, id, template_id, no, content, scoring, item_count, total_points)
     values ($1, $2, $3, 1, '{}', '{}', 0, 0)`,
    [company.id, versionId, templateId],
  );
});
afterAll(async () => {
  await w.stop();
  await redis.stop();
});

/** Long after any clock: what is past its deadline gets a message of its own from the job that looks every minute. */
const DEADLINE_AT = '2099-11-22T10:00:00Z';

/** Tasks of the shop as a dispatch leaves them. */
async function dispatched(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => uuidv7());
  await w.sql(
    `insert into task (company_id, id, number, name, kind, mode, dispatch, state, shop_id, shop_name, shop_path, template_id,
       template_version_id, template_name, version_no, has_reviewer, start_at, deadline_at)
     select $1, t, t::text, 'Weekly check', 'inspection', 'on_site', 'immediate', 'pending', $3, 'Camden', '', $4, $4, 'Hygiene', 1,
       true, now(), $5 from unnest($2::uuid[]) t`,
    [company.id, ids, shopId, versionId, DEADLINE_AT],
  );
  const people: [Person, string][] = [
    [company.owner, 'initiator'],
    [handler, 'handler'],
    [reviewer, 'reviewer'],
    [cc, 'cc'],
  ];
  for (const [person, relation] of people)
    await w.sql(`insert into task_person select $1, t, $3, $4, now() from unnest($2::uuid[]) t`, [
      company.id,
      ids,
      person.id,
      relation,
    ]);
  return ids;
}

async function happened(event: string, payload: object): Promise<void> {
  await w.sql('insert into outbox (company_id, event, payload) values ($1, $2, $3)', [
    company.id,
    event,
    JSON.stringify(payload),
  ]);
  await w.settle();
}

/** Who has a message, by title, since everybody read theirs. */
async function heard(): Promise<Record<string, string>> {
  const all = { owner: company.owner, handler, reviewer, cc };
  const got: Record<string, string> = {};
  for (const [name, who] of Object.entries(all)) {
    const { list } = await who.call(api.list, { unread: true });
    if (list.length > 0) got[name] = list.map((m) => m.title).join(', ');
    await who.call(api.read, { all: true });
  }
  return got;
}

describe('who is told of a task', () => {
  const moves: [TaskEvent, 'owner' | 'handler' | 'reviewer' | null, Record<string, string>][] = [
    ['initiate', null, { handler: 'New task: Weekly check' }],
    ['claim', 'handler', {}],
    ['release', 'handler', {}],
    ['submit', 'handler', { reviewer: 'To review: Weekly check' }],
    ['submit_unreviewed', 'handler', { owner: 'Completed: Weekly check', cc: 'Completed: Weekly check' }],
    ['transfer', 'owner', { handler: 'Transferred to you: Weekly check' }],
    ['change_deadline', 'owner', { handler: 'New deadline: Weekly check' }],
    [
      'approve',
      'reviewer',
      { owner: 'Approved: Weekly check', handler: 'Approved: Weekly check', cc: 'Approved: Weekly check' },
    ],
    ['submit_held', 'handler', {}],
    ['approve_held', 'reviewer', { owner: 'Approved: Weekly check', handler: 'Approved: Weekly check' }],
    [
      'finish',
      null,
      { owner: 'Completed: Weekly check', handler: 'Completed: Weekly check', cc: 'Completed: Weekly check' },
    ],
    ['reject', 'reviewer', { handler: 'Rejected: Weekly check' }],
    ['close', 'owner', { handler: 'Closed: Weekly check', reviewer: 'Closed: Weekly check' }],
    [
      'close_by_deadline',
      null,
      { owner: 'Past its deadline: Weekly check', handler: 'Past its deadline: Weekly check' },
    ],
    ['cancel', 'owner', { handler: 'Cancelled: Weekly check' }],
    ['reopen', 'owner', { handler: 'Reopened: Weekly check' }],
  ];
  it.each(moves)('%s by %s', async (event, by, expected) => {
    const [taskId] = await dispatched(1);
    const byId = by === null ? null : { owner: company.owner, handler, reviewer }[by].id;
    await happened('task.moved', { taskId, event, byId, comment: null });
    expect(await heard()).toEqual(expected);
  });

  it('when it is dispatched: once a handler, however many there are', async () => {
    const taskIds = await dispatched(300);
    await happened('task.dispatched', { taskIds, byId: company.owner.id });
    expect(await heard()).toEqual({ handler: '300 new tasks: Weekly check' });
  });

  it('when it is dispatched and begins at once: once', async () => {
    const [taskId = ''] = await dispatched(1);
    await happened('task.dispatched', { taskIds: [taskId], byId: company.owner.id });
    await happened('task.moved', { taskId, event: 'initiate', byId: null, comment: null });
    expect(await heard()).toEqual({ handler: 'New task: Weekly check' });
  });

  it('when somebody reminds, when the deadline is near, and when it has passed', async () => {
    const [taskId] = await dispatched(1);
    await happened('task.reminded', { taskId, byId: company.owner.id });
    expect(await heard()).toEqual({ handler: 'Reminder: Weekly check' });
    await w.sql(`update task set state = 'pending_review' where id = $1`, [taskId]);
    await w.sql('update task set reminded_at = now() where id = $1', [taskId]);
    await happened('task.reminded', { taskId, byId: company.owner.id });
    expect(await heard()).toEqual({ reviewer: 'Reminder: Weekly check' });
    await happened('task.due-soon', { taskId, stage: 'due_2h' });
    expect(await heard()).toEqual({ handler: 'Due within 2 hours: Weekly check' });
    await happened('task.overdue', { taskId });
    expect(await heard()).toEqual({ owner: 'Overdue: Weekly check', handler: 'Overdue: Weekly check' });
  });
});

describe('with Redis between the nodes', () => {
  it('messages arrive live, also after Redis was away, and the stream ends with its node', async () => {
    const live = await openStream(w.base, (await handler.call(api.ticket, {})).ticket);
    const tell = async (): Promise<void> => {
      const [taskId] = await dispatched(1);
      await happened('task.moved', { taskId, event: 'reject', byId: reviewer.id, comment: null });
    };
    await tell();
    expect((await live.next('message')).data.title).toBe('Rejected: Weekly check');
    redis.cut();
    await tell();
    expect((await live.next('message')).data.title).toBe('Rejected: Weekly check');
    expect(live.seen('message')).toBe(2);
    await w.app.server.close();
    await live.ended;
  });
});
