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

/** Marks those that are late for so many hours and of which a level has not heard; answers them once. By the index rectification_clock. */
export const reachLevel = (db: Db, companyId: string, level: EscalationLevel, hours: number, now: Date) =>
  sql<Late>`update rectification o set escalated = o.escalated || ${level}::text
     where o.company_id = ${companyId} and ${stateIn('o.state', rectificationMachine.timed)}
       and o.deadline_at < ${new Date(now.getTime() - hours * HOUR_MS)} and not ${level}::text = any(o.escalated)
    returning o.id, o.number, o.title, o.shop_id`.execute(db);

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
