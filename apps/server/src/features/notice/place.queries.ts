import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { WORKS_HERE } from '../../platform/in-hand.ts';
import { covers, holds } from '../people/index.ts';

/** The stores that member `m` manages or works for by name, as `staffOf` of people has it; not those they see with many others. */
export const WORKS_AT = sql`(select unnest(m.scope_shop_ids) as shop_id where not m.scope_all
  union select sm.shop_id from shop_manager sm where sm.company_id = m.company_id and sm.member_id = m.id)`;

/** Whom a question about places is asked of: rows of members `m` by their ids. */
type Members = RawBuilder<unknown>;

interface WorkPlace {
  id: string;
  name: string;
  path: string;
  time_zone: string | null;
  managers: string[];
  staff: string[];
}

/** The open stores where some people work, as far as an author may give them work: with who of them manages and who works there. */
export const workPlaces = (db: Db, companyId: string, members: Members, authorId: string) =>
  sql<WorkPlace>`select s.id, s.name, g.path, s.time_zone,
      array_agg(m.id order by m.id) filter (where exists (select from shop_manager sm
        where sm.company_id = m.company_id and sm.shop_id = s.id and sm.member_id = m.id)) as managers,
      array_agg(m.id order by m.id) as staff
    from member m
    cross join lateral ${WORKS_AT} w
    join shop s on s.company_id = m.company_id and s.id = w.shop_id and s.deleted_at is null and s.state = 'open'
    join shop_group g on g.company_id = s.company_id and g.id = s.group_id
    join member author on author.company_id = m.company_id and author.id = ${authorId}
    where m.company_id = ${companyId} and m.id in (${members}) and ${WORKS_HERE}
      and ${covers(companyId, sql<string>`s.id`, sql.ref('author'))}
    group by s.id, s.name, g.path, s.time_zone
    order by s.name, s.id`.execute(db);

/** Whether somebody who works here may give out tasks. */
export const mayDispatch = (db: Db, companyId: string, memberId: string) =>
  db
    .selectFrom('member as m')
    .innerJoin('company as c', 'c.id', 'm.company_id')
    .select('c.time_zone')
    .where('m.company_id', '=', companyId)
    .where('m.id', '=', memberId)
    .where(sql<SqlBool>`${WORKS_HERE}`)
    .where(holds('x_dispatch'));

/** The stores where some people work. */
export const shopsOfMembers = (db: Db, companyId: string, memberIds: readonly string[]) =>
  db
    .selectFrom('member as m')
    .innerJoinLateral(sql<{ shop_id: string }>`${WORKS_AT}`.as('w'), (j) => j.onTrue())
    .select(['m.id as member_id', 'w.shop_id'])
    .where('m.company_id', '=', companyId)
    .where(sql<SqlBool>`m.id = any(${[...memberIds]}::uuid[])`);

/** When some stores are open. A store that is not open at all says nothing. */
export const hoursOfShops = (db: Db, companyId: string, shopIds: readonly string[]) =>
  db
    .selectFrom('shop')
    .select(['id', 'hours', 'special_days', 'time_zone', 'closing_on as closed_from'])
    .where('company_id', '=', companyId)
    .where('state', '=', 'open')
    .where('deleted_at', 'is', null)
    .where(sql<SqlBool>`id = any(${[...shopIds]}::uuid[])`);

export const companyZone = (db: Db, companyId: string) =>
  db.selectFrom('company').select('time_zone').where('id', '=', companyId);
