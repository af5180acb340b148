import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

/** The members of a company, those too who left: a picture may be older than their last day. */
export const members = (db: Db, companyId: string) =>
  db
    .selectFrom('member as m')
    .innerJoin('person as p', 'p.id', 'm.person_id')
    .select(['m.id', 'm.name', 'm.state', 'm.mobile', 'm.mail', 'm.created_at', 'm.resigned_at', 'p.register_type'])
    .where('m.company_id', '=', companyId)
    .orderBy('m.name')
    .orderBy('m.id');

/** From when to when, the end not included. */
export interface Span {
  from: Date;
  until: Date;
}

/** What the audit log has of each member in a time; index history_time. */
export const acts = (db: Db, companyId: string, { from, until }: Span) =>
  db
    .selectFrom('history')
    .select('actor_id')
    .select(({ fn }) => fn.countAll<number>().as('acts'))
    .select(sql<number>`(count(*) filter (where object_kind = 'export'))::int`.as('exports'))
    .where('company_id', '=', companyId)
    .where('actor_id', 'is not', null)
    .where('at', '>=', from)
    .where('at', '<', until)
    .groupBy('actor_id');

/** Who had a session in use in a time, as far as sessions are kept. */
export const signedIn = (db: Db, companyId: string, { from, until }: Span) =>
  db
    .selectFrom('session')
    .select('member_id')
    .distinct()
    .where('company_id', '=', companyId)
    .where('created_at', '<', until)
    .where('last_seen_at', '>=', from);
