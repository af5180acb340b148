import type { AuditKind } from '@rondo/domain/audit';
import { type SqlBool, sql } from 'kysely';
import type { Db } from './db/company-db.ts';

/** What a move leaves in the history of its object. */
export interface HistoryLine {
  kind: AuditKind;
  id: string;
  /** What it is called at that moment, for the audit log: names change, what was done does not. */
  name?: string;
  event: string;
  from?: string | null;
  to?: string | null;
  comment?: string | null;
  photoIds?: string[];
  documentIds?: string[];
  /**
   * Numbers and names a reader wants beside the event: old and new deadline, who it went to. `changes` is a list of
   * `{field, before, after}` with texts or null, as the audit log shows it.
   */
  data?: Record<string, unknown>;
}

export interface Writer {
  companyId: string;
  at: Date;
  newId: () => string;
  actor: { memberId: string; name: string } | null;
  ip: string | null;
  device: string | null;
  /** The transaction: what one act leaves at several objects is one step. */
  stepId?: string;
}

interface Transaction extends Pick<Writer, 'companyId' | 'newId' | 'actor'> {
  now: () => Date;
  /** Empty: nobody's device asked for it. */
  ip: string;
  device: string;
}

/** The writer of a transaction, or `actor` where it works for somebody. */
export const writerOf = (tx: Transaction, actor: Writer['actor'] = tx.actor): Writer => ({
  ...{ companyId: tx.companyId, at: tx.now(), newId: tx.newId, actor },
  ...{ ip: tx.ip || null, device: tx.device || null },
});

/** Appends several entries in one statement. */
export async function writeHistory(db: Db, writer: Writer, entries: readonly HistoryLine[]): Promise<void> {
  if (entries.length === 0) return;
  await db
    .insertInto('history')
    .values(
      entries.map((entry) => ({
        company_id: writer.companyId,
        id: writer.newId(),
        object_kind: entry.kind,
        object_id: entry.id,
        object_name: entry.name ?? null,
        at: writer.at,
        actor_id: writer.actor?.memberId ?? null,
        actor_name: writer.actor?.name ?? null,
        event: entry.event,
        from_state: entry.from ?? null,
        to_state: entry.to ?? null,
        comment: entry.comment ?? null,
        photo_ids: entry.photoIds ?? [],
        document_ids: entry.documentIds ?? [],
        data: JSON.stringify(entry.data ?? {}),
        ip: writer.ip,
        device: writer.device,
        step_id: writer.stepId ?? null,
      })),
    )
    .execute();
}

/** The history of an object, or of several together, oldest first. */
export function historyOf(db: Db, companyId: string, ...objectIds: readonly string[]) {
  return db
    .selectFrom('history')
    .selectAll()
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`object_id = any(${[...objectIds]}::uuid[])`)
    .orderBy('at')
    .orderBy('id');
}
