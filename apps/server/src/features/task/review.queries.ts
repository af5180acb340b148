import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

/** A reviewer of a task as the database has them. */
interface ReviewerRow {
  id: string;
  level: number;
  sort: number;
  approvedRound: number | null;
}

/** The reviewers of the task with this id in the statement around, in the order of their levels. */
export const reviewersOf = (taskId: 'task.id' | 'record.task_id'): RawBuilder<ReviewerRow[]> =>
  sql<ReviewerRow[]>`coalesce((select json_agg(json_build_object('id', rp.member_id, 'level', rp.level, 'sort', rp.sort,
      'approvedRound', rp.approved_round) order by rp.level, rp.sort)
    from task_person rp
   where rp.company_id = ${sql.ref(taskId.replace(/\w+$/, 'company_id'))} and rp.task_id = ${sql.ref(taskId)}
     and rp.relation = 'reviewer'), '[]')`;

/** Somebody approves in this round. */
export const approveAs = (db: Db, companyId: string, id: string, memberId: string, round: number, at: Date) =>
  db
    .updateTable('task_person')
    .set({ acted_at: at, approved_round: round })
    .where('company_id', '=', companyId)
    .where('task_id', '=', id)
    .where('member_id', '=', memberId)
    .where('relation', '=', 'reviewer')
    .execute();

/** Nobody reviews it any more; what follows says who does. */
export const dropReviewers = (db: Db, companyId: string, id: string) =>
  db
    .deleteFrom('task_person')
    .where('company_id', '=', companyId)
    .where('task_id', '=', id)
    .where('relation', '=', 'reviewer')
    .execute();

/** The reviewers of a task, level by level in the order given. */
export const addReviewers = (
  db: Db,
  companyId: string,
  id: string,
  levels: readonly { memberIds: readonly string[] }[],
  createdAt: Date,
) =>
  db
    .insertInto('task_person')
    .values(
      levels.flatMap(({ memberIds }, at) =>
        memberIds.map((memberId, sort) => ({
          company_id: companyId,
          task_id: id,
          member_id: memberId,
          relation: 'reviewer',
          level: at + 1,
          sort,
          created_at: createdAt,
        })),
      ),
    )
    .execute();

/**
 * After reviewers left: the level that decides is the first from the present one on which somebody has still to approve. Where
 * all that are left have approved, those of the last level do so again, for an approval is what ends a review.
 */
export async function settleReviews(db: Db, companyId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const some = sql`t.company_id = ${companyId} and t.id = any(${[...ids]}::uuid[]) and t.has_reviewer`;
  const reviewers = sql`from task_person r where r.company_id = t.company_id and r.task_id = t.id and r.relation = 'reviewer'`;
  const waiting = sql`${reviewers} and r.level >= t.review_level and r.approved_round is distinct from t.round`;
  await sql`update task_person p set approved_round = null from task t
    where ${some} and p.company_id = t.company_id and p.task_id = t.id and p.relation = 'reviewer'
      and p.level = (select max(r.level) ${reviewers}) and not exists (select ${waiting})`.execute(db);
  await sql`update task t set review_level = coalesce((select min(r.level) ${waiting}), (select max(r.level) ${reviewers}))
    where ${some} and exists (select ${reviewers})`.execute(db);
}
