import { civilDate } from '@rondo/domain/business-day';
import { formatNumber, type NumberPrefix } from '@rondo/domain/number';
import { sql } from 'kysely';
import type { Db } from './db/company-db.ts';

/** Numbers of one day that follow each other; they stay taken whatever becomes of them. */
export interface NumberRange {
  day: string;
  from: number;
  count: number;
}

/**
 * Takes `count` numbers of a company's day (product 1.8), in order. The row stays locked until the transaction ends, so
 * take numbers late in it.
 */
export async function takeNumbers(
  db: Db,
  companyId: string,
  prefix: NumberPrefix,
  at: Date,
  timeZone: string,
  count = 1,
): Promise<string[]> {
  return numbersOf(prefix, await takeRange(db, companyId, prefix, at, timeZone, count));
}

/** The same as a range, for work that gives them out later without keeping others from theirs meanwhile. */
export async function takeRange(
  db: Db,
  companyId: string,
  prefix: NumberPrefix,
  at: Date,
  timeZone: string,
  count: number,
): Promise<NumberRange> {
  const day = civilDate(at, timeZone);
  const row = await db
    .insertInto('number_sequence')
    .values({ company_id: companyId, prefix, day, last: count })
    .onConflict((c) =>
      c.columns(['company_id', 'prefix', 'day']).doUpdateSet({ last: sql`number_sequence.last + ${count}` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return { day, from: row.last - count + 1, count };
}

export const numbersOf = (prefix: NumberPrefix, { day, from, count }: NumberRange): string[] =>
  Array.from({ length: count }, (_, i) => formatNumber(prefix, day, from + i));
