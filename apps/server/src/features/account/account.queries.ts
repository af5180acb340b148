import { memberMachine } from '@rondo/domain/member';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { ContactKind } from '../people/index.ts';

/** Set-up is over once there was a company (migration 0016). */
export const setUp = (db: Db) => db.selectFrom('installation').select('set_up_at');

/** One set-up at a time; the lock ends with the transaction. */
export const lockSetup = (db: Db) => sql`select pg_advisory_xact_lock(7260120)`.execute(db);

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

export const passExpiry = (db: Db, hash: Buffer) => db.selectFrom('pass').select('expires_at').where('hash', '=', hash);

/** Whether the person works in the company; `db` is bound to it. */
export const worksIn = (db: Db, companyId: string, personId: string) =>
  db
    .selectFrom('member')
    .select('id')
    .where('company_id', '=', companyId)
    .where('person_id', '=', personId)
    .where('state', 'in', memberMachine.working);

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

/** The other companies follow by a job each: a transaction stays in one company. */
export const enqueueFollowing = (payload: {
  personId: string;
  companyId: string;
  kind: ContactKind;
  before: string | null;
}) => sql`select enqueue('account.follow-contact', ${JSON.stringify(payload)}::json)`;
