import { REQUEST_MEMORY_DAYS } from '@rondo/contract/kit/constants';
import { DAY_MS } from '@rondo/domain/duration';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { binSince } from '../../platform/bin.ts';
import { type JobContext, job } from '../../platform/job.ts';
import { dropOld as dropOldRuns } from '../../platform/job-run.ts';
import { oneByOne } from '../../platform/one-by-one.ts';
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

/** Every step of every company stands alone: what fails is logged and tried again, and does not keep the others from theirs. */
const sweepWith =
  (store: FileStore) =>
  async ({ databases, companies, now }: JobContext): Promise<void> => {
    const daysAgo = (days: number): Date => new Date(now().getTime() - days * DAY_MS);
    const { global } = databases;
    const all = oneByOne('maintenance.sweep');
    await all.try('tickets', () => dropOldTickets(global, now()).execute());
    await all.try('sessions', () => dropOldSessions(global, daysAgo(SESSION_DAYS)).execute());
    await all.try('guards', () => dropOldGuards(global, daysAgo(GUARD_DAYS)).execute());
    await all.try('codes', () => dropOldCodes(global, daysAgo(CODE_DAYS)).execute());
    await all.try('passes', () => dropOldPasses(global, now()).execute());
    await all.try('sign-ons', () => dropOldSignOns(global, now()).execute());
    await all.try('deliveries', () => dropOldDeliveries(global, daysAgo(DELIVERY_DAYS)).execute());
    for (const { id } of await companies()) {
      const db = databases.of(id);
      const step = (what: string, work: () => Promise<unknown>) => all.try(`${what} of company ${id}`, work);
      await step('answers', () => dropOldAnswers(db, id, daysAgo(REQUEST_MEMORY_DAYS)).execute());
      await step('drafts', () => dropDeadDrafts(db, id, daysAgo(DRAFT_DAYS)).execute());
      await step('runs', () => dropOldRuns(db, id, daysAgo(LIMIT.job.keepDays)).execute());
      await step('imports', () => dropLastingImports(db, id, daysAgo(LIMIT.import.undoHours / 24)).execute());
      await step('check items', () => emptyCheckItemBin(db, id, binSince(now())).execute());
      await step('templates', () => emptyTemplateBin(db, id, binSince(now())).execute());
      await step('stores', () => emptyShopBin(db, id, binSince(now())).execute());
      await step('files', () => sweepFiles(db, store, id, now()));
    }
    all.end();
  };
