import type { Db } from '../../platform/db/company-db.ts';

export const ownerOf = (db: Db, companyId: string) =>
  db.selectFrom('member').select('id').where('company_id', '=', companyId).where('is_owner', '=', true);
