import { z } from 'zod';
import { type Job, type JobContext, job } from '../../platform/job.ts';
import { makeTx } from '../../platform/make-context.ts';
import { EACH_HALF_HOUR } from '../../platform/nightly.ts';
import { eachCompany } from '../../platform/one-by-one.ts';
import { against } from './points-appeal.present.ts';
import * as q from './points-appeal.queries.ts';
import { tellAuthor } from './tell-author.ts';

/** Appeals that nobody decided about in their term expire: the posting stays. Again it finds none. */
const expire = (context: JobContext): Promise<void> =>
  eachCompany(context, 'points-appeal.expire', async ({ id: companyId }) => {
    const db = context.databases.of(companyId);
    for (const row of await q.due(db, companyId, context.now()).execute())
      await db.transaction().execute(async (trx) => {
        const tx = makeTx(context, trx, companyId, null);
        const { id, rev, posting_id: postingId, author_id: authorId } = row;
        const seen = { id, rev, event: 'expire' } as const;
        const moved = await q.move(trx, companyId, seen, { state: 'expired', decided_at: tx.now() }).executeTakeFirst();
        if (!moved) return;
        const { name } = against(row);
        await tx.addHistory({ kind: 'pointsAppeal', id, name, event: 'expire', from: 'pending', to: 'expired' });
        await tellAuthor(tx, { id, row, postingId, authorId, to: 'expired', comment: '' });
      });
  });

export const pointsAppealJobs: Job[] = [
  job({ name: 'points-appeal.expire', schema: z.object({}), run: expire, every: EACH_HALF_HOUR }),
];
