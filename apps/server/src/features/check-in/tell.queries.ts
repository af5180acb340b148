import type { Db } from '../../platform/db/company-db.ts';

export const reviewersOf = (db: Db, companyId: string, taskId: string) =>
  db
    .selectFrom('task_person')
    .select('member_id')
    .where('company_id', '=', companyId)
    .where('task_id', '=', taskId)
    .where('relation', '=', 'reviewer');
