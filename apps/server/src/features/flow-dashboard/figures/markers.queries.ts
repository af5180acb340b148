import { FLOW_LIMIT } from '@rondo/domain/flow-limit';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/company-db.ts';
import { notBlind } from '../../record/index.ts';
import { shopsOf, type Wanted } from './facts.queries.ts';

export interface MarkerRow {
  kind: 'notice' | 'inspection' | 'rectification' | 'closure' | 'exclusion';
  day: string;
  id: string;
  name: string;
  shop_id: string | null;
  shop_name: string | null;
}

/**
 * What happened in a period: announcements that the reader was sent or wrote, and of the stores that figures are over those of the lists
 * that the reader may open, store closures, and days that figures leave out (N18.3).
 */
export async function markers(db: Db, w: Wanted): Promise<MarkerRow[]> {
  const { actor, from, to } = w;
  const { companyId, memberId, timeZone, codes } = actor;
  const within = (column: string) => sql`${sql.ref(column)} between ${from}::date and ${to}::date`;
  const sentOn = sql`(n.sent_at at time zone ${timeZone})::date`;
  const parts = [
    sql`select 'notice' as kind, ${sentOn} as day, n.id::text as id, n.title as name, null::uuid as shop_id, null as shop_name
      from notice n where n.company_id = ${companyId} and n.deleted_at is null and n.sent_at is not null and n.recalled_at is null
       and ${sentOn} between ${from}::date and ${to}::date
       and (n.author_id = ${memberId} or exists (select from notice_recipient r where r.company_id = n.company_id
         and r.notice_id = n.id and r.member_id = ${memberId}))`,
    ...(codes.has('record_select')
      ? [
          sql`select 'inspection', record.business_on, record.id::text, record.number, s.id, s.name from record
            join shops s on s.id = record.shop_id
           where record.company_id = ${companyId} and record.state = 'effective' and ${within('record.business_on')}
             and ${actor.tier === 'own' ? sql`record.inspector_id = ${memberId}` : sql`true`} and ${notBlind(actor, 'record.id')}`,
        ]
      : []),
    ...(codes.has('issue_select') && actor.tier !== 'own'
      ? [
          sql`select 'rectification', c.business_on, c.id::text, c.number, s.id, s.name from rectification c
            join shops s on s.id = c.shop_id where c.company_id = ${companyId} and ${within('c.business_on')}`,
        ]
      : []),
    sql`select 'closure', greatest(c.closed_on, ${from}::date), c.shop_id::text || ' ' || c.closed_on::text, '', s.id, s.name
      from shop_closure c join shops s on s.id = c.shop_id
     where c.company_id = ${companyId} and c.closed_on <= ${to}::date and c.reopened_on > ${from}::date`,
    // Closed now: of a store that is closed for good only the day itself, else it would stand on every later trend.
    sql`select 'closure', greatest(o.closed_on, ${from}::date), s.id::text || ' ' || o.closed_on::text, '', s.id, s.name
      from shop o join shops s on s.id = o.id
     where o.company_id = ${companyId} and o.state = 'closed' and o.closed_on <= ${to}::date
       and (o.closed_kind = 'temporary' or o.closed_on >= ${from}::date)`,
    sql`select 'exclusion', x.day, x.shop_id::text || ' ' || x.day::text, x.reason, s.id, s.name
      from flow_exclusion x join shops s on s.id = x.shop_id where x.company_id = ${companyId} and ${within('x.day')}`,
  ];
  const { rows } = await sql<MarkerRow>`with shops as materialized (${shopsOf(w)})
    select kind, day, id, name, shop_id, shop_name from (${sql.join(parts, sql` union all `)}) as happened
     order by day, kind, id limit ${FLOW_LIMIT.markers}`.execute(db);
  return rows;
}
