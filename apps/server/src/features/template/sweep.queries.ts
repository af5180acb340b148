import type { Db } from '../../platform/db/company-db.ts';

/** Removes deleted templates that can no longer be brought back: nothing was ever made of them. */
export const emptyBin = (db: Db, companyId: string, before: Date) =>
  db.deleteFrom('template').where('company_id', '=', companyId).where('deleted_at', '<', before);
