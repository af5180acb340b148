import type { Db } from '../../platform/db/company-db.ts';

/** When somebody was last invited, by their history. */
export const lastInvited = (db: Db, companyId: string, memberId: string) =>
  db
    .selectFrom('history')
    .select('at')
    .where('company_id', '=', companyId)
    .where('object_id', '=', memberId)
    .where('event', 'in', ['created', 'imported', 'invited'])
    .orderBy('at', 'desc')
    .limit(1);
