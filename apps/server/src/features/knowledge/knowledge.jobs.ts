import { addDays } from '@rondo/domain/civil-time';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { binSince } from '../../platform/bin.ts';
import type { Tx } from '../../platform/context.ts';
import { type Job, type JobContext, job } from '../../platform/job.ts';
import { makeTx } from '../../platform/make-context.ts';
import { EACH_HALF_HOUR, eachNight } from '../../platform/nightly.ts';
import type { FileStore } from '../../platform/store/file-store.ts';
import { detachFiles } from '../file/index.ts';
import { removeParts } from './assemble.ts';
import { lockTree } from './knowledge.queries.ts';
import { pageOf } from './page-of.ts';
import * as q from './sweep.queries.ts';
import { removeBroken } from './upload.queries.ts';

/** Empties the bin and ends broken uploads; bytes go with the sweep of files, also where this one broke off. */
const sweepIn =
  (store: FileStore) =>
  (context: JobContext): Promise<void> =>
    eachNight(context, 'knowledge.sweep', async (trx, { id: companyId }) => {
      const tx = makeTx(context, trx, companyId, null);
      await lockTree(trx, companyId);
      const gone = await q.purge(trx, companyId, binSince(context.now())).execute();
      for (const { id, name, deleted_with: top } of gone) {
        await detachFiles(tx, { kind: 'knowledge', id }, null);
        if (top === id) await tx.addHistory({ kind: 'knowledge', id, name, event: 'purged' });
      }
      await q.dropGone(trx, companyId);
      const before = new Date(context.now().getTime() - LIMIT.knowledge.uploadKeepMs);
      for (const upload of await removeBroken(trx, companyId, before).execute())
        await removeParts(store, companyId, upload);
    });

/** Owners hear once of what is to be looked at within the next days. */
const remind = (context: JobContext): Promise<void> =>
  eachNight(context, 'knowledge.remind', async (trx, { id: companyId, nightOn }) => {
    const tx = makeTx(context, trx, companyId, null);
    const until = addDays(nightOn, LIMIT.knowledge.reviewDays);
    for (const row of await q.tellReview(trx, companyId, { until, today: nightOn }).execute()) await tellOwner(tx, row);
  });

type Due = Awaited<ReturnType<ReturnType<typeof q.tellReview>['execute']>>[number];

const tellOwner = (tx: Tx, { id, kind, name, owner_id: owner, review_on: day }: Due): Promise<void> =>
  tx.emit('member.told', {
    ...{ to: [owner], text: 'knowledge_review_due', page: pageOf({ id, kind }) },
    ...{ key: `knowledge_review_due:${id}:${day}`, params: { name, day: day ?? '' } },
  });

export const knowledgeJobs = (store: FileStore): Job[] => [
  job({ name: 'knowledge.sweep', schema: z.object({}), run: sweepIn(store), every: EACH_HALF_HOUR }),
  job({ name: 'knowledge.remind', schema: z.object({}), run: remind, every: EACH_HALF_HOUR }),
];
