import type { Actor } from '@rondo/domain/actor';
import type { Tx } from '../../platform/context.ts';
import { allowMinutes } from '../../platform/db/allow-minutes.ts';
import { AppError } from '../../platform/errors.ts';
import type { JobContext } from '../../platform/job.ts';
import { keepErrors, keepFile } from '../../platform/job-result.ts';
import * as runs from '../../platform/job-run.ts';
import { signal } from '../../platform/live/signal.ts';
import { type LongWork, type WorkCaller, workCaller } from '../../platform/long-work.ts';
import { makeTx } from '../../platform/make-context.ts';
import { enqueue } from '../../platform/start-work.ts';
import { memberActor } from '../session/index.ts';

interface Wanted {
  companyId: string;
  id: string;
}

/**
 * Does background work and ends it in one transaction: all of it or nothing, however the process ends. Work that somebody else
 * works on, that is over or was cancelled, or for which its company has no place, is left alone.
 */
export async function runWork(
  context: JobContext,
  works: readonly LongWork[],
  { companyId, id }: Wanted,
): Promise<void> {
  const db = context.databases.of(companyId);
  const run = await runs.byId(db, companyId, id).executeTakeFirst();
  const work = works.find(({ kind }) => kind === run?.kind);
  if (!run || !work || run.finished_at !== null) return;
  const one = { companyId, id, memberId: run.member_id, name: run.name };
  let isOver = true;
  try {
    const caller = workCaller.parse(run.input);
    const actor = await memberActor(context.databases, companyId, run.member_id);
    if (!actor?.codes.has(work.code)) throw new AppError('FORBIDDEN');
    isOver = await inOneTransaction(context, work, { ...one, actor, caller, input: run.input });
  } catch (error) {
    const reason = error instanceof AppError ? error.reason : 'OPERATION_EXCEPTION';
    const params = error instanceof AppError ? JSON.stringify(error.details.params ?? {}) : null;
    const failed = { state: 'failed', reason, params, input: null, finished_at: context.now() };
    await fail(context, one, failed);
    if (!(error instanceof AppError)) throw error;
  } finally {
    if (isOver) await passOn(context, one);
  }
}

/** Ends work as failed and tells who began it; of what was cancelled nobody is told. */
async function fail(
  context: JobContext,
  { companyId, id, memberId, name }: Omit<One, 'actor' | 'caller' | 'input'>,
  failed: Parameters<typeof runs.change>[3],
): Promise<void> {
  await context.databases
    .of(companyId)
    .transaction()
    .execute(async (trx) => {
      if (!(await runs.change(trx, companyId, id, failed).executeTakeFirst())) return;
      await tellEnd(makeTx(context, trx, companyId, null), { id, memberId, name, text: 'work_failed' });
    });
}

interface End {
  id: string;
  memberId: string;
  name: string;
  text: 'work_ready' | 'work_failed';
}

const tellEnd = (tx: Tx, { id, memberId, name, text }: End): Promise<void> =>
  tx.emit('member.told', {
    ...{ to: [memberId], text, params: { name }, page: `/message?panel=job&work=${id}`, key: `${text}:${id}` },
  });

/** Tells that work is over, and lets what of the company has waited longest try for its place. */
async function passOn({ databases }: JobContext, { companyId, memberId, id }: Omit<One, 'actor' | 'caller' | 'input'>) {
  const db = databases.of(companyId);
  await signal(db, companyId, 'job', [memberId]);
  for (const next of await runs.nextWaiting(db, companyId, id).execute()) await enqueue(db, companyId, next.id);
}

interface One extends Wanted {
  memberId: string;
  name: string;
  actor: Actor;
  caller: WorkCaller;
  input: unknown;
}

/** How long one statement of background work may take, and how long it may think between two. */
const WORK_MINUTES = 30;

/** False: somebody else works on it, or its company has no place; it goes on waiting. */
async function inOneTransaction(context: JobContext, work: LongWork, one: One): Promise<boolean> {
  const { companyId, id, actor, caller, input, name } = one;
  const db = context.databases.of(companyId);
  return db.transaction().execute(async (trx) => {
    if (!(await runs.holdRun(trx, id)) || !(await runs.takePlace(trx, companyId, work.kind))) return false;
    await allowMinutes(trx, WORK_MINUTES);
    const progress = told(context, one);
    await progress(0);
    const tx = makeTx({ ...context, ...caller }, trx, companyId, actor);
    const { counts, madeId, file, errors } = await work.run(tx, actor, input, { id, name, progress });
    if (file) await keepFile(trx, companyId, id, file).execute();
    await keepErrors(trx, companyId, id, errors ?? []);
    const ended = await runs
      .finish(trx, companyId, id, JSON.stringify({ counts, madeId: madeId ?? null }), context.now())
      .executeTakeFirst();
    // Cancelled meanwhile: then nothing is written.
    if (!ended) throw new AppError('STALE');
    if (file) await tellEnd(tx, { id, memberId: one.memberId, name, text: 'work_ready' });
    return true;
  });
}

/** Between two signals of progress, ms: a page reads again for each. */
const SIGNAL_MS = 400;

/** Tells how far work is, written beside its transaction so that who waits sees it at once; stops what was cancelled. */
function told(context: JobContext, { companyId, id, memberId }: One): (done: number) => Promise<void> {
  const db = context.databases.of(companyId);
  let last = 0;
  return async (done) => {
    const going = { state: 'running', done, touched_at: context.now() };
    const changed = await runs.change(db, companyId, id, going).executeTakeFirst();
    if (!changed) throw new AppError('STALE');
    if (performance.now() - last < SIGNAL_MS) return;
    last = performance.now();
    await signal(db, companyId, 'job', [memberId]);
  };
}
