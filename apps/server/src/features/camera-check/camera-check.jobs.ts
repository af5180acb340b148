import { SECOND_MS } from '@rondo/domain/duration';
import { z } from 'zod';
import { type Job, type JobContext, job } from '../../platform/job.ts';
import { eachCompany, oneByOne } from '../../platform/one-by-one.ts';
import { left, TASK } from './camera-check.queries.ts';
import { type TakeParts, takeFrame } from './take-frame.ts';

/** A frame that is older and still to come was lost on its way, ms. */
const LOST_MS = 30 * SECOND_MS;

/** Every minute: takes up what a killed process left, and gives up what is too late. */
const watch = (context: JobContext, parts: TakeParts): Promise<void> =>
  eachCompany(context, 'camera-check.watch', async ({ id: companyId }) => {
    const each = oneByOne('comparing with cameras');
    const before = new Date(context.now().getTime() - LOST_MS);
    const rows = await left(context.databases.of(companyId), companyId, before).execute();
    for (const { id } of rows) await each.try(`frame ${id}`, () => takeFrame(context, { companyId, id }, parts));
    each.end();
  });

export const cameraCheckJobs = (parts: TakeParts): Job[] => [
  job({
    name: TASK,
    schema: z.object({ companyId: z.uuid(), id: z.uuid() }),
    run: (context, wanted) => takeFrame(context, wanted, parts),
  }),
  job({
    name: 'camera-check.watch',
    schema: z.object({}),
    every: '* * * * *',
    run: (context) => watch(context, parts),
  }),
];
