import { z } from 'zod';
import type { AnyImport } from '../../platform/import/definition.ts';
import { RUN_TASK } from '../../platform/import/job-input.ts';
import { type Job, type JobContext, job } from '../../platform/job.ts';
import { SILENT_MS, silent } from '../../platform/job-run.ts';
import { writeImport } from './write-import.ts';

/** Imports are written by the queue; every minute those are picked up whose process is gone. */
export const importJobs = (definitions: readonly AnyImport[]): Job[] => [
  job({
    name: RUN_TASK,
    schema: z.object({ companyId: z.uuid(), id: z.uuid() }),
    run: (context, wanted) => writeImport(context, definitions, wanted),
  }),
  job({
    name: 'import.resume',
    schema: z.object({}),
    every: '* * * * *',
    run: (context) => resume(context, definitions),
  }),
];

async function resume(context: JobContext, definitions: readonly AnyImport[]): Promise<void> {
  const kinds = definitions.map(({ kind }) => `${kind}.import`);
  const before = new Date(context.now().getTime() - SILENT_MS);
  const left = await silent(context.owner, kinds, before).execute();
  for (const { company_id, id } of left) await writeImport(context, definitions, { companyId: company_id, id });
}
