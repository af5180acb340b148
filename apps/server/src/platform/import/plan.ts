import { HOUR_MS } from '@rondo/domain/duration';
import type { JobKind } from '@rondo/domain/job';
import type { Insertable } from 'kysely';
import type { Db } from '../db/company-db.ts';
import type { ImportPlan } from '../db/schema.gen.ts';

/** Which import a dry run belongs to; the plan of one is nothing to another. */
export type ImportKind = JobKind extends infer Kind ? (Kind extends `${infer Noun}.import` ? Noun : never) : never;

/** How long a dry run can be run, ms. */
export const PLAN_KEPT_MS = HOUR_MS;

/** Keeps what a dry run would write, and what was wrong, until its author runs it. */
export const keepPlan = (db: Db, plan: Insertable<ImportPlan> & { kind: ImportKind }) =>
  db.insertInto('import_plan').values(plan);

/** Plans that are too old to be run. */
export const dropOldPlans = (db: Db, companyId: string, before: Date) =>
  db.deleteFrom('import_plan').where('company_id', '=', companyId).where('created_at', '<', before);

interface Author {
  companyId: string;
  memberId: string;
}

/** Takes a plan out, so that it is run once: only its author, only as what it is, only while it is young. */
export const takePlan = (db: Db, kind: ImportKind, author: Author, id: string, after: Date) =>
  db
    .deleteFrom('import_plan')
    .where('company_id', '=', author.companyId)
    .where('member_id', '=', author.memberId)
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('created_at', '>=', after)
    .returning(['rows', 'errors', 'file_name']);

/** The rows of one's own file that were not right. */
export const errorsOf = (db: Db, author: Author, id: string) =>
  db
    .selectFrom('import_plan')
    .select(['errors', 'file_name', 'kind'])
    .where('company_id', '=', author.companyId)
    .where('member_id', '=', author.memberId)
    .where('id', '=', id);
