import { companyMachine } from '@rondo/domain/company';
import { DAY_MS, HOUR_MS } from '@rondo/domain/duration';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

/** Keeps a session alive this long after its last call, ms: 12 h, with "keep me signed in" 30 days (E4). */
export const IDLE_MS = 12 * HOUR_MS;
export const KEEP_MS = 30 * DAY_MS;

export const personByAccount = (db: Db, account: string) =>
  db
    .selectFrom('person')
    .select(['id', 'password_hash', 'language'])
    .where((eb) => eb.or([eb('mobile', '=', account), eb('mail', '=', account.toLowerCase())]));

export const personById = (db: Db, id: string) =>
  db
    .selectFrom('person')
    .select(['id', 'password_hash', 'password_changed_at', 'register_type', 'language', 'mobile', 'mail'])
    .where('id', '=', id);

/**
 * Companies a person may sign in to; whether the member is active is asked in the company itself. Who never proved a number
 * or an address enters the first one only: the others invited somebody whom a stranger may have made up.
 */
export const membershipsOf = (db: Db, personId: string) =>
  db
    .selectFrom('membership')
    .innerJoin('company', 'company.id', 'membership.company_id')
    .innerJoin('person', 'person.id', 'membership.person_id')
    .where(
      sql<SqlBool>`(person.mobile_proved_at is not null or person.mail_proved_at is not null or not exists (
        select from membership earlier where earlier.person_id = membership.person_id
           and (earlier.created_at, earlier.company_id) < (membership.created_at, membership.company_id)))`,
    )
    .select(['membership.company_id', 'membership.member_id', 'company.name'])
    .where('membership.person_id', '=', personId)
    .where('company.state', 'in', companyMachine.alive)
    .orderBy('company.name');

/** Companies of a person that were dissolved and are not deleted yet. */
export const endedOf = (db: Db, personId: string) =>
  db
    .selectFrom('membership')
    .innerJoin('company', 'company.id', 'membership.company_id')
    .select(['membership.company_id', 'membership.member_id', 'company.name'])
    .where('membership.person_id', '=', personId)
    .where('company.state', '=', 'dissolved')
    .orderBy('company.name');

export const memberState = (db: Db, companyId: string, memberId: string) =>
  db.selectFrom('member').select('state').where('company_id', '=', companyId).where('id', '=', memberId);

export const sessionByToken = (db: Db, tokenHash: Buffer) =>
  db
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person_id')
    .innerJoin('company', 'company.id', 'session.company_id')
    .select([
      'session.id',
      'session.person_id',
      'session.company_id',
      'session.member_id',
      'session.keep',
      'session.last_seen_at',
      'session.expires_at',
      'session.ended_at',
      'person.language',
      'company.time_zone',
      'company.cut_off',
      'company.state as company_state',
    ])
    .select(
      sql<boolean>`(person.password_hash is not null and person.password_changed_at is null)`.as('has_issued_password'),
    )
    .where('token_hash', '=', tokenHash);

/** What a member may do and see, in one row: roles, and the scope with groups as lineages. */
export const accessOf = (db: Db, companyId: string, memberId: string) =>
  db
    .selectFrom('member as m')
    .select(['m.name', 'm.state', 'm.is_owner', 'm.scope_all', 'm.scope_shop_ids'])
    .select((eb) => [
      eb
        .selectFrom('member_role as mr')
        .innerJoin('role as r', (j) => j.onRef('r.company_id', '=', 'mr.company_id').onRef('r.id', '=', 'mr.role_id'))
        .select(
          sql<
            { key: string | null; codes: string[]; tier: string }[]
          >`coalesce(json_agg(json_build_object('key', r.key, 'codes', r.codes, 'tier', r.tier)), '[]')`.as('roles'),
        )
        .whereRef('mr.company_id', '=', 'm.company_id')
        .whereRef('mr.member_id', '=', 'm.id')
        .as('roles'),
      eb
        .selectFrom('shop_group as g')
        .select(sql<string[]>`coalesce(array_agg(g.lineage), '{}')`.as('lineages'))
        .whereRef('g.company_id', '=', 'm.company_id')
        .where(sql<SqlBool>`g.id = any(m.scope_group_ids)`)
        .as('lineages'),
      eb
        .selectFrom('shop_manager as sm')
        .select(sql<string[]>`coalesce(array_agg(sm.shop_id), '{}')`.as('managed'))
        .whereRef('sm.company_id', '=', 'm.company_id')
        .whereRef('sm.member_id', '=', 'm.id')
        .as('managed'),
    ])
    .where('m.company_id', '=', companyId)
    .where('m.id', '=', memberId);

/** The person behind a member, with what belongs to their company. */
export const personOfMember = (db: Db, companyId: string, memberId: string) =>
  db
    .selectFrom('membership')
    .innerJoin('person', 'person.id', 'membership.person_id')
    .innerJoin('company', 'company.id', 'membership.company_id')
    .select(['membership.person_id', 'person.language', 'company.time_zone', 'company.cut_off', 'company.state'])
    .where('membership.company_id', '=', companyId)
    .where('membership.member_id', '=', memberId);

export const touch = (db: Db, sessionId: string, at: Date, expiresAt: Date) =>
  db.updateTable('session').set({ last_seen_at: at, expires_at: expiresAt }).where('id', '=', sessionId);

interface NewSession {
  tokenHash: Buffer;
  id: string;
  personId: string;
  companyId: string;
  memberId: string;
  keep: boolean;
  device: string;
  ip: string;
  at: Date;
}

export const insertSession = (db: Db, s: NewSession) =>
  db.insertInto('session').values({
    token_hash: s.tokenHash,
    id: s.id,
    person_id: s.personId,
    company_id: s.companyId,
    member_id: s.memberId,
    keep: s.keep,
    device: s.device,
    ip: s.ip,
    created_at: s.at,
    last_seen_at: s.at,
    expires_at: new Date(s.at.getTime() + (s.keep ? KEEP_MS : IDLE_MS)),
  });

export type EndReason =
  | 'signed_out'
  | 'signed_out_elsewhere'
  | 'password_changed'
  | 'disabled'
  | 'resigned'
  | 'dissolved'
  | 'company_switched';

export const endSessions = (
  db: Db,
  personId: string,
  at: Date,
  reason: EndReason,
  which: { only?: string; but?: string },
) =>
  db
    .updateTable('session')
    .set({ ended_at: at, end_reason: reason })
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .$if(which.only !== undefined, (q) => q.where('id', '=', which.only ?? ''))
    .$if(which.but !== undefined, (q) => q.where('id', '!=', which.but ?? ''));

export const liveSessions = (db: Db, personId: string, at: Date) =>
  db
    .selectFrom('session')
    .innerJoin('company', 'company.id', 'session.company_id')
    .select([
      'session.id',
      'company.name as company_name',
      'session.device',
      'session.ip',
      'session.created_at',
      'session.last_seen_at',
    ])
    .where('session.person_id', '=', personId)
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', at)
    .orderBy('session.last_seen_at', 'desc')
    .limit(50);

export const companyById = (db: Db, companyId: string) =>
  db.selectFrom('company').selectAll().where('id', '=', companyId);

/** The sample company that is loaded into a company, if any. */
export const sampleOf = (db: Db, companyId: string) =>
  db.selectFrom('sample_company').select('loaded_at').where('company_id', '=', companyId);

export const memberById = (db: Db, companyId: string, memberId: string) =>
  db.selectFrom('member').selectAll().where('company_id', '=', companyId).where('id', '=', memberId);

export const roleNames = (db: Db, companyId: string, memberId: string) =>
  db
    .selectFrom('member_role as mr')
    .innerJoin('role as r', (j) => j.onRef('r.company_id', '=', 'mr.company_id').onRef('r.id', '=', 'mr.role_id'))
    .select(['r.key', 'r.name'])
    .where('mr.company_id', '=', companyId)
    .where('mr.member_id', '=', memberId)
    .orderBy('r.name');

/** Set-up is over once there was a company. */
export const setUp = (db: Db) => db.selectFrom('installation').select('set_up_at');

/** The demo's people who are there, each with their company. */
export const demoPeople = (db: Db, accounts: readonly string[]) =>
  db
    .selectFrom('person')
    .innerJoin('membership', 'membership.person_id', 'person.id')
    .innerJoin('company', 'company.id', 'membership.company_id')
    .select(['person.mail', 'company.name'])
    .where('company.is_demo', '=', true)
    .where('company.state', 'in', companyMachine.alive)
    .where('person.mail', 'in', accounts);

/** Sessions of some members of one company. */
export const endMemberSessions = (
  db: Db,
  companyId: string,
  memberIds: readonly string[],
  at: Date,
  reason: EndReason,
) =>
  db
    .updateTable('session')
    .set({ ended_at: at, end_reason: reason })
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`member_id = any(${[...memberIds]}::uuid[])`)
    .where('ended_at', 'is', null);

export const insertPass = (
  db: Db,
  row: { hash: Buffer; person_id: string; keep: boolean; expires_at: Date; browser: string | null },
) => db.insertInto('pass').values(row);

export const passByHash = (db: Db, hash: Buffer, at: Date) =>
  db
    .selectFrom('pass')
    .select(['person_id', 'keep', 'browser'])
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at);

/** One use: of several calls at once one gets the row back. */
export const usePass = (db: Db, hash: Buffer, at: Date) =>
  db
    .updateTable('pass')
    .set({ used_at: at })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .returning('person_id');

/** Where somebody applied; what became of it is asked in the company itself. */
export const applicantOf = (db: Db, personId: string) =>
  db
    .selectFrom('applicant')
    .innerJoin('company', 'company.id', 'applicant.company_id')
    .select(['applicant.company_id', 'applicant.application_id', 'company.name'])
    .where('applicant.person_id', '=', personId)
    .where('company.state', 'in', companyMachine.alive);

export const applicationById = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('application')
    .select(['state', 'created_at', 'refuse_reason'])
    .where('company_id', '=', companyId)
    .where('id', '=', id);

export const unseenAccessChanges = (db: Db, companyId: string, memberId: string) =>
  db
    .selectFrom('access_change')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId)
    .where('seen_at', 'is', null);

/** A pass that follows another one lives no longer than it. */
export const limitPass = (db: Db, hash: Buffer, expiresAt: Date) =>
  db.updateTable('pass').set({ expires_at: expiresAt }).where('hash', '=', hash);

/** Nobody is in a company any more that has come to its end. */
export const endCompanySessions = (db: Db, companyId: string, at: Date) =>
  db
    .updateTable('session')
    .set({ ended_at: at, end_reason: 'dissolved' })
    .where('company_id', '=', companyId)
    .where('ended_at', 'is', null);
