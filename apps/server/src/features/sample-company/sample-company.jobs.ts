import { z } from 'zod';
import { type Job, job } from '../../platform/job.ts';
import { forget } from './marked.queries.ts';

/** Takes the history of rows that are gone out of the log. */
export const FORGET = 'sample.forget';

export const sampleCompanyJobs: Job[] = [
  job({
    name: FORGET,
    schema: z.object({ companyId: z.uuid(), ids: z.array(z.uuid()) }),
    run: async ({ owner }, { companyId, ids }) => {
      await forget(owner, companyId, ids);
    },
  }),
];
