import type { Actor } from '@rondo/domain/actor';
import { AppError } from '../../platform/errors.ts';
import type { AnyImport } from '../../platform/import/definition.ts';
import { type RunInput, runInput } from '../../platform/import/job-input.ts';
import type { JobContext } from '../../platform/job.ts';
import * as runs from '../../platform/job-run.ts';
import { makeTx } from '../../platform/make-context.ts';
import { memberActor } from '../session/index.ts';
import { keepRows } from './write-import.queries.ts';

interface Wanted {
  companyId: string;
  id: string;
}

/**
 * Writes an import and ends its job in one transaction: all of it or nothing, however the process ends. A job that somebody
 * else works on, or that is over, is left alone.
 */
export async function writeImport(
  context: JobContext,
  definitions: readonly AnyImport[],
  { companyId, id }: Wanted,
): Promise<void> {
  const db = context.databases.of(companyId);
  const run = await runs.byId(db, companyId, id).executeTakeFirst();
  const definition = definitions.find(({ kind }) => `${kind}.import` === run?.kind);
  if (!run || !definition || run.finished_at !== null) return;
  try {
    const input = runInput.parse(run.input);
    const actor = await memberActor(context.databases, companyId, run.member_id);
    if (!actor?.codes.has(definition.code)) throw new AppError('FORBIDDEN');
    await runs.change(db, companyId, id, { state: 'running', touched_at: context.now() }).execute();
    await write(context, definition, { companyId, id, fileName: run.name, actor, input });
  } catch (error) {
    const reason = error instanceof AppError ? error.reason : 'OPERATION_EXCEPTION';
    const params = error instanceof AppError ? JSON.stringify(error.details.params ?? {}) : null;
    const failed = { state: 'failed', reason, params, input: null, finished_at: context.now() };
    await runs.change(db, companyId, id, failed).execute();
    if (!(error instanceof AppError)) throw error;
  }
}

interface Job extends Wanted {
  fileName: string;
  actor: Actor;
  input: RunInput;
}

async function write(context: JobContext, definition: AnyImport, job: Job): Promise<void> {
  const { companyId, id, actor, input, fileName } = job;
  const db = context.databases.of(companyId);
  const { language, ip, device, duplicates, name, extra } = input;
  // Written beside the transaction: who waits sees it at once.
  const progress = async (done: number): Promise<void> => {
    await runs.change(db, companyId, id, { done, touched_at: context.now() }).execute();
  };
  await db.transaction().execute(async (trx) => {
    if (!(await runs.holdRun(trx, id))) return;
    const open = await runs.byId(trx, companyId, id).where('finished_at', 'is', null).executeTakeFirst();
    if (!open) return;
    const tx = makeTx({ ...context, language, ip, device }, trx, companyId, actor);
    const plan = definition.parse(input.plan);
    const written = await definition.write(tx, actor, plan, {
      duplicates,
      name,
      extra,
      importId: id,
      fileName,
      progress,
    });
    await keepRows(trx, companyId, id, written.rows);
    const ended = await runs
      .change(trx, companyId, id, {
        state: 'done',
        done: open.total,
        result: JSON.stringify({ counts: written.result, madeId: written.madeId ?? null }),
        input: null,
        finished_at: context.now(),
      })
      .executeTakeFirst();
    // Ended by somebody else meanwhile: then nothing is written.
    if (!ended) throw new AppError('STALE');
  });
}
