import { memberMachine } from '@rondo/domain/member';
import { taskMachine } from '@rondo/domain/task';
import { REVIEWER_CODES } from '@rondo/domain/timed-snapshot';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';
import { toReview } from './frame.queries.ts';

/** Roles whose members can be given pictures to look at. */
export const reviewRoles = (db: Db, companyId: string) =>
  db
    .selectFrom('role')
    .select(['id', 'key', 'name'])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`role.codes @> ${[...REVIEWER_CODES.all]}::text[]`)
    .where(sql<SqlBool>`role.codes && ${[...REVIEWER_CODES.any]}::text[]`)
    .orderBy('name');

/**
 * Plans that name a role and have pictures that nobody was asked to look at yet. As long as another process takes a picture of the
 * same time it is waited for: what is taken together is given out together, however many take it.
 */
export const plansToAssign = (db: Db, companyId: string, now: Date) =>
  db
    .selectFrom('timed_snapshot as p')
    .select('p.id')
    .where('p.company_id', '=', companyId)
    .where('p.review_role_id', 'is not', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('timed_snapshot_frame')
          .select('timed_snapshot_frame.id')
          .whereRef('timed_snapshot_frame.company_id', '=', 'p.company_id')
          .whereRef('timed_snapshot_frame.plan_id', '=', 'p.id')
          .where('timed_snapshot_frame.review_task_id', 'is', null)
          .where(toReview),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('timed_snapshot_frame as t')
            .select('t.id')
            .whereRef('t.company_id', '=', 'p.company_id')
            .whereRef('t.plan_id', '=', 'p.id')
            .where('t.state', '=', 'waiting')
            .where('t.planned_at', '<=', now)
            // One that failed already has said why, and is tried again for minutes.
            .where('t.cause', 'is', null),
        ),
      ),
    )
    .orderBy('p.id');

/** Pictures of a plan that nobody was asked to look at yet, the oldest first. */
export const unassigned = (db: Db, companyId: string, planId: string, most: number) =>
  db
    .selectFrom('timed_snapshot_frame')
    .select(['id', 'shop_id'])
    .where('company_id', '=', companyId)
    .where('plan_id', '=', planId)
    .where('review_task_id', 'is', null)
    .where(toReview)
    .orderBy('planned_at')
    .orderBy('id')
    .limit(most);

/** Open tasks with which pictures of a plan are looked at, each with its handlers in the order of their ids. */
export const openTasks = (db: Db, companyId: string, planId: string) =>
  db
    .selectFrom('task')
    .innerJoin('task_person as h', (j) =>
      j.onRef('h.company_id', '=', 'task.company_id').onRef('h.task_id', '=', 'task.id'),
    )
    .select([
      'task.id',
      'task.shop_id',
      sql<string[]>`array_agg(h.member_id::text order by h.member_id)`.as('handlers'),
    ])
    .where('task.company_id', '=', companyId)
    .where('task.kind', '=', 'snapshot_review')
    .where(stateIn('task.state', taskMachine.waitingFor('handler')))
    .where('task.deleted_at', 'is', null)
    .where('h.relation', '=', 'handler')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('timed_snapshot_frame as f')
          .select('f.id')
          .whereRef('f.company_id', '=', 'task.company_id')
          .whereRef('f.review_task_id', '=', 'task.id')
          .where('f.plan_id', '=', planId),
      ),
    )
    .groupBy(['task.company_id', 'task.id']);

export const setTask = (db: Db, companyId: string, ids: readonly string[], taskId: string) =>
  db
    .updateTable('timed_snapshot_frame')
    .set({ review_task_id: taskId })
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`);

/** Who gives out the review of a plan: whoever saved it last, or the owner where they do not work here any more. */
export const initiatorOf = (db: Db, companyId: string, memberId: string) =>
  db
    .selectFrom('member')
    .select('id')
    .where('company_id', '=', companyId)
    .where('state', 'in', memberMachine.working)
    .where((eb) => eb.or([eb('id', '=', memberId), eb('is_owner', '=', true)]))
    .orderBy(sql`(id = ${memberId}::uuid)`, 'desc')
    .limit(1);

/** What a task about some stores is named after: the store where it is one, else the company. */
export const placeOf = (db: Db, companyId: string, shopId: string | null) =>
  sql<{
    id: string | null;
    name: string;
    path: string;
  }>`select s.id, coalesce(s.name, c.name) as name, coalesce(g.path, '') as path
    from company c
    left join shop s on s.company_id = c.id and s.id = ${shopId}::uuid
    left join shop_group g on g.company_id = s.company_id and g.id = s.group_id
   where c.id = ${companyId}`.execute(db);

/** Open tasks that have no picture left to look at; of all, or this one. */
export const emptied = (db: Db, companyId: string, taskId: string | null) =>
  db
    .selectFrom('task')
    .select('task.id')
    .where('task.company_id', '=', companyId)
    .where('task.kind', '=', 'snapshot_review')
    .where(stateIn('task.state', taskMachine.waitingFor('handler')))
    .where('task.deleted_at', 'is', null)
    .$if(taskId !== null, (q) => q.where('task.id', '=', taskId ?? ''))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('timed_snapshot_frame')
            .select('timed_snapshot_frame.id')
            .whereRef('timed_snapshot_frame.company_id', '=', 'task.company_id')
            .whereRef('timed_snapshot_frame.review_task_id', '=', 'task.id')
            .where(toReview),
        ),
      ),
    );
