import { JOB_KINDS } from '@rondo/domain/job';
import { z } from 'zod';
import { type Job, type JobContext, job } from '../../platform/job.ts';
import { SILENT_MS, silent } from '../../platform/job-run.ts';
import type { LongWork } from '../../platform/long-work.ts';
import { RUN_TASK } from '../../platform/start-work.ts';
import { runWork } from './run-work.ts';

/** Background work is done by the queue; every minute that is picked up whose process is gone. Each kind has its work. */
export function workJobs(works: readonly LongWork[]): Job[] {
  const idle = JOB_KINDS.filter((kind) => !works.some((work) => work.kind === kind));
  if (idle.length > 0) throw new Error(`no feature brings the work or import of ${idle.join(', ')}`);
  return [
    job({
      name: RUN_TASK,
      schema: z.object({ companyId: z.uuid(), id: z.uuid() }),
      run: (context, wanted) => runWork(context, works, wanted),
    }),
    job({
      name: 'job.resume',
      schema: z.object({}),
      every: '* * * * *',
      run: (context) => resume(context, works),
    }),
  ];
}

async function resume(context: JobContext, works: readonly LongWork[]): Promise<void> {
  const before = new Date(context.now().getTime() - SILENT_MS);
  const left = await silent(
    context.owner,
    works.map(({ kind }) => kind),
    before,
  ).execute();
  for (const { company_id, id } of left) await runWork(context, works, { companyId: company_id, id });
}
