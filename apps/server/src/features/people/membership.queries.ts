import type { Db } from '../../platform/db/company-db.ts';

export const drop = (db: Db, companyId: string, memberId: string) =>
  db.deleteFrom('membership').where('company_id', '=', companyId).where('member_id', '=', memberId);

export const add = (db: Db, companyId: string, memberId: string, personId: string) =>
  db
    .insertInto('membership')
    .values({ person_id: personId, company_id: companyId, member_id: memberId })
    .onConflict((c) => c.columns(['person_id', 'company_id']).doUpdateSet({ member_id: memberId }));
