import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

interface Place {
  id: string;
  shop_id: string;
  template_id: string;
  submitted_at: Date;
}

/** How far back "failing n times" looks. */
const LOOK_BACK = 20;
/** The median duration of a template is that of its latest inspections: its cost does not grow with history. */
const MEDIAN_OF = 200;

/** The effective records before this one of the same shop and template, the latest first, each with the items that failed. */
export const before = (db: Db, companyId: string, record: Place) =>
  db
    .selectFrom('record')
    .select(['id', 'submitted_at', 'rate_percent', 'red_lines', 'duration_s'])
    // Only the last one's: reading twenty outcomes costs more than all the rest.
    .select(
      sql<unknown>`case when row_number() over (order by submitted_at desc, id desc) = 1 then outcome -> 'categories' end`.as(
        'categories',
      ),
    )
    .select(
      sql<string[]>`coalesce((select array_agg(i.item_id) from record_item i
        where i.company_id = record.company_id and i.record_id = record.id and i.result = 'fail'), '{}')`.as(
        'failed_ids',
      ),
    )
    .where('company_id', '=', companyId)
    .where('shop_id', '=', record.shop_id)
    .where('template_id', '=', record.template_id)
    .where('state', '=', 'effective')
    .where(sql<SqlBool>`(submitted_at, id) < (${record.submitted_at}, ${record.id})`)
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LOOK_BACK);

/** How often each item of a record failed at its shop since a moment, in effective records and in this one. */
export const repeats = (db: Db, companyId: string, record: Place, since: Date) =>
  db
    .selectFrom('record as r')
    .innerJoin('record_item as i', (j) =>
      j.onRef('i.company_id', '=', 'r.company_id').onRef('i.record_id', '=', 'r.id'),
    )
    .select(['i.item_id', ({ fn }) => fn.countAll<number>().as('times')])
    .where('r.company_id', '=', companyId)
    .where('r.shop_id', '=', record.shop_id)
    .where('r.submitted_at', '>', since)
    .where('r.submitted_at', '<=', record.submitted_at)
    .where((eb) => eb.or([eb('r.state', '=', 'effective'), eb('r.id', '=', record.id)]))
    .where('i.result', '=', 'fail')
    .groupBy('i.item_id');

export const medianDuration = (db: Db, companyId: string, templateId: string) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('record')
        .select('duration_s')
        .where('company_id', '=', companyId)
        .where('template_id', '=', templateId)
        .where('state', '=', 'effective')
        // A few items inspected again take minutes: they say nothing about the whole list.
        .where('carried_items', '=', 0)
        .orderBy('submitted_at', 'desc')
        .limit(MEDIAN_OF)
        .as('latest'),
    )
    .select(sql<number | null>`percentile_cont(0.5) within group (order by duration_s)`.as('seconds'));
