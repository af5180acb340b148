import type { Channel } from '@rondo/domain/sender';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { Sender, SenderFailure } from '../../platform/db/schema.gen.ts';
import type { Sort } from '../../platform/list.ts';

interface Reader {
  companyId: string;
  memberId: string;
}

const all = (db: Db, companyId: string) =>
  db.selectFrom('sender').where('sender.company_id', '=', companyId).selectAll();

/** Those of the company, oldest first. */
export const ofCompany = (db: Db, companyId: string) =>
  all(db, companyId).where('owner_id', 'is', null).orderBy('created_at').orderBy('id');

export const ofCompanyById = (db: Db, companyId: string, id: string) =>
  all(db, companyId).where('owner_id', 'is', null).where('id', '=', id);

export const own = (db: Db, { companyId, memberId }: Reader) => all(db, companyId).where('owner_id', '=', memberId);

/** What a member may choose for their messages: their own, and what the company opened. */
export const choosable = (db: Db, { companyId, memberId }: Reader) =>
  all(db, companyId)
    .where(sql<SqlBool>`(owner_id = ${memberId} or (owner_id is null and is_open))`)
    .where('kind', '<>', 'sms')
    .orderBy(sql`owner_id is null`)
    .orderBy('created_at')
    .orderBy('id');

/** Whoever it belongs to. */
export const byId = (db: Db, companyId: string, id: string) => all(db, companyId).where('id', '=', id);

/** The text message service of a company. */
export const sms = (db: Db, companyId: string) => all(db, companyId).where('kind', '=', 'sms');

/** Until the end of the transaction nobody else counts the senders of the company. */
export const holdCount = (companyId: string) => sql`select pg_advisory_xact_lock(hashtextextended(${companyId}, 291))`;

export const countOfCompany = (db: Db, companyId: string) =>
  db
    .selectFrom('sender')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('owner_id', 'is', null);

/** Whoever saves something of their own twice at once does so one after another. */
export const takeTurn = (db: Db, companyId: string, memberId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`sender ${companyId} ${memberId}`}, 0))`.execute(db);

export const insert = (db: Db, row: Insertable<Sender>) => db.insertInto('sender').values(row);

export const update = (
  db: Db,
  companyId: string,
  { id, rev }: { id: string; rev: number },
  change: Updateable<Sender>,
) =>
  db
    .updateTable('sender')
    .set({ ...change, rev: sql`rev + 1` })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('rev', '=', rev)
    .returning('rev');

export const remove = (db: Db, companyId: string, id: string) =>
  db.deleteFrom('sender').where('company_id', '=', companyId).where('id', '=', id).returning('name');

export const companyName = (db: Db, companyId: string) =>
  db.selectFrom('company').select('name').where('id', '=', companyId);

/** Where somebody is reached, as far as they proved it. */
export const provedContacts = (global: Db, personId: string) =>
  global
    .selectFrom('person')
    .select([
      sql<string | null>`case when mail_proved_at is not null then mail end`.as('mail'),
      sql<string | null>`case when mobile_proved_at is not null then mobile end`.as('mobile'),
    ])
    .where('id', '=', personId);

export const insertFailure = (db: Db, row: Insertable<SenderFailure>) => db.insertInto('sender_failure').values(row);

interface FailureFilter {
  channel?: readonly Channel[] | undefined;
  senderId?: readonly string[] | undefined;
}

/** What failed of the company's ways out; what members keep for themselves is their own business. */
export const failures = (db: Db, companyId: string, { channel, senderId }: FailureFilter) =>
  db
    .selectFrom('sender_failure')
    .leftJoin('sender', (j) =>
      j
        .onRef('sender.company_id', '=', 'sender_failure.company_id')
        .onRef('sender.id', '=', 'sender_failure.sender_id'),
    )
    .where('sender_failure.company_id', '=', companyId)
    .where('sender.owner_id', 'is', null)
    .selectAll('sender_failure')
    .select('sender.name')
    .$if(channel !== undefined, (q) => q.where('sender_failure.channel', 'in', channel ?? []))
    .$if(senderId !== undefined, (q) => q.where('sender_failure.sender_id', 'in', senderId ?? []));

export const newestFailure: Sort = { by: sql`sender_failure.failed_at`, as: 'timestamptz', desc: true };

/** The last failure of each way out, by sender, or by channel where it is the operator's. */
export const lastFailures = (db: Db, companyId: string) =>
  db
    .selectFrom('sender_failure')
    .distinctOn(['channel', 'sender_id'])
    .select(['channel', 'sender_id', 'reason', 'failed_at'])
    .where('company_id', '=', companyId)
    .orderBy('channel')
    .orderBy('sender_id')
    .orderBy('failed_at', 'desc')
    .orderBy('id', 'desc');

export const dropOldFailures = (db: Db, companyId: string, before: Date) =>
  db.deleteFrom('sender_failure').where('company_id', '=', companyId).where('failed_at', '<', before);
