import { z } from 'zod';
import { type Job, job } from '../../platform/job.ts';
import { eachCompany } from '../../platform/one-by-one.ts';
import { type CountParts, countRound } from './count-round.ts';

/** Every minute, company by company: the media role is told whom to count, and tells what it counted. */
export const flowCountJobs = (parts: CountParts): Job[] => [
  job({
    name: 'flow-count.watch',
    schema: z.object({}),
    every: '* * * * *',
    run: (context) => eachCompany(context, 'flow-count.watch', (company) => countRound(context, company.id, parts)),
  }),
];
