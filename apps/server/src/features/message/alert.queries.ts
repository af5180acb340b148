import { memberMachine } from '@rondo/domain/member';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { recordset } from '../../platform/db/recordset.ts';

interface Reader {
  companyId: string;
  memberId: string;
}

const COLUMNS = ['member_id', 'mail', 'browser', 'quiet_from', 'quiet_to', 'origin'] as const;

/** How a member wants to be told beside the message centre. */
export const ofMember = (db: Db, { companyId, memberId }: Reader) =>
  db.selectFrom('message_alert').select(COLUMNS).where('company_id', '=', companyId).where('member_id', '=', memberId);

/** The same of some members, as far as they want anything by mail. */
export const mailedOf = (db: Db, companyId: string, memberIds: readonly string[]) =>
  db
    .selectFrom('message_alert')
    .innerJoin('company', 'company.id', 'message_alert.company_id')
    .select(COLUMNS)
    .select('company.time_zone')
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`member_id = any(${[...memberIds]}::uuid[]) and mail <> '{}'`);

interface Alert {
  mail: Readonly<Record<string, string>>;
  browser: readonly string[];
  quiet: { from: string; to: string } | null;
  origin: string;
}

/** The row of somebody who chooses for the first time, with nothing chosen; what is there stays. */
export const begin = (db: Db, { companyId, memberId }: Reader, origin: string, at: Date) =>
  db
    .insertInto('message_alert')
    .values({ company_id: companyId, member_id: memberId, mail: '{}', browser: [], origin, updated_at: at })
    .onConflict((c) => c.doNothing());

export const save = (db: Db, { companyId, memberId }: Reader, { mail, browser, quiet, origin }: Alert, at: Date) =>
  db
    .updateTable('message_alert')
    .set({
      ...{ mail: JSON.stringify(mail), browser: [...browser], origin, updated_at: at },
      ...{ quiet_from: quiet?.from ?? null, quiet_to: quiet?.to ?? null },
    })
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId);

interface Due {
  message_id: string;
  member_id: string;
  due_at: string;
}

/** Messages that leave by mail as well, each at its time; one that left, or did not, and says something new since waits again. */
export const putAside = (companyId: string, rows: readonly Due[], at: Date) =>
  sql`insert into message_mail (company_id, message_id, member_id, due_at, created_at)
    select ${companyId}::uuid, message_id, member_id, due_at, ${at}::timestamptz
      from ${recordset(rows, 'message_id uuid, member_id uuid, due_at timestamptz')}
    on conflict (company_id, message_id) do update
      set due_at = excluded.due_at, delivery_id = null, dropped = null, ended_at = null
      where message_mail.ended_at is not null`;

/** Members of whose messages some are due by now, whoever waits longest first. */
export const dueMembers = (db: Db, companyId: string, now: Date, limit: number) =>
  db
    .selectFrom('message_mail')
    .select('member_id')
    .where('company_id', '=', companyId)
    .where('ended_at', 'is', null)
    .where('due_at', '<=', now)
    .groupBy('member_id')
    .orderBy((eb) => eb.fn.min('due_at'))
    .limit(limit);

/** What of a member is due: theirs alone until the transaction ends, of several processes one gets it. */
export const holdDue = (db: Db, { companyId, memberId }: Reader, now: Date) =>
  db
    .selectFrom('message_mail')
    .select('message_id')
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId)
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
    .selectFrom('message_mail')
    .innerJoin('message', (j) =>
      j.onRef('message.company_id', '=', 'message_mail.company_id').onRef('message.id', '=', 'message_mail.message_id'),
    )
    .select(['message_mail.message_id', 'message.category'])
    .where('message_mail.company_id', '=', companyId)
    .where('message_mail.member_id', '=', memberId)
    .where('message.member_id', '=', memberId)
    .where('message_mail.ended_at', 'is', null);

export const moveDue = (db: Db, companyId: string, rows: readonly { message_id: string; due_at: string }[]) =>
  sql`update message_mail w set due_at = x.due_at
    from ${recordset(rows, 'message_id uuid, due_at timestamptz')}
    where w.company_id = ${companyId} and w.message_id = x.message_id and w.ended_at is null`.execute(db);

type End = { delivery_id: string } | { dropped: 'read' | 'no_address' | 'off' };

export const end = (db: Db, companyId: string, ids: readonly string[], how: End, at: Date) =>
  db
    .updateTable('message_mail')
    .set({ ...how, ended_at: at })
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`message_id = any(${[...ids]}::uuid[])`)
    .where('ended_at', 'is', null);

/** What became of the mails of some messages. */
export const mailsOf = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('message_mail')
    .select(['message_id', 'due_at', 'delivery_id', 'dropped', 'ended_at'])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`message_id = any(${[...ids]}::uuid[])`);

export const dropOldMails = (db: Db, companyId: string, before: Date) =>
  db.deleteFrom('message_mail').where('company_id', '=', companyId).where('created_at', '<', before);

/** Whom a mail goes to: the proved address of a member who works there. */
export const addresseeOf = (db: Db, { companyId, memberId }: Reader) =>
  db
    .selectFrom('member as m')
    .innerJoin('person as p', 'p.id', 'm.person_id')
    .innerJoin('company as c', 'c.id', 'm.company_id')
    .select(['p.language', 'c.time_zone', 'c.name as company'])
    .select(sql<string | null>`case when p.mail_proved_at is not null then p.mail end`.as('mail'))
    .where('m.company_id', '=', companyId)
    .where('m.id', '=', memberId)
    .where('m.state', 'in', memberMachine.working)
    .where('c.state', '!=', 'dissolved');
