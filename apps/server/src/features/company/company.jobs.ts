import { z } from 'zod';
import { type Job, type JobContext, job } from '../../platform/job.ts';
import { eachCompany } from '../../platform/one-by-one.ts';
import { expire } from './ownership.queries.ts';

/** Each hour: offers of ownership that nobody answered within their week run out. */
const expireOffers = (context: JobContext): Promise<void> =>
  eachCompany(context, 'company.expire-offers', ({ id }) =>
    expire(context.databases.of(id), id, context.now()).execute(),
  );

export const companyJobs: Job[] = [
  job({ name: 'company.expire-offers', schema: z.object({}), run: expireOffers, every: '41 * * * *' }),
];
