import { memberMachine } from '@rondo/domain/member';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

export const companyById = (db: Db, companyId: string) =>
  db.selectFrom('company').selectAll().where('id', '=', companyId);

/** The owner, locked with the company: it does not change hands while it is dissolved. */
export const lockCompany = (db: Db, companyId: string) => companyById(db, companyId).forUpdate();

export const ownerId = (db: Db, companyId: string) =>
  db.selectFrom('member').select('id').where('company_id', '=', companyId).where('is_owner', '=', true);

/** Every count is one look at an index that begins with the company. */
export const inventory = (db: Db, companyId: string) => {
  const rows = (table: string) =>
    sql<number>`(select count(*) from ${sql.table(table)} where company_id = ${companyId})`;
  return db.selectNoFrom([
    rows('member').as('members'),
    rows('department').as('departments'),
    rows('role').as('roles'),
    rows('shop').as('shops'),
    rows('template').as('templates'),
    rows('task').as('tasks'),
    rows('record').as('records'),
    rows('rectification').as('rectifications'),
    rows('message').as('messages'),
    rows('device').as('devices'),
    rows('cycle').as('cycles'),
    rows('subscription').as('subscriptions'),
    rows('notice').as('notices'),
    sql<number>`(select count(*) from knowledge_node where company_id = ${companyId} and kind = 'file')`.as(
      'documents',
    ),
    rows('flow_dashboard').as('dashboards'),
    sql<number>`(select coalesce(sum(bytes), 0) from recording_plan where company_id = ${companyId})`.as(
      'recordingBytes',
    ),
    rows('file').as('files'),
    // The same content is kept once, however often it was uploaded.
    sql<number>`(select coalesce(sum(size_bytes), 0) from (select distinct on (sha256) size_bytes from file
      where company_id = ${companyId}) kept)`.as('bytes'),
  ]);
};

/** Whoever administrates and is there, with what they can be reached by. */
export const administrators = (db: Db, companyId: string) =>
  db
    .selectFrom('member as m')
    .innerJoin('person as p', 'p.id', 'm.person_id')
    .select(['p.mobile', 'p.mail', 'p.language'])
    .where('m.company_id', '=', companyId)
    .where('m.state', 'in', memberMachine.working)
    .where(
      sql<SqlBool>`exists (select from member_role mr join role r on r.company_id = mr.company_id and r.id = mr.role_id
        where mr.company_id = m.company_id and mr.member_id = m.id and r.key in ('owner', 'administrator'))`,
    );

/** Companies whose cooling-off is over. */
export const dueToEnd = (global: Db, at: Date) =>
  global.selectFrom('company').select('id').where('state', '=', 'dissolving').where('dissolve_at', '<=', at);
