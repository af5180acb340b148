import { LIMIT } from '@rondo/domain/limit';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from './db/company-db.ts';
import type { JobRun } from './db/schema.gen.ts';

/** A job that shows no life for this long is picked up again, ms. */
export const SILENT_MS = 60_000;

/** Puts a job down that the queue will begin with the commit. `task` is the name of the queue's job. */
export async function enqueueRun(db: Db, task: string, run: Insertable<JobRun>): Promise<void> {
  await db.insertInto('job_run').values(run).execute();
  const payload = JSON.stringify({ companyId: run.company_id, id: run.id });
  await sql`select enqueue(${task}, ${payload}::json, null, ${`${task}:${run.id}`})`.execute(db);
}

export const byId = (db: Db, companyId: string, id: string) =>
  db.selectFrom('job_run').selectAll().where('company_id', '=', companyId).where('id', '=', id);

/** What a reader sees of a job. What it works with stays out: it can be large. */
const SEEN = [
  'id',
  'kind',
  'name',
  'state',
  'done',
  'total',
  'result',
  'reason',
  'params',
  'undone',
  'created_at',
  'finished_at',
] as const;

/** One's own jobs, the newest first. */
export const own = (db: Db, author: { companyId: string; memberId: string }) =>
  db
    .selectFrom('job_run')
    .select(SEEN)
    .select(sql<boolean>`errors is not null`.as('has_errors'))
    .where('company_id', '=', author.companyId)
    .where('member_id', '=', author.memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LIMIT.job.listed);

/** Keeps everybody else from the job until the transaction ends; false: somebody works on it. */
export async function holdRun(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{
    held: boolean;
  }>`select pg_try_advisory_xact_lock(hashtextextended(${id}, 19)) as held`.execute(db);
  return rows[0]?.held === true;
}

/** Changes a job that is not over. */
export const change = (db: Db, companyId: string, id: string, values: Updateable<JobRun>) =>
  db
    .updateTable('job_run')
    .set(values)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .returning('id');

/** Jobs of every company that nobody works on any more, as far as one can see. */
export const silent = (owner: Db, kinds: readonly string[], before: Date) =>
  owner
    .selectFrom('job_run')
    .select(['company_id', 'id'])
    .where('finished_at', 'is', null)
    .where('kind', 'in', [...kinds])
    .where('touched_at', '<', before)
    .orderBy('touched_at');

/** Jobs whose result nobody needs any more. */
export const dropOld = (db: Db, companyId: string, before: Date) =>
  db.deleteFrom('job_run').where('company_id', '=', companyId).where('created_at', '<', before);

export const markUndone = (db: Db, companyId: string, id: string, undone: string) =>
  db.updateTable('job_run').set({ state: 'undone', undone }).where('company_id', '=', companyId).where('id', '=', id);
