import type { JobKind } from '@rondo/domain/job';
import { type Insertable, sql } from 'kysely';
import type { Tx } from './context.ts';
import type { Db } from './db/company-db.ts';
import type { JobRun } from './db/schema.gen.ts';
import { keepErrors } from './job-result.ts';
import { signal } from './live/signal.ts';
import type { RowError, WorkCaller } from './long-work.ts';

/** Name of the queue's job that does all background work. */
export const RUN_TASK = 'job.run';

interface Asked {
  id: string;
  kind: JobKind;
  memberId: string;
  /** What the reader knows it by. */
  name: string;
  /** How much there is to do; 0: not known. */
  total: number;
  /** What the kind works with, flat beside who asked. */
  input: Record<string, unknown>;
  /** Rows that are left out. */
  rowErrors?: readonly RowError[];
  /** The same rows as a table to be mended. */
  errors?: string | null;
}

/** Puts work down that the queue begins with the commit, and that its author can watch. */
export async function startWork(tx: Tx, { id, kind, memberId, name, total, input, ...asked }: Asked): Promise<void> {
  const { db, companyId, language, ip, device, now } = tx;
  const caller: WorkCaller = { language, ip, device };
  const run: Insertable<JobRun> = {
    ...{ company_id: companyId, id, kind, member_id: memberId, name, total },
    input: JSON.stringify({ ...input, ...caller }),
    errors: asked.errors ?? null,
    created_at: now(),
    touched_at: now(),
  };
  await db.insertInto('job_run').values(run).execute();
  await keepErrors(db, companyId, id, asked.rowErrors ?? []);
  await enqueue(db, companyId, id);
  await signal(db, companyId, 'job', [memberId]);
}

/** Hands work to the queue; work that waits there already is not put in twice. */
export async function enqueue(db: Db, companyId: string, id: string): Promise<void> {
  const payload = JSON.stringify({ companyId, id });
  await sql`select enqueue(${RUN_TASK}, ${payload}::json, null, ${`${RUN_TASK}:${id}`})`.execute(db);
}
