import { DAY_MS } from '@rondo/domain/duration';
import { LIMIT } from '@rondo/domain/limit';
import type { TaskEvent, TaskState } from '@rondo/domain/task';
import { z } from 'zod';
import type { Tx } from '../../platform/context.ts';
import { type Job, type JobContext, job } from '../../platform/job.ts';
import { makeTx } from '../../platform/make-context.ts';
import { EACH_HALF_HOUR, eachNight } from '../../platform/nightly.ts';
import { eachCompany } from '../../platform/one-by-one.ts';
import { followMoves, watchDeadlines } from '../process/index.ts';
import { voidRecords } from '../record/index.ts';
import { announce } from './announce.ts';
import * as q from './clock.queries.ts';
import { planForGrowth } from './dispatch.queries.ts';
import { freeTasks } from './free-tasks.ts';
import { pressReview } from './late-review.ts';
import { emitMoved } from './move.ts';
import { taskWaiting } from './waiting.queries.ts';

/** Every minute, company by company: what begins, ends, is late or lies idle. Twice in the same minute changes nothing. */
async function watch(context: JobContext): Promise<void> {
  await eachCompany(context, 'task.watch', (company) =>
    context.databases
      .of(company.id)
      .transaction()
      .execute(async (trx) => {
        const tx = makeTx(context, trx, company.id, null);
        await begin(tx);
        await closeByDeadline(tx);
        await notice(tx);
        await press(tx, company.timeZone);
        await releaseIdle(tx);
      }),
  );
}

async function begin(tx: Tx): Promise<void> {
  const ids = idsOf(await q.begin(tx.db, tx.companyId, tx.now()).execute());
  if (ids.length === 0) return;
  await planForGrowth(tx.db);
  await follow(tx, ids, 'initiate', 'not_initiated', 'pending');
  await announce(tx, ids);
}

async function closeByDeadline(tx: Tx): Promise<void> {
  const ids = idsOf(await q.closeByDeadline(tx.db, tx.companyId, tx.now()).execute());
  await follow(tx, ids, 'close_by_deadline', 'pending', 'closed');
  for (const id of ids) await emitMoved(tx, id, 'close_by_deadline');
}

const notice = (tx: Tx): Promise<void> =>
  watchDeadlines(tx, q.markStage, (taskId, stage) =>
    stage === 'overdue' ? tx.emit('task.overdue', { taskId }) : tx.emit('task.due-soon', { taskId, stage }),
  );

/** Presses those who let their time run out; with the last reminder the notifiers of the store hear of it. */
async function press(tx: Tx, timeZone: string): Promise<void> {
  const { db, companyId, now } = tx;
  const handlers = await q.pressHandlers(db, companyId, timeZone, now());
  const reviewers = await q.pressReviewers(db, companyId, now());
  for (const row of handlers.rows) {
    const isLast = row.time === LIMIT.task.clockReminders;
    await tx.emit('task.pressed', { taskId: row.id, part: 'handler', time: row.time, isLast });
  }
  for (const row of reviewers.rows) await pressReview(tx, row);
}

async function releaseIdle(tx: Tx): Promise<void> {
  await freeTasks(tx, idsOf(await q.releaseIdle(tx.db, tx.companyId, tx.now(), LIMIT.task.claimIdleMs).execute()));
}

/** Ends the records that wait for a task which can be opened no more: they do not count, and nobody owes them anything. */
const endLeftBehind = (context: JobContext): Promise<void> =>
  eachNight(context, 'task.end-left-behind', async (trx, { id }) => {
    const before = new Date(context.now().getTime() - LIMIT.task.reopenDays * DAY_MS);
    const rows = await q.leftBehind(trx, id, before).execute();
    await voidRecords(makeTx(context, trx, id, null), idsOf(rows), '');
  });

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map((row) => row.id);

const follow = (tx: Tx, ids: readonly string[], event: TaskEvent, from: TaskState, to: TaskState): Promise<void> =>
  followMoves(
    tx,
    taskWaiting,
    ids.map((id) => ({ id, event, from, to })),
  );

export const taskJobs: Job[] = [
  job({ name: 'task.watch', schema: z.object({}), run: watch, every: '* * * * *' }),
  job({ name: 'task.end-left-behind', schema: z.object({}), run: endLeftBehind, every: EACH_HALF_HOUR }),
];
