import { rectificationMachine } from '@rondo/domain/rectification';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

/** The tasks that found some rectifications. */
export const tasksOf = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('rectification')
    .select('task_id')
    .distinct()
    .where('company_id', '=', companyId)
    .where('task_id', 'is not', null)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`);

/** Ends what is open of some rectifications; answers in what state they were. */
export const endAll = (db: Db, companyId: string, ids: readonly string[], reason: string, at: Date) =>
  db
    .updateTable('rectification')
    .set((eb) => ({
      state: 'ended',
      ended_at: at,
      end_reason: reason,
      asked_at: null,
      asked_until: null,
      appeal: sql`case when rectification.appeal = 'open' then 'dropped' else rectification.appeal end`,
      deadline_at: sql`coalesce(rectification.held_deadline_at, rectification.deadline_at)`,
      held_deadline_at: null,
      updated_at: at,
      rev: eb('rectification.rev', '+', 1),
    }))
    .from((eb) =>
      eb
        .selectFrom('rectification')
        .select(['company_id', 'id', 'state'])
        .where('company_id', '=', companyId)
        .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
        .where('state', 'in', rectificationMachine.open)
        .forUpdate()
        .as('open'),
    )
    .whereRef('rectification.company_id', '=', 'open.company_id')
    .whereRef('rectification.id', '=', 'open.id')
    .returning([
      'rectification.id',
      'rectification.number',
      'rectification.title',
      'rectification.business_on',
      'rectification.shop_id',
      'open.state as from',
    ]);
