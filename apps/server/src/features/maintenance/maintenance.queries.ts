import { taskMachine } from '@rondo/domain/task';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';

export const oldAnswers = (db: Db, companyId: string, before: Date) =>
  db.deleteFrom('request_memory').where('company_id', '=', companyId).where('created_at', '<', before);

/** What was written by imports that can no longer be taken back. */
export const lastingImports = (db: Db, companyId: string, before: Date) =>
  db
    .deleteFrom('import_row')
    .where('company_id', '=', companyId)
    .where(
      sql<SqlBool>`exists (select from job_run j where j.company_id = import_row.company_id and j.id = import_row.job_id
        and j.finished_at < ${before})`,
    );

/** Drafts of tasks that nobody can submit any more. */
export const deadDrafts = (db: Db, companyId: string, before: Date) =>
  db
    .deleteFrom('draft')
    .where('company_id', '=', companyId)
    .where('saved_at', '<', before)
    .where(
      sql<SqlBool>`exists (select from task t where t.company_id = draft.company_id and t.id = draft.task_id
        and (${stateIn('t.state', [...taskMachine.done, ...taskMachine.dropped])} or t.deleted_at is not null))`,
    );

/** Deleted templates and shops that can no longer be brought back: nothing was ever made of them. */
export const emptyBin = (db: Db, companyId: string, table: 'template' | 'shop', before: Date) =>
  db.deleteFrom(table).where('company_id', '=', companyId).where('deleted_at', '<', before);

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
