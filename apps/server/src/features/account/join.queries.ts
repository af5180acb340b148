import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { holds } from '../people/index.ts';

/** An invitation by its link or its code, whatever state it is in. */
export const inviteBy = (db: Db, key: { token: string } | { code: string }) =>
  db
    .selectFrom('invite')
    .innerJoin('company', 'company.id', 'invite.company_id')
    .select([
      'invite.company_id',
      'invite.is_on',
      'invite.expires_at',
      'invite.needs_approval',
      'invite.department_id',
      'invite.role_id',
      'company.name',
      'company.state',
    ])
    .where((eb) => ('token' in key ? eb('invite.token', '=', key.token) : eb('invite.code', '=', key.code)));

/** Whether any company takes people in now. */
export const openInvite = (db: Db, at: Date) =>
  db
    .selectFrom('invite')
    .innerJoin('company', 'company.id', 'invite.company_id')
    .select('invite.company_id')
    .where('invite.is_on', '=', true)
    .where('company.state', '=', 'normal')
    .where((eb) => eb.or([eb('invite.expires_at', 'is', null), eb('invite.expires_at', '>', at)]))
    .limit(1);

/** One call at a time for a person: the second one finds what the first one made. */
export const lockPerson = (db: Db, personId: string) =>
  db.selectFrom('person').select('id').where('id', '=', personId).forUpdate();

/** The person's own row in the company, also one that has left. */
export const memberOf = (db: Db, companyId: string, personId: string) =>
  db.selectFrom('member').select(['id', 'state']).where('company_id', '=', companyId).where('person_id', '=', personId);

export const activeMember = (db: Db, companyId: string, memberId: string) =>
  db
    .selectFrom('member')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', memberId)
    .where('state', '=', 'active');

/** The default place still exists: roles and departments can be deleted after it was chosen. */
export const placeExists = (db: Db, companyId: string, departmentId: string, roleId: string) =>
  db
    .selectFrom('department')
    .select('department.id')
    .where('department.company_id', '=', companyId)
    .where('department.id', '=', departmentId)
    .where(sql<SqlBool>`exists (select from role r where r.company_id = ${companyId} and r.id = ${roleId}
      and r.key is distinct from 'owner')`);

export const ownApplication = (db: Db, companyId: string, personId: string, id: string) =>
  db
    .selectFrom('application')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where('person_id', '=', personId)
    .where('id', '=', id);

/** Active members who decide about applications. */
export const deciders = (db: Db, companyId: string) =>
  db
    .selectFrom('member')
    .select('member.id')
    .where('member.company_id', '=', companyId)
    .where('member.state', '=', 'active')
    .where(holds('frame_staff', sql.ref('member')));
