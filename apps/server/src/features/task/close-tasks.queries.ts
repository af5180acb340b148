import { taskMachine } from '@rondo/domain/task';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

/** Closes what is open of some tasks; answers in what state they were. */
export const closeAll = (db: Db, companyId: string, ids: readonly string[], note: string, at: Date) =>
  db
    .updateTable('task')
    .set((eb) => ({
      state: 'closed',
      close_reason: sql<string>`case open.state when 'not_initiated' then 'cancelled' else 'manual' end`,
      close_note: note,
      finished_at: at,
      updated_at: at,
      rev: eb('task.rev', '+', 1),
    }))
    .from((eb) =>
      eb
        .selectFrom('task')
        .select(['company_id', 'id', 'state'])
        .where('company_id', '=', companyId)
        .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
        .where('state', 'in', [...taskMachine.from('close'), ...taskMachine.from('cancel')])
        .where('deleted_at', 'is', null)
        .forUpdate()
        .as('open'),
    )
    .whereRef('task.company_id', '=', 'open.company_id')
    .whereRef('task.id', '=', 'open.id')
    .returning(['task.id', 'task.number', 'task.name', 'task.record_id', 'open.state as from']);
