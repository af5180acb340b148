import type { JobRun, jobApi } from '@rondo/contract/job';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { own } from '../../platform/job-run.ts';
import { present } from './job.present.ts';

/** One's own jobs, the newest first. */
export async function list(
  { db, actor, language, now }: Context,
  { kind }: Parsed<typeof jobApi.list>,
): Promise<JobRun[]> {
  const rows = await own(db, actor)
    .$if(kind !== undefined, (q) => q.where('kind', '=', kind ?? ''))
    .execute();
  return rows.map((row) => present(row, language, now()));
}

export async function get({ db, actor, language, now }: Context, { id }: Parsed<typeof jobApi.get>): Promise<JobRun> {
  const row = await own(db, actor).where('id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return present(row, language, now());
}
