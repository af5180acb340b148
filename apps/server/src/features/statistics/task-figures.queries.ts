import { STATISTICS_LIMIT } from '@rondo/domain/statistics-limit';
import { taskMachine } from '@rondo/domain/task';
import {
  OVERDUE_AGE_NAMES,
  type OverdueAge,
  SUBMISSION_HOURS,
  TASK_SET_DAY,
  TASK_SETS,
  type TaskGrouping,
  type TaskSet,
} from '@rondo/domain/task-figures';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';
import type { Span, Wanted } from './cells.queries.ts';
import type { Granularity } from './statistics.queries.ts';
import { ageIs, businessDateOf, momentOf, setIs, type TaskDay, tasksOf, within } from './task-sets.queries.ts';

export type SetCounts = Record<TaskSet, number>;

const setsOf = (day: TaskDay): TaskSet[] => TASK_SETS.filter((set) => TASK_SET_DAY[set] === day);
const countOf = (set: TaskSet, which: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`count(*) filter (where ${which})::int as ${sql.ref(set)}`;

/** How many tasks each set has in each part of a period: of the sets that belong to it by one of the two days. */
export async function countsByBucket(
  db: Db,
  w: Wanted,
  span: Span,
  { day, granularity, now }: { day: TaskDay; granularity: Granularity; now: Date },
) {
  const on = businessDateOf(momentOf(day), w.actor);
  const query = tasksOf(db, w)
    .where(within(day, span, w.actor))
    .select(sql<string>`date_trunc(${granularity}, ${on}::timestamp)::date`.as('bucket'))
    .select(setsOf(day).map((set) => sql<number>`count(*) filter (where ${setIs(set, now)})::int`.as(set)))
    .groupBy(sql`1`);
  return query.execute();
}

/** How long the submitted tasks of a period were with their handlers, and the reviewed ones with their reviewers, in hours. */
export async function hoursByBucket(db: Db, w: Wanted, span: Span, granularity: Granularity, now: Date) {
  const on = businessDateOf(momentOf('dispatch'), w.actor);
  const tasks = tasksOf(db, w)
    .where(within('dispatch', span, w.actor))
    .where(setIs('submitted', now))
    .select('task.id')
    .select(sql<boolean>`${setIs('reviewed', now)}`.as('is_reviewed'))
    .select(sql<string>`date_trunc(${granularity}, ${on}::timestamp)::date`.as('bucket'));
  const spent = sql`extract(epoch from greatest(coalesce(until_at, ${now}) - at, interval '0')) / 3600.0`;
  const { rows } = await sql<{ bucket: string; handle: number; review: number }>`
    with t as materialized (${tasks}),
         steps as (
           select t.bucket, t.is_reviewed, h.to_state, h.at, lead(h.at) over (partition by h.object_id order by h.at, h.id) as until_at
             from t join history h on h.company_id = ${w.actor.companyId} and h.object_id = t.id and h.object_kind = 'task'
            where h.to_state is not null)
    select bucket,
           coalesce(sum(${spent}) filter (where ${stateIn('to_state', taskMachine.waitingFor('handler'))}), 0)::float8 as handle,
           coalesce(sum(${spent}) filter (where is_reviewed and ${stateIn('to_state', taskMachine.waitingFor('reviewer'))}), 0)::float8 as review
      from steps group by 1`.execute(db);
  return rows;
}

/** The open tasks that were due in a period and are late, by how long. */
export async function overdueAges(db: Db, w: Wanted, span: Span, now: Date): Promise<Record<OverdueAge, number>> {
  const row = await tasksOf(db, w)
    .where(within('deadline', span, w.actor))
    .where(setIs('overdue', now))
    .select(OVERDUE_AGE_NAMES.map((age) => sql<number>`count(*) filter (where ${ageIs(age, now)})::int`.as(age)))
    .executeTakeFirstOrThrow();
  return row as Record<OverdueAge, number>;
}

/** The templates of most tasks of a period, by the name they have now. */
export const topTemplates = (db: Db, w: Wanted, span: Span) =>
  tasksOf(db, w)
    .where(within('dispatch', span, w.actor))
    .innerJoin('template', (j) =>
      j.onRef('template.company_id', '=', 'task.company_id').onRef('template.id', '=', 'task.template_id'),
    )
    .select(['template.id', 'template.name', sql<number>`count(*)::int`.as('dispatched')])
    .groupBy(['template.id', 'template.name'])
    .orderBy('dispatched', 'desc')
    .orderBy('template.name')
    .limit(STATISTICS_LIMIT.topTemplates);

/** Weekday (Monday is 1) and hour, in parts of two hours, of a submission in the company's time. */
export const submittedWeekday = (timeZone: string) =>
  sql<number>`extract(isodow from task.submitted_at at time zone ${timeZone})::int`;
export const submittedHour = (timeZone: string) =>
  sql<number>`(extract(hour from task.submitted_at at time zone ${timeZone})::int / ${sql.lit(SUBMISSION_HOURS)} * ${sql.lit(SUBMISSION_HOURS)})`;

/** When the tasks of a period were submitted. */
export const submissions = (db: Db, w: Wanted, span: Span) =>
  tasksOf(db, w)
    .where(within('dispatch', span, w.actor))
    .where('task.submitted_at', 'is not', null)
    .select([
      submittedWeekday(w.actor.timeZone).as('weekday'),
      submittedHour(w.actor.timeZone).as('hour'),
      sql<number>`count(*)::int`.as('tasks'),
    ])
    .groupBy(sql`1, 2`);

/** Joins what a row of the table stands for: its id and the name it has now. */
const GROUPED: Record<TaskGrouping, { join: RawBuilder<unknown>; id: RawBuilder<unknown>; name: RawBuilder<unknown> }> =
  {
    executor: {
      join: sql`join task_person p on p.company_id = task.company_id and p.task_id = task.id and p.relation = 'handler'
      join member m on m.company_id = p.company_id and m.id = p.member_id`,
      id: sql`p.member_id`,
      name: sql`m.name`,
    },
    shop: {
      join: sql`join shop s on s.company_id = task.company_id and s.id = task.shop_id`,
      id: sql`task.shop_id`,
      name: sql`s.name`,
    },
    template: {
      join: sql`join template t on t.company_id = task.company_id and t.id = task.template_id`,
      id: sql`task.template_id`,
      name: sql`t.name`,
    },
    cycle: {
      join: sql`join cycle_occurrence o on o.company_id = task.company_id and o.id = task.batch_id
      join cycle c on c.company_id = o.company_id and c.id = o.cycle_id`,
      id: sql`o.cycle_id`,
      name: sql`c.name`,
    },
  };

type TableSort = '-dispatched' | '-overdue' | '-rejected' | '-extended' | '-reminded' | 'onTime';
const SORTS: Record<TableSort, RawBuilder<unknown>> = {
  '-dispatched': sql`dispatched desc`,
  '-overdue': sql`overdue desc`,
  '-rejected': sql`rejected desc`,
  '-extended': sql`extended desc`,
  '-reminded': sql`reminded desc`,
  onTime: sql`"inTime"::float8 / nullif(due, 0) asc nulls last`,
};

interface TableAsked {
  by: TaskGrouping;
  sort: TableSort;
  size: number;
  page: number;
  now: Date;
  /** These rows alone. */
  only?: readonly string[] | undefined;
}

/** A page of the table: a row an executor, store, template or cycle. A task with several executors counts for each of them. */
export async function tableRows(db: Db, w: Wanted, span: Span, { by, sort, size, page, now, only }: TableAsked) {
  const { join, id, name } = GROUPED[by];
  // At tier `own` nobody is measured beside colleagues.
  const mine = by === 'executor' && w.actor.tier === 'own' ? sql`where p.member_id = ${w.actor.memberId}` : sql``;
  const [dispatched, deadline] = [within('dispatch', span, w.actor), within('deadline', span, w.actor)];
  const counts = TASK_SETS.map((set) =>
    countOf(set, sql`${TASK_SET_DAY[set] === 'dispatch' ? dispatched : deadline} and ${setIs(set, now)}`),
  );
  const tasks = tasksOf(db, w).where(sql<boolean>`(${dispatched} or ${deadline})`).selectAll('task');
  const { rows } = await sql<SetCounts & { id: string; name: string; total: number }>`
    with task as (${tasks}),
         rows as (select ${id} as id, ${name} as name, ${sql.join(counts)} from task ${join} ${mine} group by 1, 2)
    select rows.*, count(*) over ()::int as total from rows
     where dispatched + due + "closedByDeadline" > 0 ${only ? sql`and id = any(${[...only]}::uuid[])` : sql``}
     order by ${SORTS[sort]}, name, id limit ${size} offset ${(page - 1) * size}`.execute(db);
  return rows;
}
