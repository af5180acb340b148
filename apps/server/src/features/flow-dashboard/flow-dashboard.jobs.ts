import { z } from 'zod';
import { binSince } from '../../platform/bin.ts';
import { type Job, job } from '../../platform/job.ts';
import { makeTx } from '../../platform/make-context.ts';
import { EACH_HALF_HOUR, eachNight } from '../../platform/nightly.ts';
import { detachFiles } from '../file/index.ts';
import { sweep } from './flow-dashboard.queries.ts';
import { dropGone } from './share.queries.ts';

/** What lay in the bin long enough goes for good with its pictures; shares with who is gone go too. */
export const flowDashboardJobs: Job[] = [
  job({
    name: 'flow-dashboard.night',
    schema: z.object({}),
    every: EACH_HALF_HOUR,
    run: (context) =>
      eachNight(context, 'flow-dashboard.night', async (trx, { id }) => {
        const tx = makeTx(context, trx, id, null);
        await dropGone(tx.db, id);
        for (const gone of await sweep(tx.db, id, binSince(context.now())).execute()) {
          await detachFiles(tx, { kind: 'flow_dashboard', id: gone.id }, null);
          await tx.addHistory({ kind: 'flowDashboard', id: gone.id, name: gone.name, event: 'purged' });
        }
      }),
  }),
];
