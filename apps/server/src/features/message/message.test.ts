import { fileApi } from '@rondo/contract/file';
import { messageApi as api } from '@rondo/contract/message';
import { sessionApi } from '@rondo/contract/session';
import type { DomainEvent, EventPayloads } from '@rondo/domain/event';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Refused } from '../../../test/client.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { openStream, type TestStream } from '../../../test/stream.ts';
import { type World, world } from '../../../test/world.ts';
import { signal } from '../../platform/live/signal.ts';

let w: World;
let company: Company;
let shopId: string;

beforeAll(async () => {
  w = await world();
  company = await w.company();
  shopId = await company.shop({ name: 'Camden' });
});
afterAll(() => w.stop());

interface Parts {
  handler?: Person;
  reviewer?: Person;
  cc?: Person;
}

/** Long after any clock: what is past its deadline gets a message of its own from the job that looks every minute. */
const DEADLINE_AT = '2099-11-22T10:00:00Z';

/** A rectification of the shop, started by the owner, without the inspection before it. */
async function rectification({ handler, reviewer, cc }: Parts, title = 'Dirty floor'): Promise<string> {
  const id = uuidv7();
  await w.sql(
    `insert into rectification (company_id, id, number, title, source, severity, shop_id, shop_name, shop_path, shop_lineage, state, has_reviewer,
       limit_hours, deadline_at, business_on, created_at)
     values ($1, $2::uuid, $2::uuid::text, $3, 'record', 'major', $4, 'Camden', '', '', 'pending', true, 48, $5, '2026-11-20', now())`,
    [company.id, id, title, shopId, DEADLINE_AT],
  );
  const people: [Person | undefined, string][] = [
    [company.owner, 'initiator'],
    [handler, 'handler'],
    [reviewer, 'reviewer'],
    [cc, 'cc'],
  ];
  for (const [person, relation] of people)
    if (person)
      await w.sql('insert into rectification_person values ($1, $2, $3, $4, now())', [
        company.id,
        id,
        person.id,
        relation,
      ]);
  return id;
}

/** An event as a change leaves it. */
async function happened<E extends DomainEvent>(event: E, payload: EventPayloads[E]): Promise<void> {
  await w.sql('insert into outbox (company_id, event, payload) values ($1, $2, $3)', [
    company.id,
    event,
    JSON.stringify(payload),
  ]);
  await w.settle();
}

const moved = (
  rectificationId: string,
  event: 'handle' | 'approve' | 'reject',
  by: Person,
  comment: string | null = null,
) =>
  happened('rectification.moved', { rectificationId, event, byId: by.id, comment, businessOn: '2026-11-20', shopId });
const created = (ids: string[]) =>
  happened('rectification.created', { rectificationIds: ids, recordId: null, byId: company.owner.id });
const inbox = async (who: Person, language: 'zh-CN' | 'en-US' = 'en-US') =>
  (await who.call(api.list, {}, { language })).list;
const titles = async (who: Person) => (await inbox(who)).map((m) => m.title);
const unread = async (who: Person) =>
  (await who.call(api.categories, {})).find((c) => c.category === 'rectification')?.unReadCount;

async function people() {
  const [handler, reviewer, cc] = [await company.member(), await company.member(), await company.member()];
  return { handler, reviewer, cc };
}

describe('a message', () => {
  it('reaches those it concerns once, however often the event is told, and never whoever did it', async () => {
    const { handler, reviewer, cc } = await people();
    const id = await rectification({ handler, reviewer, cc });
    for (const _ of ['told', 'told again']) await created([id]);
    expect(await titles(handler)).toEqual(['New rectification: Dirty floor']);
    expect(await titles(cc)).toEqual(['New rectification: Dirty floor']);
    expect(await titles(reviewer)).toEqual([]);
    expect(await titles(company.owner)).toEqual([]);
  });

  it('is worded in the reader’s language when it is read, with why they got it and what it opens', async () => {
    const { handler } = await people();
    const id = await rectification({ handler });
    await created([id]);
    expect(await inbox(handler, 'zh-CN')).toMatchObject([
      {
        title: '新整改：Dirty floor',
        body: 'Camden，11月22日 18:00 前整改。',
        reason: '你是处理人',
        shopName: 'Camden',
        objectKind: 'rectification',
        objectId: id,
        category: 'rectification',
        readAt: null,
      },
    ]);
    expect((await inbox(handler))[0]?.reason).toBe('You are the handler');
  });

  it('stands for several new objects, and grows while its one object moves unread', async () => {
    const { handler, reviewer } = await people();
    const ids = [await rectification({ handler }), await rectification({ handler }), await rectification({ handler })];
    await created(ids);
    expect(await titles(handler)).toEqual(['3 new rectifications: Dirty floor']);
    const id = await rectification({ handler, reviewer }, 'Cold fridge');
    await created([id]);
    await w.sql('update rectification set rev = rev + 1 where id = $1', [id]);
    for (const _ of ['told', 'told again']) await moved(id, 'reject', reviewer, 'still warm');
    const [first] = await inbox(handler);
    expect(first?.title).toBe('Rectification rejected: Cold fridge');
    expect(first?.body).toMatch(/Note: still warm \(2 updates\)$/);
    expect(await unread(handler)).toBe(2);
  });

  it('is a new one when the last was read, or ten minutes have passed', async () => {
    const { handler, reviewer } = await people();
    const id = await rectification({ handler, reviewer });
    await moved(id, 'handle', handler);
    await reviewer.call(api.read, { all: true });
    await w.sql('update rectification set rev = rev + 1 where id = $1', [id]);
    await moved(id, 'handle', handler);
    expect(await titles(reviewer)).toHaveLength(2);
    w.clock.advance(10 * 60_000 + 1_000);
    await w.sql('update rectification set rev = rev + 1 where id = $1', [id]);
    await moved(id, 'handle', handler);
    expect(await titles(reviewer)).toHaveLength(3);
  });

  it('is counted by category until it is read or deleted, by its reader only', async () => {
    const { handler, cc } = await people();
    for (const title of ['a', 'b', 'c']) await created([await rectification({ handler, cc }, title)]);
    expect(await handler.call(api.categories, {})).toHaveLength(10);
    expect(await unread(handler)).toBe(3);
    const [c, b] = await inbox(handler);
    expect(await cc.call(api.read, { ids: [c?.id ?? ''] })).toEqual({ read: 0 });
    expect(await handler.call(api.read, { ids: [c?.id ?? ''] })).toEqual({ read: 1 });
    await handler.call(api.remove, { id: b?.id ?? '' });
    const again = await handler.call(api.remove, { id: b?.id ?? '' }).catch((e: Refused) => e.reason);
    expect([await unread(handler), await unread(cc), again]).toEqual([1, 3, 'NOT_FOUND']);
    expect((await handler.call(api.list, { unread: true })).list).toHaveLength(1);
    expect(await handler.call(api.read, { category: 'task' })).toEqual({ read: 0 });
    expect(await handler.call(api.read, { category: 'rectification' })).toEqual({ read: 1 });
  });

  it('is listed page by page without a gap or a repeat', async () => {
    const { handler } = await people();
    for (let i = 0; i < 12; i += 1) await created([await rectification({ handler }, `r${i}`)]);
    const first = await handler.call(api.list, { size: 10 });
    const second = await handler.call(api.list, { size: 10, cursor: first.next ?? '' });
    expect([first.total, first.list.length, second.list.length, second.next]).toEqual([12, 10, 2, null]);
    expect(new Set([...first.list, ...second.list].map((m) => m.id)).size).toBe(12);
  });
});

describe('the event stream', () => {
  const streams: TestStream[] = [];
  const stream = async (who: Person, lastEventId?: string, readMsAgo?: number) => {
    const opened = await openStream(w.base, (await who.call(api.ticket, {})).ticket, { lastEventId, readMsAgo });
    streams.push(opened);
    return opened;
  };
  afterAll(() => {
    for (const opened of streams) opened.close();
  });

  it('brings a message by itself, and says when to count again', async () => {
    const { handler } = await people();
    const live = await stream(handler);
    const id = await rectification({ handler });
    await created([id]);
    const event = await live.next('message');
    expect([event.id, event.data]).toEqual([event.data.id, (await inbox(handler))[0]]);
    await live.next('counters');
  });

  it('resumes after the last message that was seen, without loss and without repeat', async () => {
    const { handler } = await people();
    const live = await stream(handler);
    await created([await rectification({ handler }, 'seen')]);
    const { id } = await live.next('message');
    live.close();
    for (const title of ['missed 1', 'missed 2']) await created([await rectification({ handler }, title)]);
    const resumed = await stream(handler, id);
    await created([await rectification({ handler }, 'live')]);
    const got = [await resumed.next('message'), await resumed.next('message'), await resumed.next('message')];
    expect(got.map((e) => e.data.title)).toEqual(
      ['missed 1', 'missed 2', 'live'].map((t) => `New rectification: ${t}`),
    );
    expect(resumed.seen('message')).toBe(3);
  });

  it('misses nothing while the node cannot hear the others', async () => {
    const { handler } = await people();
    const live = await stream(handler);
    const deaf = await w.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'rondo-live' and datname = current_database()`,
    );
    expect(deaf).toHaveLength(1);
    await created([await rectification({ handler }, 'unheard')]);
    expect((await live.next('message')).data.title).toBe('New rectification: unheard');
  });

  it('has all messages in one order: those about the company wait for the others of the company', async () => {
    const who = await company.member();
    const other = await w.app.owner.connect();
    await other.query('begin');
    await other.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`message ${company.id}`]);
    const [params, page, key] = [{ name: 'Mara', count: 2 }, null, uuidv7()];
    const told = happened('member.told', { to: [who.id], text: 'handed_over', params, page, key });
    const waiting = () =>
      w.sql(`select 1 from pg_locks where locktype = 'advisory' and not granted and database =
        (select oid from pg_database where datname = current_database())`);
    await expect.poll(waiting, { timeout: 10_000 }).toHaveLength(1);
    expect(await titles(who)).toEqual([]);
    await other.query('rollback');
    other.release();
    await told;
    expect(await titles(who)).toHaveLength(1);
  });

  it('tells a page that has just read only what came since, and one that says nothing everything', async () => {
    const [quiet, busy] = [await company.member(), await company.member()];
    const db = w.app.databases.of(company.id);
    await signal(db, company.id, 'job', [busy.id]);
    await (await stream(busy, undefined, 0)).next('job');
    // What was said before a node listened it cannot know: for its first seconds it tells everything.
    const jobsTold = async () => {
      const still = await stream(quiet, undefined, 0);
      await signal(db, company.id, 'counters', [quiet.id]);
      await still.next('counters');
      return still.seen('job');
    };
    await expect.poll(jobsTold, { timeout: 15_000, interval: 1_000 }).toBe(0);
    const unknown = await stream(quiet);
    await Promise.all([unknown.next('counters'), unknown.next('job')]);
    const long = await stream(quiet, undefined, 3_600_000);
    await Promise.all([long.next('counters'), long.next('job')]);
  });

  it('opens once by a ticket, within a minute', async () => {
    const who = await company.member();
    const { ticket, url } = await who.call(api.ticket, {});
    expect(url).toBe('/push/stream');
    streams.push(await openStream(w.base, ticket));
    await expect(openStream(w.base, ticket)).rejects.toThrow('20001');
    await expect(openStream(w.base, 'made-up')).rejects.toThrow('20001');
    const late = (await who.call(api.ticket, {})).ticket;
    w.clock.advance(61_000);
    await expect(openStream(w.base, late)).rejects.toThrow('20001');
  });

  it('ends within two seconds when its session is ended, and says so first', async () => {
    const who = await company.member();
    const live = await stream(who);
    const unused = (await who.call(api.ticket, {})).ticket;
    await who.call(sessionApi.signOut, {});
    await live.next('session');
    await live.ended;
    await expect(openStream(w.base, unused)).rejects.toThrow('90017');
  });

  it('is refused beyond twenty of one member', async () => {
    const who = await company.member();
    for (let i = 0; i < 20; i += 1) await stream(who);
    await expect(stream(who)).rejects.toThrow('90429');
  });
});

describe('a snapshot', () => {
  it('is what was kept under its key, inside its company', async () => {
    await w.sql(
      'insert into page_snapshot (company_id, key, kind, data, created_by, recipient_id) values ($1, $2, $3, $4, $5, $5)',
      [company.id, 'k1', 'statistics', JSON.stringify({ coverage: [1, 2] }), company.owner.id],
    );
    expect(await company.owner.call(fileApi.snapshot, { key: 'k1' })).toMatchObject({
      key: 'k1',
      kind: 'statistics',
      data: { coverage: [1, 2] },
    });
    const stranger = (await w.company()).owner;
    await expect(stranger.call(fileApi.snapshot, { key: 'k1' })).rejects.toThrow('90404');
  });
});
