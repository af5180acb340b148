import type { Insertable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { insertAll } from '../../platform/db/insert-all.ts';
import type { FreeTask } from '../../platform/db/schema.gen.ts';

export const insert = (db: Db, rows: readonly Insertable<FreeTask>[]) => insertAll(db, 'free_task', rows);

/** What a free task asks for. Whether the reader may know is asked of its task before. */
export const byTask = (db: Db, companyId: string, taskId: string) =>
  db.selectFrom('free_task').selectAll().where('company_id', '=', companyId).where('task_id', '=', taskId);

/** The sub-tasks of a task in the order of their numbers; index task_parts. */
export const partsOf = (db: Db, companyId: string, taskId: string) =>
  db
    .selectFrom('task')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('parent_id', '=', taskId)
    .where('deleted_at', 'is', null)
    .orderBy('number');

/** The task that another one is a part of. */
export const wholeOf = (db: Db, companyId: string, taskId: string) =>
  db
    .selectFrom('task')
    .select('parent_id')
    .where('company_id', '=', companyId)
    .where('id', '=', taskId)
    .where('parent_id', 'is not', null);

interface Result {
  text: string;
  number: number | null;
  fileIds: readonly string[];
  documentIds: readonly string[];
  at: Date;
}

/** Keeps what was handed in, in place of what was handed in before. */
export const keepResult = (
  db: Db,
  companyId: string,
  taskId: string,
  { text, number, fileIds, documentIds, at }: Result,
) =>
  db
    .updateTable('free_task')
    .set({ result_text: text, result_number: number, result_at: at })
    .set({ result_file_ids: [...fileIds], result_document_ids: [...documentIds] })
    .where('company_id', '=', companyId)
    .where('task_id', '=', taskId);

/** What work of no store is named after. */
export const companyName = (db: Db, companyId: string) =>
  db.selectFrom('company').select('name').where('id', '=', companyId);
