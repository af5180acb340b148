import { HOUR_MS } from '@rondo/domain/duration';
import { rectificationMachine } from '@rondo/domain/rectification';
import { type EscalationLevel, REVIEW_REMINDERS } from '@rondo/domain/rectification-setting';
import { REVIEW_REMINDER_PAUSE_MS } from '@rondo/domain/review';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';

interface Late {
  id: string;
  number: string;
  title: string;
  shop_id: string;
}

/** What a level hears of: so many hours after the deadline, but not of what was past them before a moment. */
interface Reach {
  hours: number;
  since: Date | null;
}

/** So many are told of in one run; the next minute goes on. */
const ESCALATED_AT_ONCE = 500;

/**
 * Marks those that are late for so many hours and of which a level has not heard, the oldest deadline first; answers them once. By
 * the index rectification_clock.
 */
export const reachLevel = (db: Db, companyId: string, level: EscalationLevel, { hours, since }: Reach, now: Date) => {
  const before = (moment: Date) => new Date(moment.getTime() - hours * HOUR_MS);
  return sql<Late>`with late as materialized (
      select id from rectification o
       where o.company_id = ${companyId} and ${stateIn('o.state', rectificationMachine.timed)}
         and o.deadline_at < ${before(now)} and not ${level}::text = any(o.escalated)
         ${since ? sql`and o.deadline_at >= ${before(since)}` : sql``}
       order by o.deadline_at, o.id limit ${sql.lit(ESCALATED_AT_ONCE)} for update)
    update rectification o set escalated = o.escalated || ${level}::text from late
    where o.company_id = ${companyId} and o.id = late.id
   returning o.id, o.number, o.title, o.shop_id`.execute(db);
};

/**
 * Those whose review takes longer than it may: at once, and a day later, also where the clock stood still meanwhile; answers which
 * time it is. By the index turn_review_due.
 */
export const pressReviewers = (db: Db, companyId: string, now: Date) =>
  sql<
    Late & { round: number; time: number; rev: number }
  >`update rectification o set review_reminders = o.review_reminders + 1, review_reminded_at = ${now}
     where o.company_id = ${companyId} and ${stateIn('o.state', rectificationMachine.waitingFor('reviewer'))}
       and o.review_reminders < ${sql.lit(REVIEW_REMINDERS)}
       and (o.review_reminded_at is null or o.review_reminded_at <= ${new Date(now.getTime() - REVIEW_REMINDER_PAUSE_MS)})
       and o.id in (select u.object_id from turn u where u.company_id = ${companyId} and u.act = 'review'
         and u.object_kind = 'rectification' and u.deadline_at + o.review_reminders * interval '1 day' <= ${now})
    returning o.id, o.number, o.title, o.shop_id, o.round, o.rev, o.review_reminders as time`.execute(db);

/** Those of a relation in some rectifications. */
export const partsOf = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('rectification_person')
    .select(['rectification_id as id', 'member_id', 'relation'])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`rectification_id = any(${[...ids]}::uuid[])`)
    .where('relation', 'in', ['reviewer', 'initiator']);
