import { z } from 'zod';
import { binSince } from '../../platform/bin.ts';
import { type Job, type JobContext, job } from '../../platform/job.ts';
import { makeTx } from '../../platform/make-context.ts';
import { EACH_HALF_HOUR, eachNight } from '../../platform/nightly.ts';
import { detachFiles } from '../file/index.ts';
import * as q from './shop-document.queries.ts';

/** Empties the bin, and takes away what was of stores that left theirs; the files go with the sweep of files. */
const sweepAll = (context: JobContext): Promise<void> =>
  eachNight(context, 'shop-document.sweep', async (trx, { id: companyId }) => {
    const tx = makeTx(context, trx, companyId, null);
    const gone = await q.sweep(trx, companyId, binSince(context.now())).execute();
    for (const { id } of gone) await detachFiles(tx, { kind: 'shop_document', id }, null);
  });

export const shopDocumentJobs: Job[] = [
  job({ name: 'shop-document.sweep', schema: z.object({}), run: sweepAll, every: EACH_HALF_HOUR }),
];
