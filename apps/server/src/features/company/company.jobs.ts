import { z } from 'zod';
import { type Job, type JobContext, job } from '../../platform/job.ts';
import { expire } from './ownership.queries.ts';

/** Each hour: offers of ownership that nobody answered within their week run out. */
async function expireOffers({ databases, companies, now }: JobContext): Promise<void> {
  for (const { id } of await companies()) await expire(databases.of(id), id, now()).execute();
}

export const companyJobs: Job[] = [
  job({ name: 'company.expire-offers', schema: z.object({}), run: expireOffers, every: '41 * * * *' }),
];
