import type { Db } from '../../platform/db/company-db.ts';

/**
 * When a member took an inspection in hand the last time, be it his still, closed, deleted or handed on. No row: never. Index
 * history_object.
 */
export const inHandSince = (db: Db, companyId: string, taskId: string, memberId: string) =>
  db
    .selectFrom('history')
    .select(({ fn }) => fn.max('at').as('since'))
    .where('company_id', '=', companyId)
    .where('object_id', '=', taskId)
    .where('object_kind', '=', 'task')
    .where('event', '=', 'claim')
    .where('actor_id', '=', memberId)
    .groupBy('object_id');
