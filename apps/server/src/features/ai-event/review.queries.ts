import { taskMachine } from '@rondo/domain/task';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';
import { activeCovering, holds } from '../people/index.ts';

/** Of some members those who may judge events of a store now. */
export const judgesAmong = (db: Db, companyId: string, shopId: string, ids: readonly string[]) =>
  activeCovering(db, companyId, shopId, ids).where(holds('ai_inspect_stat')).where(holds('shop_list')).orderBy('m.id');

/** Open tasks with which events are judged. */
const open = (db: Db, companyId: string) =>
  db
    .selectFrom('task')
    .select('task.id')
    .where('task.company_id', '=', companyId)
    .where('task.kind', '=', 'ai_review')
    .where(stateIn('task.state', taskMachine.waitingFor('handler')))
    .where('task.deleted_at', 'is', null);

/** The open task of a rule at a store, if there is one. */
export const openTask = (db: Db, companyId: string, ruleId: string, shopId: string) =>
  open(db, companyId)
    .where(
      sql<SqlBool>`exists (select from ai_event e where e.company_id = task.company_id and e.review_task_id = task.id
        and e.rule_id = ${ruleId} and e.shop_id = ${shopId})`,
    )
    .limit(1);

export const isOpen = (db: Db, companyId: string, id: string) => open(db, companyId).where('task.id', '=', id);

/** Those of some tasks that are open and have no event left to judge. */
export const emptied = (db: Db, companyId: string, ids: readonly string[]) =>
  open(db, companyId)
    .where(sql<SqlBool>`task.id = any(${[...ids]}::uuid[])`)
    .where(
      sql<SqlBool>`not exists (select from ai_event e where e.company_id = task.company_id and e.review_task_id = task.id
        and e.state = 'new')`,
    );

export const setTask = (db: Db, companyId: string, id: string, taskId: string) =>
  db.updateTable('ai_event').set({ review_task_id: taskId }).where('company_id', '=', companyId).where('id', '=', id);
