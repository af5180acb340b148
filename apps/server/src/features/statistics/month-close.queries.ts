import { MONTH_CLOSE } from '@rondo/domain/month-close';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { isReal } from '../../platform/sample-rows.ts';
import type { Span } from './cells.queries.ts';

export const setting = (db: Db, companyId: string) =>
  db.selectFrom('month_close_setting').select(['day', 'rev']).where('company_id', '=', companyId);

/** On which day of a month the month before is closed. */
export async function dayOf(db: Db, companyId: string): Promise<number> {
  const found = await setting(db, companyId).executeTakeFirst();
  return found?.day ?? MONTH_CLOSE.day;
}

/** The first time somebody sets it, or when the caller has seen the latest; no row back: somebody was faster. */
export const saveSetting = (db: Db, companyId: string, { day, rev, at }: { day: number; rev: number; at: Date }) =>
  db
    .insertInto('month_close_setting')
    .values({ company_id: companyId, day, rev: 1, updated_at: at })
    .onConflict((c) =>
      c
        .column('company_id')
        .doUpdateSet({ day, rev: rev + 1, updated_at: at })
        .where('month_close_setting.rev', '=', rev),
    )
    .returning('rev');

/** What a record says, in the order in which it is kept. */
const SAID_NAMES = [
  ...['shop_id', 'template_id', 'mode', 'evaluated', 'is_pass', 'rate_percent', 'score', 'max_score'],
  ...['level_rank', 'level_count', 'red_lines', 'failed_items'],
];
const SAID = sql.raw(SAID_NAMES.join(', '));
const saidOf = (table: string): RawBuilder<unknown> => sql.raw(SAID_NAMES.map((name) => `${table}.${name}`).join(', '));

/**
 * Closes every month from the first record to a last one that is not closed yet: the month and what each of its records says, in
 * one statement. Of many that try, one does it.
 */
export const closeMonths = (db: Db, companyId: string, last: string, at: Date) =>
  sql`
    with first as (select date_trunc('month', min(business_on))::date as on from record where company_id = ${companyId} and ${isReal('shop_id')}),
         months as (
           insert into closed_month (company_id, month_on, closed_at, records)
           select ${companyId}::uuid, m::date, ${at}, (select count(*) from record where company_id = ${companyId}
                  and state = 'effective' and ${isReal('shop_id')} and business_on >= m::date and business_on < (m + interval '1 month')::date)
             from first, generate_series(first.on::timestamp, ${last}::date::timestamp, interval '1 month') m
           on conflict do nothing returning month_on)
    insert into closed_record (company_id, record_id, month_on, business_on, shop_lineage, ${SAID})
    select company_id, id, month_on, business_on, shop_lineage, ${SAID}
      from months join record on business_on >= month_on and business_on < (month_on + interval '1 month')::date
     where company_id = ${companyId} and state = 'effective' and ${isReal('shop_id')}`.execute(db);

/** Of which records it is asked whether they say something else: those of one store and business date, or all since a date. */
export type Compared = { shopId: string; businessOn: string } | { since: string };

/** Writes down which records of closed months say something else now than then, and takes away what is as it was again. */
export const restate = (db: Db, companyId: string, compared: Compared, at: Date) => {
  const where = within(companyId, compared);
  return sql`
    with closed as (select record_id, business_on, shop_lineage, ${SAID} from closed_record where ${where}),
         present as (select id, business_on, shop_lineage, ${SAID} from record where ${where} and state = 'effective' and ${isReal('shop_id')}
           and date_trunc('month', business_on::timestamp)::date in (select month_on from closed_month where company_id = ${companyId})),
         differs as (
           select coalesce(c.record_id, p.id) as record_id, coalesce(c.business_on, p.business_on) as business_on,
                  coalesce(c.shop_id, p.shop_id) as shop_id,
                  case when p.id is null then 'removed' when c.record_id is null then 'added' else 'changed' end as kind
             from closed c full join present p on p.id = c.record_id
            where c.record_id is null or p.id is null or (${saidOf('c')}) is distinct from (${saidOf('p')})),
         gone as (delete from restated_record where ${where} and record_id not in (select record_id from differs))
    insert into restated_record (company_id, record_id, month_on, business_on, shop_id, kind, found_at)
    select ${companyId}::uuid, record_id, date_trunc('month', business_on::timestamp)::date, business_on, shop_id, kind, ${at} from differs
    on conflict (company_id, record_id) do update set kind = excluded.kind, found_at = excluded.found_at, told_at = null
     where restated_record.kind <> excluded.kind`.execute(db);
};

function within(companyId: string, compared: Compared): RawBuilder<SqlBool> {
  const own = sql<SqlBool>`company_id = ${companyId}`;
  if ('since' in compared) return sql<SqlBool>`${own} and business_on >= ${compared.since}::date`;
  return sql<SqlBool>`${own} and business_on = ${compared.businessOn}::date and shop_id = ${compared.shopId}`;
}

/** The closed months that a period touches, the first first. */
export const months = (db: Db, companyId: string, { from, to }: Span) =>
  db
    .selectFrom('closed_month')
    .select(['month_on', 'closed_at'])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`month_on >= date_trunc('month', ${from}::date) and month_on <= ${to}::date`)
    .orderBy('month_on');

/** What nobody was told yet: how many records, and from the first to the last month. */
export const untold = (db: Db, companyId: string) =>
  db
    .selectFrom('restated_record')
    .select([
      sql<number>`count(*)::int`.as('records'),
      sql<string>`min(month_on)`.as('first_on'),
      sql<string>`max(month_on)`.as('last_on'),
    ])
    .where('company_id', '=', companyId)
    .where('told_at', 'is', null)
    .having(sql<SqlBool>`count(*) > 0`);

export const markTold = (db: Db, companyId: string, at: Date) =>
  db
    .updateTable('restated_record')
    .set({ told_at: at })
    .where('company_id', '=', companyId)
    .where('told_at', 'is', null);

/** Who answers for the figures of the company: its owner, and who sees all of it and may read records. */
export const readers = (db: Db, companyId: string) =>
  db
    .selectFrom('member as m')
    .select('m.id')
    .where('m.company_id', '=', companyId)
    .where('m.state', '=', 'active')
    .where(
      sql<SqlBool>`(m.is_owner or exists (select from member_role h join role on role.company_id = h.company_id and role.id = h.role_id
        where h.company_id = m.company_id and h.member_id = m.id and role.tier = 'all' and 'record_select' = any(role.codes)))`,
    )
    .orderBy('m.id');
