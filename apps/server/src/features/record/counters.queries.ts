import { NEVER_NEEDED, rectificationMachine } from '@rondo/domain/rectification';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

export const recordOf = (db: Db, companyId: string, rectificationId: string) =>
  db
    .selectFrom('rectification')
    .select('record_id')
    .where('company_id', '=', companyId)
    .where('id', '=', rectificationId);

/** Counts the rectifications of a record anew, without those that a corrected answer or an appeal ended; running it twice changes nothing. */
export const countRectifications = (db: Db, companyId: string, recordId: string) =>
  db
    .updateTable('record')
    .set(({ selectFrom }) => {
      const own = selectFrom('rectification as r')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('r.company_id', '=', companyId)
        .where('r.record_id', '=', recordId)
        .where(sql<SqlBool>`coalesce(r.end_reason, '') <> all(${[...NEVER_NEEDED]}::text[])`);
      return {
        rectification_total: own,
        rectification_open: own.where('r.state', 'in', rectificationMachine.open),
      };
    })
    .where('company_id', '=', companyId)
    .where('id', '=', recordId);
