import type { Db } from '../../platform/db/company-db.ts';

/** Removes deleted items that can no longer be brought back; copies in templates stay. */
export const emptyBin = (db: Db, companyId: string, before: Date) =>
  db.deleteFrom('check_item').where('company_id', '=', companyId).where('deleted_at', '<', before);
