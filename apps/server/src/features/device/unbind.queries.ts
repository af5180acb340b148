import type { Db } from '../../platform/db/company-db.ts';

/** The devices of a company that ended are nobody's: what let Rondo in is forgotten. */
export const unbindDevices = (db: Db, companyId: string) =>
  db.updateTable('device').set({ username: '', password: '' }).where('company_id', '=', companyId);
