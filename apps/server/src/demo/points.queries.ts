import { shopMachine } from '@rondo/domain/shop';
import { sql } from 'kysely';
import type { Db } from '../platform/db/company-db.ts';
import { stateIn } from '../platform/db/states.ts';

/** Inspections that count, each with when that was. */
export async function recordsOf(db: Db, companyId: string) {
  const { rows } = await sql<{
    id: string;
    number: string;
    shop_id: string;
    member_id: string;
    mode: string;
    level_rank: number | null;
    rate_percent: number | null;
    red_lines: number;
    failed: { severity: string; times: number }[];
    at: Date;
  }>`
    select r.id, r.number, r.shop_id, r.inspector_id as member_id, r.mode, r.level_rank, r.rate_percent, r.red_lines,
           coalesce(f.failed, '[]') as failed, coalesce(t.finished_at, r.submitted_at) as at
      from record r
      left join task t on t.company_id = r.company_id and t.record_id = r.id
      left join (select record_id, json_agg(json_build_object('severity', severity, 'times', times)) as failed
                   from (select record_id, severity, count(*)::int as times from record_item
                          where company_id = ${companyId} and result = 'fail' group by 1, 2) i group by 1) f on f.record_id = r.id
     where r.company_id = ${companyId} and r.state = 'effective'`.execute(db);
  return rows;
}

/** All rectifications; `handled_by`: as the product asks who it was. */
export async function rectificationsOf(db: Db, companyId: string) {
  const { rows } = await sql<{
    id: string;
    number: string;
    shop_id: string;
    member_id: string | null;
    state: string;
    repeat_no: number;
    limit_hours: number;
    created_at: Date;
    deadline_at: Date;
    held_deadline_at: Date | null;
    appealed_at: Date | null;
    handled_at: Date | null;
    completed_at: Date | null;
    ended_at: Date | null;
  }>`
    select r.id, r.number, r.shop_id, p.member_id, r.state, r.repeat_no, r.limit_hours::float8 as limit_hours, r.created_at,
           r.deadline_at, r.held_deadline_at, r.appealed_at, r.handled_at, r.completed_at, r.ended_at
      from rectification r
      left join (select distinct on (rectification_id) rectification_id, member_id from rectification_person
                  where company_id = ${companyId} and relation = 'handler'
                  order by rectification_id, acted_at desc nulls last, member_id) p on p.rectification_id = r.id
     where r.company_id = ${companyId}`.execute(db);
  return rows;
}

/** When fixes were handed in and sent back, oldest first; with the deadline that a new round got. */
export async function movesOf(db: Db, companyId: string) {
  const { rows } = await sql<{ id: string; event: 'handle' | 'reject'; at: Date; deadline_at: Date | null }>`
    select object_id as id, event, at, (data ->> 'deadlineAt')::timestamptz as deadline_at from history
     where company_id = ${companyId} and object_kind = 'rectification' and event in ('handle', 'reject')
     order by at, id`.execute(db);
  return rows;
}

/** Tasks that are over. */
export async function tasksOf(db: Db, companyId: string) {
  const { rows } = await sql<{
    id: string;
    number: string;
    shop_id: string | null;
    member_id: string | null;
    state: string;
    close_reason: string | null;
    was_late: boolean;
    finished_at: Date;
    deadline_at: Date;
    submitted_at: Date | null;
  }>`
    select t.id, t.number, t.shop_id, coalesce(t.claimed_by, p.member_id) as member_id, t.state, t.close_reason, t.was_late,
           t.finished_at, t.deadline_at, t.submitted_at
      from task t
      left join (select distinct on (task_id) task_id, member_id from task_person
                  where company_id = ${companyId} and relation = 'handler'
                  order by task_id, acted_at desc nulls last, member_id) p on p.task_id = t.id
     where t.company_id = ${companyId} and t.finished_at is not null`.execute(db);
  return rows;
}

export const rulesOf = (db: Db, companyId: string) =>
  db.selectFrom('points_rule').selectAll().where('company_id', '=', companyId).orderBy('id').execute();

/** The stores and the members that have an account by a rule from the day they are there. */
export async function ownersOf(db: Db, companyId: string) {
  const { rows } = await sql<{ shop_id: string | null; member_id: string | null; since: Date }>`
    select id as shop_id, null::uuid as member_id, created_at as since from shop
     where company_id = ${companyId} and deleted_at is null and ${stateIn('state', shopMachine.from('close'))}
    union all select null, id, created_at from member where company_id = ${companyId} and state = 'active'`.execute(db);
  return rows;
}

/** What was posted by hand, a row for each store and member whose points moved. */
export async function postedByHand(db: Db, companyId: string) {
  const { rows } = await sql<{
    id: string;
    number: string;
    rule_id: string;
    points: number;
    reason: string;
    author_id: string;
    author_name: string;
    shop_id: string | null;
    member_id: string | null;
    at: Date;
  }>`
    select a.id, a.number, a.rule_id, a.points, a.reason, a.author_id, m.name as author_name, t.shop_id, t.member_id,
           coalesce(a.decided_at, a.created_at) as at
      from points_adjustment a
      join member m on m.company_id = a.company_id and m.id = a.author_id
      join points_adjustment_target t on t.company_id = a.company_id and t.adjustment_id = a.id
     where a.company_id = ${companyId} and a.state = 'posted' order by a.id, t.place`.execute(db);
  return rows;
}

/** The planner learns how many there are. */
export async function countPoints(db: Db): Promise<void> {
  await sql`analyze points_posting, points_rule`.execute(db);
}
