import type { Db } from '../../platform/db/company-db.ts';
import { isFree } from './used.queries.ts';

/** Removes deleted templates that can no longer be brought back and that nothing names. */
export const emptyBin = (db: Db, companyId: string, before: Date) =>
  db.deleteFrom('template').where('company_id', '=', companyId).where('deleted_at', '<', before).where(isFree);
