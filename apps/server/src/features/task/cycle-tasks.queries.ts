import type { Actor } from '@rondo/domain/actor';
import { taskMachine } from '@rondo/domain/task';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';
import { shopInScope } from '../scope/index.ts';
import { late } from './list.queries.ts';
import { visible } from './task.queries.ts';

const open = [...taskMachine.from('close'), ...taskMachine.from('cancel')];

/** What became of the tasks of dispatches that the actor may list; index task_batch_state. */
export const countsOfBatches = (db: Db, actor: Actor, batchIds: readonly string[], now: Date) =>
  visible(db, actor)
    .select('task.batch_id')
    .select([
      sql<number>`count(*)::int`.as('tasks'),
      sql<number>`(count(*) filter (where ${stateIn('task.state', taskMachine.done)}))::int`.as('done'),
      sql<number>`(count(*) filter (where ${late(now)}))::int`.as('overdue'),
      sql<number>`(count(*) filter (where ${stateIn('task.state', taskMachine.dropped)}))::int`.as('closed'),
    ])
    .where(sql<SqlBool>`task.batch_id = any(${[...batchIds]}::uuid[])`)
    .groupBy('task.batch_id');

/** Tasks of dispatches at the actor's stores that can still be closed, whoever has them. */
export const openOfBatches = (db: Db, actor: Actor, batchIds: readonly string[]) =>
  db
    .selectFrom('task')
    .where('company_id', '=', actor.companyId)
    .where(shopInScope(actor, 'shop_id') ?? sql<SqlBool>`true`)
    .where(sql<SqlBool>`batch_id = any(${[...batchIds]}::uuid[])`)
    .where('state', 'in', open)
    .where('deleted_at', 'is', null);

/** Closes some open tasks of dispatches at the actor's stores because what gave them out has ended; answers in what state they were. */
export const closeOfBatches = (db: Db, actor: Actor, batchIds: readonly string[], at: Date, limit: number) =>
  db
    .updateTable('task')
    .set((eb) => ({
      state: 'closed',
      close_reason: 'cycle_ended',
      finished_at: at,
      updated_at: at,
      rev: eb('task.rev', '+', 1),
    }))
    .from((eb) =>
      eb
        .selectFrom('task')
        .select(['company_id', 'id', 'state'])
        .where('company_id', '=', actor.companyId)
        .where(shopInScope(actor, 'shop_id') ?? sql<SqlBool>`true`)
        .where(sql<SqlBool>`batch_id = any(${[...batchIds]}::uuid[])`)
        .where('state', 'in', open)
        .where('deleted_at', 'is', null)
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        .as('open'),
    )
    .whereRef('task.company_id', '=', 'open.company_id')
    .whereRef('task.id', '=', 'open.id')
    .returning(['task.id', 'task.number', 'task.name', 'task.record_id', 'open.state as from']);

/** Closes the tasks of dispatches at some shops that are past their deadline and still wait for their handler. */
export const closePassed = (
  db: Db,
  companyId: string,
  { batchIds, shopIds }: { batchIds: readonly string[]; shopIds: readonly string[] },
  at: Date,
) =>
  db
    .updateTable('task')
    .set((eb) => ({
      state: 'closed',
      close_reason: 'deadline',
      was_late: true,
      finished_at: at,
      updated_at: at,
      rev: eb('rev', '+', 1),
    }))
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`batch_id = any(${[...batchIds]}::uuid[]) and shop_id = any(${[...shopIds]}::uuid[])`)
    .where('state', 'in', taskMachine.from('close_by_deadline'))
    .where('deadline_at', '<', at)
    .where('deleted_at', 'is', null)
    .returning('id');

export const cycleName = (db: Db, companyId: string, id: string) =>
  db.selectFrom('cycle').select('name').where('company_id', '=', companyId).where('id', '=', id);
