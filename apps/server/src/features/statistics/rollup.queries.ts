import { rectificationMachine } from '@rondo/domain/rectification';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';
import { isReal } from '../../platform/sample-rows.ts';

/** Which cells to compute anew: one shop on one business date, everything since a date, or all there is. */
export type Cells = { shopId: string; businessOn: string } | { since: string } | 'all';

/** A select of what the rows of real stores say, under a condition on company and business date; in the order of the columns of its table. */
export type Counted = (where: RawBuilder<unknown>) => RawBuilder<unknown>;

export const RECORD_COLUMNS = sql`company_id, business_on, shop_id, shop_lineage, template_id, mode, level_rank, level_count,
      records, evaluated, passed, rate_sum, score_sum, max_sum, red_lines, failed_items, duration_sum_s`;

export const countedRecords: Counted = (where) => sql`
    select company_id, business_on, shop_id, shop_lineage, template_id, mode, coalesce(level_rank, -1), coalesce(level_count, 0),
           count(*), count(*) filter (where evaluated), count(*) filter (where is_pass),
           coalesce(sum(rate_percent) filter (where evaluated), 0), coalesce(sum(score) filter (where evaluated), 0),
           coalesce(sum(max_score) filter (where evaluated), 0), sum(red_lines), sum(failed_items), sum(duration_s)
      from record
     where state = 'effective' and ${isReal('shop_id')} and ${where}
     group by 1, 2, 3, 4, 5, 6, 7, 8`;

export const ITEM_COLUMNS = sql`company_id, business_on, shop_id, shop_lineage, template_id, item_id, item_name, category, severity, failed`;

export const countedItems: Counted = (where) => sql`
    select r.company_id, r.business_on, r.shop_id, r.shop_lineage, r.template_id, i.item_id, max(i.name), max(i.category), max(i.severity), count(*)
      from (select company_id, id, business_on, shop_id, shop_lineage, template_id from record where state = 'effective' and ${isReal('shop_id')} and ${where}) r
      join record_item i on i.company_id = r.company_id and i.record_id = r.id and i.result = 'fail'
     group by 1, 2, 3, 4, 5, 6`;

export const RECTIFICATION_COLUMNS = sql`company_id, business_on, shop_id, shop_lineage, severity, created, completed, completed_on_time, ended`;

export const countedRectifications: Counted = (where) => sql`
    select company_id, business_on, shop_id, shop_lineage, severity, count(*), count(*) filter (where ${stateIn('state', rectificationMachine.done)}),
           count(*) filter (where ${stateIn('state', rectificationMachine.done)} and completed_at <= deadline_at), count(*) filter (where ${stateIn('state', rectificationMachine.dropped)})
      from rectification
     where ${isReal('shop_id')} and ${where}
     group by 1, 2, 3, 4, 5`;

/** Counts the effective records of some cells anew: what was there goes, what the rows say comes. */
export async function countRecords(db: Db, companyId: string, cells: Cells): Promise<void> {
  const where = within(companyId, cells);
  await sql`delete from record_day_stat where ${where}`.execute(db);
  await sql`insert into record_day_stat (${RECORD_COLUMNS}) ${countedRecords(where)}`.execute(db);
  await sql`delete from item_day_stat where ${where}`.execute(db);
  await sql`insert into item_day_stat (${ITEM_COLUMNS}) ${countedItems(where)}`.execute(db);
}

/** Counts the rectifications created in some cells anew. */
export async function countRectifications(db: Db, companyId: string, cells: Cells): Promise<void> {
  const where = within(companyId, cells);
  await sql`delete from rectification_day_stat where ${where}`.execute(db);
  await sql`insert into rectification_day_stat (${RECTIFICATION_COLUMNS}) ${countedRectifications(where)}`.execute(db);
}

/**
 * One counts a cell at a time, until its transaction ends; a rebuild waits for them and they for it. Taken before the rows
 * are read, so that the later count sees what the earlier one saw.
 */
export async function lockCells(db: Db, companyId: string, cells: Cells): Promise<void> {
  if (cells === 'all' || 'since' in cells) {
    await sql`select pg_advisory_xact_lock(${COMPANY_LOCK}, hashtext(${companyId}))`.execute(db);
    return;
  }
  await sql`select pg_advisory_xact_lock_shared(${COMPANY_LOCK}, hashtext(${companyId}))`.execute(db);
  await sql`select pg_advisory_xact_lock(${CELL_LOCK}, hashtext(${`${cells.shopId} ${cells.businessOn}`}))`.execute(db);
}

const COMPANY_LOCK = 7_101;
const CELL_LOCK = 7_102;

function within(companyId: string, cells: Cells): RawBuilder<SqlBool> {
  const own = sql<SqlBool>`company_id = ${companyId}`;
  if (cells === 'all') return own;
  if ('since' in cells) return sql<SqlBool>`${own} and business_on >= ${cells.since}::date`;
  return sql<SqlBool>`${own} and business_on = ${cells.businessOn}::date and shop_id = ${cells.shopId}`;
}

/** Shop and business date of rectifications. */
export const cellsOfRectifications = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('rectification')
    .select(['shop_id', 'business_on'])
    .distinct()
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .orderBy('business_on')
    .orderBy('shop_id');

export const setDataUntil = (db: Db, companyId: string, until: string, at: Date) =>
  db
    .insertInto('stat_state')
    .values({ company_id: companyId, data_until_on: until, ran_at: at })
    .onConflict((c) => c.column('company_id').doUpdateSet({ data_until_on: until, ran_at: at }));

/** Figures of a new company: none yet. */
export const begin = (db: Db, companyId: string) => db.insertInto('stat_state').values({ company_id: companyId });
