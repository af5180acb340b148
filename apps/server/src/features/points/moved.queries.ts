import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

/** What rules moved on a day, by store and member; by the index `points_posting_day`. */
export const movedOn = (db: Db, companyId: string, day: string) =>
  db
    .selectFrom('points_posting')
    .select(['shop_id', 'member_id'])
    .select([sql<number>`count(*)::int`.as('lines'), sql<number>`sum(applied)::float8`.as('points')])
    .where('company_id', '=', companyId)
    .where('day', '=', day)
    .where('kind', 'in', ['event', 'reversal'])
    .groupBy(['shop_id', 'member_id'])
    .orderBy('shop_id')
    .orderBy('member_id');
