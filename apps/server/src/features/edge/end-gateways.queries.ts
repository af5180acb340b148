import type { Db } from '../../platform/db/company-db.ts';

/** The gateways of a company that ended are let in no more: their keys are forgotten. */
export const endGateways = (db: Db, companyId: string) =>
  db.updateTable('edge').set({ key_hash: null }).where('company_id', '=', companyId);
