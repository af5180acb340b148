import { z } from 'zod';
import { type Job, type JobContext, job } from '../../platform/job.ts';
import { eachCompany } from '../../platform/one-by-one.ts';
import { type RecordParts, recordRound } from './record-round.ts';

/** Every minute, company by company: the media role is told what to record, and tells what it recorded. */
const watch = (context: JobContext, parts: RecordParts): Promise<void> =>
  eachCompany(context, 'recording.watch', (company) => recordRound(context, company, parts));

export const recordingJobs = (parts: RecordParts): Job[] => [
  job({
    name: 'recording.watch',
    schema: z.object({}),
    every: '* * * * *',
    run: (context) => watch(context, parts),
  }),
];
