import type { Db } from '../../platform/db/company-db.ts';

export const logoPath = (db: Db, companyId: string, fileId: string) =>
  db.selectFrom('file').select(['sha256']).where('company_id', '=', companyId).where('id', '=', fileId);
