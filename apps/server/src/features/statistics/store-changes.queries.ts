import { addDays } from '@rondo/domain/civil-time';
import { LIMIT } from '@rondo/domain/limit';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { LevelColumns } from '../../platform/level-mark.ts';
import { recordsOf, type Span, type Wanted } from './cells.queries.ts';

export interface StoreStanding extends LevelColumns {
  shop_id: string;
  shop_name: string;
  shop_path: string;
  template_id: string;
  template_name: string;
  number: string;
  submitted_at: Date;
  rate_percent: number | null;
  is_pass: boolean | null;
  /** Of the whole period. */
  red_lines: number;
  /** Of the inspection before; null: there is none. */
  before_at: Date | null;
  before_pass: boolean | null;
  before_rate: number | null;
  before_key: string | null;
  before_name: string | null;
  before_rank: number | null;
  before_count: number | null;
  before_from: number | null;
}

/** The newest of some records, a store and a template. */
const newest = (columns: RawBuilder<unknown>, of: RawBuilder<unknown>) => sql`
  select distinct on (shop_id, template_id) shop_id, template_id, ${columns} from record where ${of}
   order by shop_id, template_id, submitted_at desc, id desc`;

/**
 * A row for each store and template inspected in a period, with the newest inspection of it, and the newest before the period: that
 * is looked for a year back.
 */
export async function standings(db: Db, w: Wanted, span: Span): Promise<StoreStanding[]> {
  const before = { from: addDays(span.from, -LIMIT.period.days), to: addDays(span.from, -1) };
  const level = sql`level_key, level_name, level_rank, level_count, level_from, is_pass, rate_percent, submitted_at`;
  const { rows } = await sql<StoreStanding>`
    with now as (${newest(sql`shop_name, shop_path, template_name, number, ${level}`, recordsOf(w, span))}),
         red as (select shop_id, template_id, sum(red_lines)::int as red_lines from record where ${recordsOf(w, span)} group by 1, 2),
         before as (${newest(level, recordsOf(w, before))})
    select now.*, red.red_lines, before.submitted_at as before_at, before.is_pass as before_pass,
           before.rate_percent as before_rate, before.level_key as before_key, before.level_name as before_name,
           before.level_rank as before_rank, before.level_count as before_count, before.level_from as before_from
      from now
      join red using (shop_id, template_id)
      left join before using (shop_id, template_id)
     order by now.shop_name, now.shop_id, now.template_name, now.template_id`.execute(db);
  return rows;
}
