import { DAY_MS } from '@rondo/domain/duration';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { binSince } from '../../platform/bin.ts';
import type { Tx } from '../../platform/context.ts';
import { type Job, type JobContext, job } from '../../platform/job.ts';
import { makeTx } from '../../platform/make-context.ts';
import { EACH_HALF_HOUR, eachNight } from '../../platform/nightly.ts';
import { eachCompany } from '../../platform/one-by-one.ts';
import { detachFiles } from '../file/index.ts';
import { sendToLaterJoiners } from './later-joiners.ts';
import * as q from './notice.queries.ts';
import { countRange, send } from './send.ts';
import type { NoticeRecord } from './stored.ts';
import { tellHeld } from './tell.ts';

/** Every minute, company by company: sends what is due, each in a transaction of its own, tells who was to be told by now, and sends what later joiners have not got. */
const watch = (context: JobContext): Promise<void> =>
  eachCompany(context, 'notice.watch', async ({ id: companyId }) => {
    const db = context.databases.of(companyId);
    let isMore = true;
    while (isMore) {
      isMore = await db.transaction().execute(async (trx) => {
        const row = await q.holdDue(trx, companyId, context.now()).executeTakeFirst();
        if (row) await sendDue(makeTx(context, trx, companyId, null), row);
        return row !== undefined;
      });
    }
    let isWaiting = true;
    while (isWaiting)
      isWaiting = await db.transaction().execute((trx) => tellHeld(makeTx(context, trx, companyId, null)));
    const since = new Date(context.now().getTime() - LIMIT.announcement.laterJoinersDays * DAY_MS);
    await db.transaction().execute((trx) => sendToLaterJoiners(makeTx(context, trx, companyId, null), since));
  });

/** Who is in its range is found now; where nobody is, it is a draft again and its author is told. */
async function sendDue(tx: Tx, row: NoticeRecord): Promise<void> {
  if ((await countRange(tx, row)) > 0) {
    await send(tx, { row, event: 'due' });
    return;
  }
  const { id, rev, title } = row;
  const change = { state: 'draft', was_empty: true, updated_at: tx.now() };
  await q.move(tx.db, tx.companyId, 'empty', { id, rev }, change).execute();
  await tx.addHistory({ kind: 'notice', id, name: title, event: 'empty', from: row.state, to: 'draft' });
  await tx.emit('member.told', {
    to: [row.author_id],
    text: 'notice_empty',
    params: { title },
    page: `/notice?tab=managed&open=${id}`,
    key: `notice.empty:${id}:${rev}`,
  });
}

/** Empties the bin; the files go with the sweep of files. */
const sweepAll = (context: JobContext): Promise<void> =>
  eachNight(context, 'notice.sweep', async (trx, { id: companyId }) => {
    const tx = makeTx(context, trx, companyId, null);
    const gone = await q.sweep(trx, companyId, binSince(context.now())).execute();
    for (const { id } of gone) await detachFiles(tx, { kind: 'notice', id }, null);
  });

export const noticeJobs: Job[] = [
  job({ name: 'notice.watch', schema: z.object({}), run: watch, every: '* * * * *' }),
  job({ name: 'notice.sweep', schema: z.object({}), run: sweepAll, every: EACH_HALF_HOUR }),
];
