import { HANDED_IN, taskMachine } from '@rondo/domain/task';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';

/** Which of the tasks of a dispatch a list or a number is about. `done`: handed in; `passed`: completed. */
export type BatchSet = 'all' | 'open' | 'done' | 'passed' | 'closed';

/** Condition on `task`: it is in the set. */
const IN: Record<BatchSet, RawBuilder<SqlBool>> = {
  all: sql`true`,
  open: sql`${stateIn('task.state', taskMachine.open)}`,
  done: sql`${stateIn('task.state', HANDED_IN)}`,
  passed: sql`${stateIn('task.state', taskMachine.done)}`,
  closed: sql`${stateIn('task.state', taskMachine.dropped)}`,
};

/** The tasks of a dispatch, whoever may list them: for what was told to whom it belongs. Index task_batch_state. */
export const tasksOfBatch = (db: Db, companyId: string, batchId: string, set: BatchSet = 'all') =>
  db
    .selectFrom('task')
    .where('task.company_id', '=', companyId)
    .where('task.batch_id', '=', batchId)
    .where('task.deleted_at', 'is', null)
    .where(IN[set]);

/** How many tasks of a dispatch there are, are open, were handed in and passed. */
export const countsOfBatch = (db: Db, companyId: string, batchId: string) =>
  tasksOfBatch(db, companyId, batchId).select([
    sql<number>`count(*)::int`.as('all'),
    sql<number>`(count(*) filter (where ${IN.open}))::int`.as('open'),
    sql<number>`(count(*) filter (where ${IN.done}))::int`.as('done'),
    sql<number>`(count(*) filter (where ${IN.passed}))::int`.as('passed'),
  ]);

/** The same at some stores. */
export const countsByShop = (db: Db, companyId: string, batchId: string, shopIds: readonly string[]) =>
  countsOfBatch(db, companyId, batchId)
    .select('task.shop_id')
    .where(sql<SqlBool>`task.shop_id = any(${[...shopIds]}::uuid[])`)
    .groupBy('task.shop_id');

/** Names of the handlers of some tasks. */
export const handlerNames = (db: Db, companyId: string, taskIds: readonly string[]) =>
  db
    .selectFrom('task_person as p')
    .innerJoin('member as m', (j) => j.onRef('m.company_id', '=', 'p.company_id').onRef('m.id', '=', 'p.member_id'))
    .select(['p.task_id', 'm.name'])
    .where('p.company_id', '=', companyId)
    .where('p.relation', '=', 'handler')
    .where(sql<SqlBool>`p.task_id = any(${[...taskIds]}::uuid[])`)
    .orderBy('p.sort')
    .orderBy('m.name');
