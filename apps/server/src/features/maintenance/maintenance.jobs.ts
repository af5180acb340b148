import { REQUEST_MEMORY_DAYS } from '@rondo/contract/kit/constants';
import { DAY_MS } from '@rondo/domain/duration';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { binSince } from '../../platform/bin.ts';
import { type JobContext, job } from '../../platform/job.ts';
import { dropOld as dropOldRuns } from '../../platform/job-run.ts';
import { dropOldAnswers } from '../../platform/request-memory.ts';
import type { FileStore } from '../../platform/store/file-store.ts';
import { dropOldSignOns } from '../account/index.ts';
import { emptyCheckItemBin } from '../check-item/index.ts';
import { dropOldCodes } from '../code/index.ts';
import { dropOldDeliveries } from '../delivery/index.ts';
import { sweepFiles } from '../file/index.ts';
import { dropLastingImports } from '../import/index.ts';
import { dropDeadDrafts } from '../inspection/index.ts';
import { dropOldTickets } from '../message/index.ts';
import { dropOldGuards, dropOldPasses, dropOldSessions } from '../session/index.ts';
import { emptyShopBin } from '../shop/index.ts';
import { emptyTemplateBin } from '../template/index.ts';

/** How long what is over stays, days: sessions for whoever asks about a sign-in, drafts in case a task is reopened. */
const SESSION_DAYS = 30;
const DRAFT_DAYS = 7;
const GUARD_DAYS = 1;
const CODE_DAYS = 1;
const DELIVERY_DAYS = 7;

/** Each night at 16:00 UTC (00:00 in China) what nobody needs any more is removed. */
export const maintenanceJobs = (store: FileStore) => [
  job({ name: 'maintenance.sweep', schema: z.object({}), every: '0 16 * * *', run: sweepWith(store) }),
];

const sweepWith =
  (store: FileStore) =>
  async ({ databases, companies, now }: JobContext): Promise<void> => {
    const daysAgo = (days: number): Date => new Date(now().getTime() - days * DAY_MS);
    await dropOldTickets(databases.global, now()).execute();
    await dropOldSessions(databases.global, daysAgo(SESSION_DAYS)).execute();
    await dropOldGuards(databases.global, daysAgo(GUARD_DAYS)).execute();
    await dropOldCodes(databases.global, daysAgo(CODE_DAYS)).execute();
    await dropOldPasses(databases.global, now()).execute();
    await dropOldSignOns(databases.global, now()).execute();
    await dropOldDeliveries(databases.global, daysAgo(DELIVERY_DAYS)).execute();
    for (const { id } of await companies()) {
      const db = databases.of(id);
      await dropOldAnswers(db, id, daysAgo(REQUEST_MEMORY_DAYS)).execute();
      await dropDeadDrafts(db, id, daysAgo(DRAFT_DAYS)).execute();
      await dropOldRuns(db, id, daysAgo(LIMIT.job.keepDays)).execute();
      await dropLastingImports(db, id, daysAgo(LIMIT.import.undoHours / 24)).execute();
      await emptyCheckItemBin(db, id, binSince(now())).execute();
      await emptyTemplateBin(db, id, binSince(now())).execute();
      await emptyShopBin(db, id, binSince(now())).execute();
      await sweepFiles(db, store, id, now());
    }
  };
