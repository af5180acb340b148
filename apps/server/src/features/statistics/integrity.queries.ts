import { type RawBuilder, sql } from 'kysely';
import { type IntegrityCheck, SHOWN } from '../../platform/integrity.ts';
import * as q from './rollup.queries.ts';

/** A figure that is stored says what its rows say. Today is left out: what happened last may still be on its way. */
const equal = (table: string, columns: RawBuilder<unknown>, counted: q.Counted): IntegrityCheck => ({
  holds: `${table} says what its rows say`,
  async find(db, { companyId, since, today }) {
    const where = sql`company_id = ${companyId} and business_on < ${today}::date
      and (${since}::date is null or business_on >= ${since}::date)`;
    const stored = sql`select ${columns} from ${sql.table(table)} where ${where}`;
    const { rows } = await sql<{ day: string; shop: string }>`
      select distinct business_on::text as day, shop_id::text as shop
        from ((${stored} except ${counted(where)}) union all (${counted(where)} except ${stored})) wrong
       order by day, shop limit ${SHOWN}`.execute(db);
    return rows.map(({ day, shop }) => `store ${shop} on ${day}`);
  },
});

export const statisticsIntegrity: IntegrityCheck[] = [
  equal('record_day_stat', q.RECORD_COLUMNS, q.countedRecords),
  equal('item_day_stat', q.ITEM_COLUMNS, q.countedItems),
  equal('rectification_day_stat', q.RECTIFICATION_COLUMNS, q.countedRectifications),
];
