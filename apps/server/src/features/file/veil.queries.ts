import type { Db } from '../../platform/db/company-db.ts';

/** Whether people on pictures that leave the company are made unrecognizable. */
export const veiledBy = (db: Db, companyId: string) =>
  db.selectFrom('company').select('veil_people').where('id', '=', companyId);
