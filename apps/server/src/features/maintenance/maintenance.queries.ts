import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

export const oldAnswers = (db: Db, companyId: string, before: Date) =>
  db.deleteFrom('request_memory').where('company_id', '=', companyId).where('created_at', '<', before);

/** Drafts of tasks that nobody can submit any more. */
export const deadDrafts = (db: Db, companyId: string, before: Date) =>
  db
    .deleteFrom('draft')
    .where('company_id', '=', companyId)
    .where('saved_at', '<', before)
    .where(
      sql<SqlBool>`exists (select from task t where t.company_id = draft.company_id and t.id = draft.task_id
        and (t.state in ('completed', 'closed') or t.deleted_at is not null))`,
    );

/** Sessions that ended or ran out before then; their tickets go with them. */
export const oldSessions = (global: Db, before: Date) =>
  global.deleteFrom('session').where((eb) => eb.or([eb('expires_at', '<', before), eb('ended_at', '<', before)]));

export const oldTickets = (global: Db, before: Date) => global.deleteFrom('ticket').where('expires_at', '<', before);

/** Failed sign-ins that guard nothing any more. */
export const oldGuards = (global: Db, before: Date) =>
  global
    .deleteFrom('login_guard')
    .where('last_failed_at', '<', before)
    .where((eb) => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<', before)]));

/** Codes that guard nothing any more: an hour's worth counts against the next one. */
export const oldCodes = (global: Db, before: Date) =>
  global.deleteFrom('one_time_code').where('created_at', '<', before);

export const oldPasses = (global: Db, before: Date) => global.deleteFrom('pass').where('expires_at', '<', before);

export const oldSignOns = (global: Db, before: Date) =>
  global.deleteFrom('sso_attempt').where('expires_at', '<', before);

/** Mails and text messages, whatever became of them. */
export const oldDeliveries = (global: Db, before: Date) =>
  global.deleteFrom('delivery').where('created_at', '<', before);
