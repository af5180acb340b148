import type { Actor } from '@rondo/domain/actor';
import { addDays, instantOf } from '@rondo/domain/civil-time';
import { memberMachine } from '@rondo/domain/member';
import { type Insertable, type Selectable, type SqlBool, sql } from 'kysely';
import type pg from 'pg';
import type { Db } from '../../platform/db/company-db.ts';
import type { Message } from '../../platform/db/schema.gen.ts';
import type { Sort } from '../../platform/list.ts';

export type MessageRow = Selectable<Message>;

interface Reader {
  companyId: string;
  memberId: string;
}

/** What a member has and has not deleted: the only way to read messages. */
const mine = (db: Db, { companyId, memberId }: Reader) =>
  db
    .selectFrom('message')
    .where('message.company_id', '=', companyId)
    .where('message.member_id', '=', memberId)
    .where('message.deleted_at', 'is', null);

interface Filter {
  category?: readonly string[] | undefined;
  unread?: boolean | undefined;
  /** First and last day, of the company. */
  from?: string | undefined;
  to?: string | undefined;
  shopId?: readonly string[] | undefined;
}

export const filtered = (db: Db, actor: Actor, { category, unread, from, to, shopId }: Filter) =>
  mine(db, actor)
    .selectAll('message')
    .$if(category !== undefined, (some) => some.where('message.category', 'in', category ?? []))
    .$if(unread !== undefined, (some) => some.where('message.read_at', unread ? 'is' : 'is not', null))
    .$if(from !== undefined, (some) => some.where('message.created_at', '>=', instantOf(from ?? '', 0, actor.timeZone)))
    .$if(to !== undefined, (some) =>
      some.where('message.created_at', '<', instantOf(addDays(to ?? '', 1), 0, actor.timeZone)),
    )
    .$if(shopId !== undefined, (some) =>
      some.where(sql<SqlBool>`message.shop_id = any(${[...(shopId ?? [])]}::uuid[])`),
    );

export const newestFirst: Sort = { by: sql`message.created_at`, as: 'timestamptz', desc: true };

export const unreadByCategory = (db: Db, actor: Actor) =>
  mine(db, actor)
    .where('read_at', 'is', null)
    .select(['category', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('category');

interface Which {
  ids?: readonly string[] | undefined;
  category?: string | undefined;
}

/** Marks what is still unread; without `which` all of it. */
export const markRead = (db: Db, actor: Actor, which: Which, at: Date) =>
  db
    .updateTable('message')
    .set({ read_at: at })
    .where('company_id', '=', actor.companyId)
    .where('member_id', '=', actor.memberId)
    .where('deleted_at', 'is', null)
    .where('read_at', 'is', null)
    .$if(which.ids !== undefined, (q) => q.where(sql<SqlBool>`id = any(${[...(which.ids ?? [])]}::uuid[])`))
    .$if(which.category !== undefined, (q) => q.where('category', '=', which.category ?? ''));

/** The first time counts. */
export const open = (db: Db, actor: Actor, id: string, at: Date) =>
  db
    .updateTable('message')
    .set({ read_at: sql`coalesce(read_at, ${at})`, opened_at: sql`coalesce(opened_at, ${at})` })
    .where('company_id', '=', actor.companyId)
    .where('member_id', '=', actor.memberId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll();

export const remove = (db: Db, actor: Actor, id: string, at: Date) =>
  db
    .updateTable('message')
    .set({ deleted_at: at })
    .where('company_id', '=', actor.companyId)
    .where('member_id', '=', actor.memberId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null);

const unreadOf = (companyId: string, memberIds: readonly string[], keys: readonly string[]) =>
  sql<SqlBool>`company_id = ${companyId} and member_id = any(${[...memberIds]}::uuid[])
    and source_key = any(${[...keys]}::text[]) and read_at is null and deleted_at is null`;

/** Of some events what some members have not read. */
export const removeUnread = (
  db: Db,
  companyId: string,
  memberIds: readonly string[],
  keys: readonly string[],
  at: Date,
) =>
  db
    .updateTable('message')
    .set({ deleted_at: at })
    .where(unreadOf(companyId, memberIds, keys));

export const readByKeys = (db: Db, companyId: string, memberId: string, keys: readonly string[], at: Date) =>
  db
    .updateTable('message')
    .set({ read_at: at })
    .where(unreadOf(companyId, [memberId], keys));

/** Where a stream stands: the last message that its reader has. */
export interface Position {
  createdAt: Date;
  id: string;
}

/** The position of a message the reader has, deleted or not. */
export const positionOf = (db: Db, { companyId, memberId }: Reader, id: string) =>
  db
    .selectFrom('message')
    .select(['id', 'created_at'])
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId)
    .where('id', '=', id);

export const newest = (db: Db, reader: Reader) =>
  mine(db, reader).select(['id', 'created_at']).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(1);

/** The newest `limit` unread messages after a position, newest first: what is muted, or read elsewhere, is not pushed. */
export const after = (db: Db, reader: Reader, { createdAt, id }: Position, limit: number) =>
  mine(db, reader)
    .selectAll()
    .where('read_at', 'is', null)
    .where(sql<SqlBool>`(created_at, id) > (${createdAt}::timestamptz, ${id}::uuid)`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);

/**
 * Messages of a company are made one transaction after the other: their order is then the order in which they can be seen,
 * and a stream that has one has all before it.
 */
export const lockOrder = (db: Db, companyId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`message ${companyId}`}, 0))`.execute(db);

/** Which of some events some members have a message of, deleted or not. */
export const alreadyNotified = (
  db: Db,
  companyId: string,
  memberIds: readonly string[],
  sourceKeys: readonly string[],
) =>
  db
    .selectFrom('message')
    .select(['member_id', 'source_key'])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`member_id = any(${[...memberIds]}::uuid[])`)
    .where(sql<SqlBool>`source_key = any(${[...sourceKeys]}::text[])`);

/** What some members got of some objects since then, oldest first, with the events that were taken in later. */
export const recent = (
  db: Db,
  companyId: string,
  memberIds: readonly string[],
  objectIds: readonly string[],
  since: Date,
) =>
  db
    .selectFrom('message')
    .select(['id', 'member_id', 'object_id', 'read_at'])
    .select([
      sql<string[] | null>`params->'sources'`.as('sources'),
      sql<boolean>`jsonb_exists(params, 'count')`.as('is_many'),
    ])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`member_id = any(${[...memberIds]}::uuid[])`)
    .where('deleted_at', 'is', null)
    .where('created_at', '>=', since)
    .where(sql<SqlBool>`object_id = any(${[...objectIds]}::uuid[])`)
    .orderBy('created_at');

/** The unread messages that some members got of a page since then, oldest first, with the events that were taken in. */
export const unreadOfPage = (
  db: Db,
  companyId: string,
  memberIds: readonly string[],
  { page, since }: { page: string; since: Date },
) =>
  db
    .selectFrom('message')
    .select(['id', 'member_id', sql<string[] | null>`params->'sources'`.as('sources')])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`member_id = any(${[...memberIds]}::uuid[])`)
    .where(sql<SqlBool>`params->>'page' = ${page}`)
    .where('object_id', 'is', null)
    .where('read_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('is_urgent', '=', false)
    .where('created_at', '>=', since)
    .orderBy('created_at');

export const insert = (db: Db, rows: readonly Insertable<Message>[]) => db.insertInto('message').values([...rows]);

/** Adds an event to messages that were not read yet. */
export const merge = (
  db: Db,
  companyId: string,
  ids: readonly string[],
  news: { textKey: string; params: object; sourceKey: string },
) =>
  db
    .updateTable('message')
    .set({
      text_key: news.textKey,
      params: sql`${JSON.stringify(news.params)}::jsonb || jsonb_build_object(
        'updates', coalesce((params->>'updates')::int, 1) + 1,
        'sources', coalesce(message.params->'sources', '[]'::jsonb) || to_jsonb(${news.sourceKey}::text))`,
    })
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`);

export const insertTicket = (db: Db, ticket: { hash: Buffer; sessionId: string; expiresAt: Date }) =>
  db.insertInto('ticket').values({
    hash: ticket.hash,
    session_id: ticket.sessionId,
    purpose: 'stream',
    expires_at: ticket.expiresAt,
  });

/** Uses a ticket up: whoever removes it has it. */
export const takeTicket = (global: Db, hash: Buffer) =>
  global.deleteFrom('ticket').where('hash', '=', hash).returning(['session_id', 'expires_at']);

/** The reader behind a live session. */
export const readerOf = (global: Db, sessionId: string, at: Date) =>
  global
    .selectFrom('session as s')
    .innerJoin('person as p', 'p.id', 's.person_id')
    .innerJoin('company as c', 'c.id', 's.company_id')
    .select(['s.company_id', 's.member_id', 'p.language', 'c.time_zone'])
    .where('s.id', '=', sessionId)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', at);

/** Of some sessions those that live and whose member still works. As the owner: one question over all companies. */
export async function livingSessions(owner: pg.Pool, ids: readonly string[], at: Date): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>(
    `select s.id from session s join member m on m.company_id = s.company_id and m.id = s.member_id
      where s.id = any($1::uuid[]) and s.ended_at is null and s.expires_at > $2 and m.state = any($3)`,
    [[...ids], at, [...memberMachine.working]],
  );
  return rows.map((row) => row.id);
}

/** Members who can read a message. */
export const everyone = (db: Db, companyId: string) =>
  db.selectFrom('member').select('id').where('company_id', '=', companyId).where('state', 'in', memberMachine.working);

export const dropOldMessages = (db: Db, companyId: string, before: Date) =>
  db.deleteFrom('message').where('company_id', '=', companyId).where('created_at', '<', before);

export const dropOldTickets = (global: Db, before: Date) =>
  global.deleteFrom('ticket').where('expires_at', '<', before);
