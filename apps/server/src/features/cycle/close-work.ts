import { z } from 'zod';
import { longWork } from '../../platform/long-work.ts';
import { closeTasksOfCycle } from '../task/index.ts';
import * as occurrences from './occurrence.queries.ts';

const CHUNK = 200;

/** Closes what is open of a cycle that was ended, at the stores of whoever ended it. */
export const closeWork = longWork({
  kind: 'cycle.close',
  code: 'cyclic_view',
  schema: z.object({ cycleId: z.uuid(), comment: z.string() }),
  async run(tx, actor, { cycleId, comment }, { progress }) {
    const rows = await occurrences.idsOf(tx.db, tx.companyId, cycleId).execute();
    const batchIds = rows.map(({ id }) => id);
    let closed = 0;
    for (;;) {
      const some = await closeTasksOfCycle(tx, { actor, batchIds, limit: CHUNK, comment });
      closed += some;
      if (some < CHUNK) break;
      await progress(closed);
    }
    return { counts: { closed } };
  },
});
