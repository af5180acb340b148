import { DAY_MS } from '@rondo/domain/duration';
import { jobRunMachine } from '@rondo/domain/job';
import { LIMIT } from '@rondo/domain/limit';
import { sql, type Updateable } from 'kysely';
import type { Db } from './db/company-db.ts';
import type { JobRun } from './db/schema.gen.ts';

/** A job that shows no life for this long is picked up again, ms. */
export const SILENT_MS = 60_000;

/** Whose work it is. */
export interface Author {
  companyId: string;
  memberId: string;
}

export const byId = (db: Db, companyId: string, id: string) =>
  db.selectFrom('job_run').selectAll().where('company_id', '=', companyId).where('id', '=', id);

/** What a reader sees of a job. What it works with stays out: it can be large. */
const SEEN = [
  'job_run.id',
  'kind',
  'job_run.name',
  'state',
  'done',
  'total',
  'result',
  'reason',
  'params',
  'undone',
  'error_count',
  'job_run.created_at',
  'finished_at',
] as const;

/** From when on work is listed and its result is given. */
export const listedSince = (now: Date): Date => new Date(now.getTime() - LIMIT.job.keepDays * DAY_MS);

/** One's own work that is still listed: what goes on first, then the newest. */
export const own = (db: Db, author: Author, after: Date) =>
  db
    .selectFrom('job_run')
    .leftJoin('job_file as f', (join) =>
      join.onRef('f.company_id', '=', 'job_run.company_id').onRef('f.job_id', '=', 'job_run.id'),
    )
    .select(SEEN)
    .select('f.name as file_name')
    .select(sql<number | null>`coalesce(f.stored_bytes, octet_length(f.bytes))`.as('file_bytes'))
    .select(sql<boolean>`errors is not null`.as('has_errors'))
    .where('job_run.company_id', '=', author.companyId)
    .where('job_run.member_id', '=', author.memberId)
    .where('job_run.created_at', '>', after)
    .orderBy(sql`finished_at is not null`)
    .orderBy('job_run.created_at', 'desc')
    .orderBy('job_run.id', 'desc')
    .limit(LIMIT.job.listed);

/** Ends one's own work that waits or runs; what it has written in its transaction is never committed. */
export const cancel = (db: Db, author: Author, id: string, at: Date) =>
  db
    .updateTable('job_run')
    .set({ state: 'cancelled', input: null, finished_at: at })
    .where('company_id', '=', author.companyId)
    .where('member_id', '=', author.memberId)
    .where('id', '=', id)
    .where('state', 'in', jobRunMachine.from('cancel'))
    .returning('id');

/**
 * Takes one of the places that a company has for background work, until the transaction ends; false: all are taken, or the same kind
 * of work goes on already, which would only wait for its locks. One company does not keep the others waiting.
 */
export async function takePlace(db: Db, companyId: string, kind: string): Promise<boolean> {
  const { rows } = await sql<{ first: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${companyId} || ${kind}, 21)) as first`.execute(db);
  if (!rows[0]?.first) return false;
  const places = await sql`select n from generate_series(1, ${LIMIT.job.atOnce}::int) n
    where pg_try_advisory_xact_lock(hashtextextended(${companyId} || n, 20)) limit 1`.execute(db);
  return places.rows.length > 0;
}

/** Of each kind the work of a company that has waited longest, but for one. */
export const nextWaiting = (db: Db, companyId: string, but: string) =>
  db
    .selectFrom('job_run')
    .select('id')
    .distinctOn('kind')
    .where('company_id', '=', companyId)
    .where('state', '=', 'waiting')
    .where('id', '!=', but)
    .orderBy('kind')
    .orderBy('created_at')
    .orderBy('id');

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

/** Ends work as done, with what came of it; no row: it was cancelled. */
export const finish = (db: Db, companyId: string, id: string, result: string, at: Date) =>
  change(db, companyId, id, { state: 'done', result, input: null, finished_at: at }).set((eb) => ({
    done: sql<number>`greatest(${eb.ref('done')}, ${eb.ref('total')})`,
  }));

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
