import { sql } from 'kysely';
import type { Db } from '../platform/db/company-db.ts';

/** Months were closed on the third of the next one, each in its night. */
export const dateClosings = (db: Db, companyId: string) =>
  sql`update closed_month set closed_at = (month_on + interval '1 month 2 days 1 hour') where company_id = ${companyId}`.execute(
    db,
  );

/** The last inspection of the newest closed month came in when the month was closed already: from a phone that had no network. */
export const forgetLast = (db: Db, companyId: string) =>
  sql`delete from closed_record where company_id = ${companyId} and record_id = (
    select record_id from closed_record where company_id = ${companyId} order by business_on desc, record_id desc limit 1)`.execute(
    db,
  );
