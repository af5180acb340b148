import type { Db } from '../../platform/db/company-db.ts';
import * as q from './record.queries.ts';

export type RecordBefore = NonNullable<Awaited<ReturnType<typeof recordBefore>>>;

interface OfTask {
  record_id: string | null;
}

/**
 * The record that the next submission of a task replaces. None where it has none, or where that is void: a void one stays what it
 * was, and what is submitted after it begins anew and is a record of its own.
 */
export async function recordBefore(db: Db, companyId: string, { record_id }: OfTask) {
  const before = record_id ? await q.byId(db, companyId, record_id).executeTakeFirst() : undefined;
  return before?.state === 'void' ? undefined : before;
}

/** It, held for this transaction: nobody makes it void while it is being replaced. */
export async function heldRecordBefore(db: Db, companyId: string, { record_id }: OfTask) {
  if (record_id) await q.hold(db, companyId, record_id).execute();
  return recordBefore(db, companyId, { record_id });
}

/** Whether answers were begun empty: in the first round, or after the record of the rounds before was made void. */
export async function beganEmpty(db: Db, companyId: string, { record_id }: OfTask, startedAt: Date | undefined) {
  if (record_id === null) return true;
  const voided = await q.voidedAt(db, companyId, record_id).executeTakeFirst();
  return voided !== undefined && startedAt !== undefined && startedAt >= voided.at;
}
