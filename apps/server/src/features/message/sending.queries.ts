import type { Channel } from '@rondo/domain/sender';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { recordset } from '../../platform/db/recordset.ts';

interface Reader {
  companyId: string;
  memberId: string;
}

interface Due {
  message_id: string;
  member_id: string;
  channel: Channel;
  due_at: string;
}

/** Messages that leave by a channel as well, each at its time; one that left, or did not, and says something new since waits again. */
export const putAside = (companyId: string, rows: readonly Due[], at: Date) =>
  sql`insert into message_sending (company_id, message_id, member_id, channel, due_at, created_at)
    select ${companyId}::uuid, message_id, member_id, channel, due_at, ${at}::timestamptz
      from ${recordset(rows, 'message_id uuid, member_id uuid, channel text, due_at timestamptz')}
    on conflict (company_id, message_id, channel) do update
      set due_at = excluded.due_at, delivery_ids = '{}', dropped = null, ended_at = null
      where message_sending.ended_at is not null`;

/** What a process of the version before put aside meanwhile waits here. */
export const takeOver = (companyId: string) =>
  sql`with old as (delete from message_mail where company_id = ${companyId} and ended_at is null returning *)
    insert into message_sending (company_id, message_id, channel, member_id, due_at, created_at)
    select company_id, message_id, 'mail', member_id, due_at, created_at from old on conflict do nothing`;

/** Members, each with a channel, of whose messages some are due by now; whoever waits longest first. */
export const dueReaders = (db: Db, companyId: string, now: Date, limit: number) =>
  db
    .selectFrom('message_sending')
    .select(['member_id', 'channel'])
    .where('company_id', '=', companyId)
    .where('ended_at', 'is', null)
    .where('due_at', '<=', now)
    .groupBy(['member_id', 'channel'])
    .orderBy((eb) => eb.fn.min('due_at'))
    .limit(limit);

/** What of a member is due on a channel: theirs alone until the transaction ends, of several processes one gets it. */
export const holdDue = (db: Db, { companyId, memberId }: Reader, channel: Channel, now: Date) =>
  db
    .selectFrom('message_sending')
    .select('message_id')
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId)
    .where('channel', '=', channel)
    .where('ended_at', 'is', null)
    .where('due_at', '<=', now)
    .forUpdate()
    .skipLocked();

/** Messages by their ids, oldest first, as far as they were neither read nor deleted. */
export const unread = (db: Db, { companyId, memberId }: Reader, ids: readonly string[]) =>
  db
    .selectFrom('message')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .where('read_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id');

/** What waits of a member, with the category that says how soon it leaves. */
export const waiting = (db: Db, { companyId, memberId }: Reader) =>
  db
    .selectFrom('message_sending as s')
    .innerJoin('message as m', (j) => j.onRef('m.company_id', '=', 's.company_id').onRef('m.id', '=', 's.message_id'))
    .select(['s.message_id', 's.channel', 'm.category', 'm.is_urgent'])
    .where('s.company_id', '=', companyId)
    .where('s.member_id', '=', memberId)
    .where('m.member_id', '=', memberId)
    .where('s.ended_at', 'is', null);

/** Which of some messages wait for no quiet hours. */
export const urgent = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('message')
    .select('id')
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[]) and is_urgent`);

export const moveDue = (db: Db, companyId: string, rows: readonly Omit<Due, 'member_id'>[]) =>
  sql`update message_sending w set due_at = x.due_at
    from ${recordset(rows, 'message_id uuid, channel text, due_at timestamptz')}
    where w.company_id = ${companyId} and w.message_id = x.message_id and w.channel = x.channel
      and w.ended_at is null`.execute(db);

type End = { delivery_ids: string[] } | { dropped: 'read' | 'no_address' | 'off' };

interface Which {
  companyId: string;
  channel: Channel;
  ids: readonly string[];
}

export const end = (db: Db, { companyId, channel, ids }: Which, how: End, at: Date) =>
  db
    .updateTable('message_sending')
    .set({ ...how, ended_at: at })
    .where('company_id', '=', companyId)
    .where('channel', '=', channel)
    .where(sql<SqlBool>`message_id = any(${[...ids]}::uuid[])`)
    .where('ended_at', 'is', null);

/** What became of some messages on their channels. */
export const sendingsOf = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('message_sending')
    .select(['message_id', 'channel', 'due_at', 'delivery_ids', 'dropped', 'ended_at'])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`message_id = any(${[...ids]}::uuid[])`)
    .orderBy('channel');

export const dropOld = (db: Db, companyId: string, before: Date) =>
  db.deleteFrom('message_sending').where('company_id', '=', companyId).where('created_at', '<', before);
