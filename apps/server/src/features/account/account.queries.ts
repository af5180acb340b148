import { type Insertable, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { Person } from '../../platform/db/schema.gen.ts';

/** Set-up is over once there was a company (migration 0016). */
export const setUp = (db: Db) => db.selectFrom('installation').select('set_up_at');

/** One set-up at a time; the lock ends with the transaction. */
export const lockSetup = (db: Db) => sql`select pg_advisory_xact_lock(7260120)`.execute(db);

export const insertPerson = (db: Db, row: Insertable<Person>) => db.insertInto('person').values(row);

export const personById = (db: Db, id: string) =>
  db
    .selectFrom('person')
    .select([
      'id',
      'mobile',
      'mail',
      'mobile_proved_at',
      'mail_proved_at',
      'password_hash',
      'password_changed_at',
      'language',
    ])
    .where('id', '=', id);

/** Only where there is none yet, or the one there is was given by somebody else: of several calls one gets the row back. */
export const setFirstPassword = (db: Db, personId: string, passwordHash: string, at: Date) =>
  db
    .updateTable('person')
    .set({ password_hash: passwordHash, password_changed_at: at })
    .where('id', '=', personId)
    .where((eb) => eb.or([eb('password_hash', 'is', null), eb('password_changed_at', 'is', null)]))
    .returning('id');

export const passExpiry = (db: Db, hash: Buffer) => db.selectFrom('pass').select('expires_at').where('hash', '=', hash);

/** A pass that follows another one lives no longer than it. */
export const limitPass = (db: Db, hash: Buffer, expiresAt: Date) =>
  db.updateTable('pass').set({ expires_at: expiresAt }).where('hash', '=', hash);

/** Whether the person works in the company; `db` is bound to it. */
export const worksIn = (db: Db, companyId: string, personId: string) =>
  db
    .selectFrom('member')
    .select('id')
    .where('company_id', '=', companyId)
    .where('person_id', '=', personId)
    .where('state', 'in', ['invited', 'active']);

/** The companies of a person, the time zone of each. */
export const placesOf = (db: Db, personId: string) =>
  db
    .selectFrom('membership')
    .innerJoin('company', 'company.id', 'membership.company_id')
    .select(['membership.company_id', 'membership.member_id', 'company.time_zone'])
    .where('membership.person_id', '=', personId)
    .orderBy('membership.company_id');

export const memberName = (db: Db, companyId: string, memberId: string) =>
  db.selectFrom('member').select('name').where('company_id', '=', companyId).where('id', '=', memberId);

/** Somebody is waiting for this member's yes. */
export const offerTo = (db: Db, companyId: string, memberId: string) =>
  db
    .selectFrom('ownership_offer')
    .select('id')
    .where('company_id', '=', companyId)
    .where('to_id', '=', memberId)
    .where('state', '=', 'pending');

type Kind = 'mobile' | 'mail';

/** A code went to it and came back: it is proved. */
export const setContact = (db: Db, personId: string, kind: Kind, value: string, at: Date) =>
  db
    .updateTable('person')
    .set({ [kind]: value, [`${kind}_proved_at`]: at })
    .where('id', '=', personId);

/** Members keep what their company wrote down, unless it was the person's own. */
export const followContact = (
  db: Db,
  companyId: string,
  personId: string,
  { kind, before, after, at }: { kind: Kind; before: string | null; after: string; at: Date },
) =>
  db
    .updateTable('member')
    .set({ [kind]: after, rev: sql`rev + 1`, updated_at: at })
    .where('company_id', '=', companyId)
    .where('person_id', '=', personId)
    .where(sql<SqlBool>`${sql.ref(kind)} is not distinct from ${before}::text`)
    // Somebody else in the company holds it: their row stays, and so does this one.
    .where(
      sql<SqlBool>`not exists (select from member m where m.company_id = ${companyId} and m.person_id <> ${personId}
        and ${sql.ref(`m.${kind}`)} = ${after})`,
    )
    .returning(['id', 'name']);

/** The other companies follow by a job each: a transaction stays in one company. */
export const enqueueFollowing = (payload: { personId: string; companyId: string; kind: Kind; before: string | null }) =>
  sql`select enqueue('account.follow-contact', ${JSON.stringify(payload)}::json)`;
