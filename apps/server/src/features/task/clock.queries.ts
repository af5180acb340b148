import { LIMIT } from '@rondo/domain/limit';
import { recordMachine } from '@rondo/domain/record';
import { REVIEW_REMINDER_PAUSE_MS } from '@rondo/domain/review';
import { taskMachine } from '@rondo/domain/task';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';
import { stageRows } from '../process/index.ts';
import { taskWaiting } from './waiting.queries.ts';

/** Spelled out, so that the plan finds the partial index task_clock. */
const pending = sql<SqlBool>`${stateIn('state', taskMachine.timed)} and deleted_at is null`;

/** Begins what is scheduled for now; index task_start. */
export const begin = (db: Db, companyId: string, now: Date) =>
  db
    .updateTable('task')
    .set((eb) => ({ state: 'pending', updated_at: now, rev: eb('rev', '+', 1) }))
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`${stateIn('state', taskMachine.planned)} and deleted_at is null`)
    .where('start_at', '<=', now)
    .returning('id');

/** When so much opening time is left until a deadline in opening hours; null for another one. */
const nearAt = { due_24h: sql`o.due_24h_at`, due_2h: sql`o.due_2h_at`, overdue: sql`null::timestamptz` } as const;

/**
 * A task that was given less time than the notice is ahead gets none: its handler has just heard of it. Of a deadline in opening hours
 * both are counted in opening hours.
 */
export const markStage = stageRows('task', taskWaiting, {
  hadTime: (withinMs, stage) => sql<SqlBool>`case when ${nearAt[stage]} is null
    then o.deadline_at - o.start_at > make_interval(secs => ${withinMs / 1_000}) else ${nearAt[stage]} > o.start_at end`,
  isNearBefore: (stage, now) => sql<SqlBool>`${nearAt[stage]} <= ${now}`,
});

/** Closes the pending tasks past their deadline that were dispatched so (I15). */
export const closeByDeadline = (db: Db, companyId: string, now: Date) =>
  db
    .updateTable('task')
    .set((eb) => ({
      state: 'closed',
      close_reason: 'deadline',
      was_late: true,
      finished_at: now,
      updated_at: now,
      rev: eb('rev', '+', 1),
    }))
    .where('company_id', '=', companyId)
    .where(pending)
    .where('deadline_at', '<', now)
    .where('deadline_policy', '=', 'close')
    .returning('id');

/**
 * Handlers who are late, once a day at the hour of the store's day (of the company's, where there is no store), as often as the clock reminds; answers how often it was. Index
 * task_late.
 */
export const pressHandlers = (db: Db, companyId: string, zone: string, now: Date) =>
  sql<Pressed>`update task o set clock_reminders = o.clock_reminders + 1, clock_reminded_at = ${now}
    from (select t.id, ${lastHour(now, sql`coalesce(nullif(s.time_zone, ''), ${zone})`)} as hour_at
            from task t left join shop s on s.company_id = t.company_id and s.id = t.shop_id
           where t.company_id = ${companyId} and ${stateIn('t.state', taskMachine.timed)} and t.deleted_at is null
             and t.clock_reminders < ${sql.lit(MOST)} and t.deadline_at < ${now}) late
   where o.company_id = ${companyId} and o.id = late.id
     and ${stateIn('o.state', taskMachine.timed)} and o.deleted_at is null and o.clock_reminders < ${sql.lit(MOST)}
     and o.deadline_at < late.hour_at and (o.clock_reminded_at is null or o.clock_reminded_at < late.hour_at)
  returning o.id, o.clock_reminders as time`.execute(db);

/**
 * Reviewers whose time has run out: at once, a day later, and once more with the escalation; never two of them on one day, also
 * where the clock stood still meanwhile. Index turn_review_due.
 */
export const pressReviewers = (db: Db, companyId: string, now: Date) =>
  sql<PressedReview>`update task o set clock_reminders = o.clock_reminders + 1, clock_reminded_at = ${now}
   where o.company_id = ${companyId} and ${stateIn('o.state', taskMachine.waitingFor('reviewer'))} and o.deleted_at is null
     and o.clock_reminders < ${sql.lit(MOST)}
     and (o.clock_reminders = 0 or o.clock_reminded_at <= ${new Date(now.getTime() - REVIEW_REMINDER_PAUSE_MS)})
     and o.id in (select u.object_id from turn u where u.company_id = ${companyId} and u.act = 'review'
       and u.object_kind = 'task' and u.deadline_at + o.clock_reminders * interval '1 day' <= ${now})
  returning o.id, o.clock_reminders as time, o.rev, o.auto_approves and coalesce((select r.red_lines = 0 from record r
    where r.company_id = ${companyId} and r.id = o.record_id), false) as "isApproved"`.execute(db);

/** A task that the clock pressed for, and how often it has. */
export interface Pressed {
  id: string;
  time: number;
}

/** `isApproved`: the clock approves it in the end; `rev` is another one after each approval. */
export interface PressedReview extends Pressed {
  rev: number;
  isApproved: boolean;
}

const MOST = LIMIT.task.clockReminders;

/** The last time that the clocks of a zone showed the hour of the reminders. */
const lastHour = (now: Date, zone: RawBuilder<unknown>) => {
  const hour = sql`make_interval(hours => ${sql.lit(LIMIT.task.clockReminderHour)})`;
  return sql`(date_trunc('day', (${now}::timestamptz at time zone ${zone}) - ${hour}) + ${hour}) at time zone ${zone}`;
};

/** Frees tasks that somebody took and let lie, where another handler could go on. */
export const releaseIdle = (db: Db, companyId: string, now: Date, idleMs: number) => {
  const before = new Date(now.getTime() - idleMs);
  return db
    .updateTable('task')
    .set({ claimed_by: null, claimed_at: null, updated_at: now })
    .where('company_id', '=', companyId)
    .where(pending)
    .where('claimed_at', '<', before)
    .where(
      sql<SqlBool>`not exists (select from draft d
        where d.company_id = task.company_id and d.task_id = task.id and d.saved_at >= ${before})`,
    )
    .where(
      sql<SqlBool>`exists (select from task_person p
        where p.company_id = task.company_id and p.task_id = task.id and p.relation = 'handler'
          and p.member_id != task.claimed_by)`,
    )
    .returning('id');
};

/** Records that were sent back and whose task its deadline closed so long ago that nobody can open it again. */
export const leftBehind = (db: Db, companyId: string, closedBefore: Date) =>
  db
    .selectFrom('task')
    .innerJoin('record as r', (j) =>
      j.onRef('r.company_id', '=', 'task.company_id').onRef('r.id', '=', 'task.record_id'),
    )
    .select('r.id')
    .where('task.company_id', '=', companyId)
    .where('task.state', 'in', taskMachine.dropped)
    .where('task.close_reason', '=', 'deadline')
    .where('task.finished_at', '<', closedBefore)
    .where('r.state', 'in', recordMachine.from('resubmit'));
