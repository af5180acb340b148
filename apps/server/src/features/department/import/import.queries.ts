import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/db/company-db.ts';

/** What a dry run keeps. The kind keeps the plans of other imports apart from it. */
export interface Plan {
  kind: 'department';
  paths: string[][];
}

export const keepPlan = (
  db: Db,
  plan: { company_id: string; id: string; member_id: string; file_name: string; rows: string; created_at: Date },
) => db.insertInto('import_plan').values(plan);

export const dropOldPlans = (db: Db, companyId: string, before: Date) =>
  db.deleteFrom('import_plan').where('company_id', '=', companyId).where('created_at', '<', before);

/** Taken out, so that a plan is run once. */
export const takePlan = (db: Db, companyId: string, memberId: string, id: string, after: Date) =>
  db
    .deleteFrom('import_plan')
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('created_at', '>=', after)
    .where(sql<SqlBool>`rows->>'kind' = 'department'`)
    .returning(['rows', 'file_name']);
