import type { JobError, JobRun, jobApi } from '@rondo/contract/job';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import { LIMIT } from '@rondo/domain/limit';
import { translate } from '@rondo/messages';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { Wire } from '../../platform/http/binding.ts';
import { errorsOf, fileOf } from '../../platform/job-result.ts';
import * as runs from '../../platform/job-run.ts';
import { signal } from '../../platform/live/signal.ts';
import type { FileStore } from '../../platform/store/file-store.ts';
import { headFile, sendFile } from '../../platform/table/send-file.ts';
import { writeCsv } from '../../platform/table/write-csv.ts';
import { storedStream } from '../file/index.ts';
import { present } from './job.present.ts';

/** One's own work of the last days: what goes on first, then the newest. */
export async function list(
  { db, actor, language, now }: Context,
  { kind }: Parsed<typeof jobApi.list>,
): Promise<JobRun[]> {
  const rows = await runs
    .own(db, actor, runs.listedSince(now()))
    .$if(kind !== undefined, (q) => q.where('kind', '=', kind ?? ''))
    .execute();
  return rows.flatMap((row) => present(row, language, now()) ?? []);
}

export async function get(context: Context, { id }: Parsed<typeof jobApi.get>): Promise<JobRun> {
  const known = present(await ownRow(context, id), context.language, context.now());
  if (!known) throw new AppError('NOT_FOUND');
  return known;
}

async function ownRow({ db, actor, now }: Context, id: string) {
  const row = await runs.own(db, actor, runs.listedSince(now())).where('job_run.id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** Ends one's own work that waits or runs. What it did lies in a transaction that now cannot end: nothing is left of it. */
export async function cancel(
  context: Context,
  { id, requestId }: Parsed<typeof jobApi.cancel>,
): Promise<{ done: true }> {
  const { actor, once, now } = context;
  return once(requestId, 'job.cancel', async ({ db, companyId }) => {
    await ownRow(context, id);
    const ended = await runs.cancel(db, actor, id, now()).executeTakeFirst();
    if (!ended) throw new AppError('MOVE_NOT_ALLOWED');
    await signal(db, companyId, 'job', [actor.memberId]);
    return { done: true };
  });
}

export async function errors(context: Context, { id }: Parsed<typeof jobApi.errors>): Promise<JobError[]> {
  await ownRow(context, id);
  return errorsOf(context.db, context.actor, id).limit(LIMIT.job.errorsListed).execute();
}

/** All that was wrong, as csv. */
export async function errorFile(
  context: Context,
  { id }: Parsed<typeof jobApi.errorFile>,
  wire: Wire,
): Promise<unknown> {
  const { language } = context;
  const { error_count } = await ownRow(context, id);
  if (error_count === 0) throw new AppError('NOT_FOUND');
  const found = await errorsOf(context.db, context.actor, id).execute();
  const head = (['row', 'column', 'content', 'problem'] as const).map((key) => translate(language, `job.error.${key}`));
  const bytes = writeCsv([head, ...found.map((one) => [String(one.row), one.column, one.value, one.message])]);
  return sendFile(wire, {
    name: `${translate(language, 'job.error.fileName')}.csv`,
    mime: 'text/csv; charset=utf-8',
    bytes,
  });
}

/** The file that one's own work ended with; a large one comes out of the store as it is read. */
export const fileFrom =
  (store: FileStore) =>
  async ({ db, actor, now }: Context, { id }: Parsed<typeof jobApi.file>, wire: Wire): Promise<unknown> => {
    const found = await fileOf(db, actor, id, runs.listedSince(now())).executeTakeFirst();
    if (!found) throw new AppError('NOT_FOUND');
    if (found.stored_sha256 === null) return sendFile(wire, found);
    const stored = await storedStream(store, actor.companyId, found.stored_sha256);
    if (!stored) throw new AppError('NOT_FOUND');
    headFile(wire, found);
    return stored;
  };
