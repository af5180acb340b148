import { DAY_MS, HOUR_MS } from '@rondo/domain/duration';
import { LIMIT } from '@rondo/domain/limit';
import type { TaskEvent, TaskState } from '@rondo/domain/task';
import { z } from 'zod';
import type { Tx } from '../../platform/context.ts';
import { writeHistory } from '../../platform/history.ts';
import { type Job, type JobContext, job } from '../../platform/job.ts';
import { makeTx } from '../../platform/make-context.ts';
import { clearTurns } from '../turn/index.ts';
import { announce } from './announce.ts';
import * as q from './clock.queries.ts';
import { giveTurns, planForGrowth } from './dispatch.queries.ts';
import { freeTasks } from './free-tasks.ts';
import { tell } from './move.ts';

/** What the clock says of a deadline, the most urgent first; each is said once. */
const STAGES = [
  { stage: 'overdue', withinMs: 0 },
  { stage: 'due_2h', withinMs: 2 * HOUR_MS },
  { stage: 'due_24h', withinMs: DAY_MS },
] as const;

/** Every minute, company by company: what begins, ends, is late or lies idle. Twice in the same minute changes nothing. */
async function watch(context: JobContext): Promise<void> {
  for (const company of await context.companies()) {
    await context.databases
      .of(company.id)
      .transaction()
      .execute(async (trx) => {
        const tx = makeTx(context, trx, company.id, null);
        await begin(tx);
        await closeByDeadline(tx);
        await notice(tx);
        await releaseIdle(tx);
      });
  }
}

async function begin(tx: Tx): Promise<void> {
  const ids = idsOf(await q.begin(tx.db, tx.companyId, tx.now()).execute());
  if (ids.length === 0) return;
  await planForGrowth(tx.db);
  await giveTurns(tx.db, tx.companyId, ids, tx.now());
  await trace(tx, ids, 'initiate', 'not_initiated', 'pending');
  await announce(tx, ids);
}

async function closeByDeadline(tx: Tx): Promise<void> {
  const ids = idsOf(await q.closeByDeadline(tx.db, tx.companyId, tx.now()).execute());
  await clearTurns(tx.db, tx.companyId, ids);
  await trace(tx, ids, 'close_by_deadline', 'pending', 'closed');
  for (const id of ids) await tell(tx, id, 'close_by_deadline');
}

async function notice(tx: Tx): Promise<void> {
  for (const { stage, withinMs } of STAGES) {
    const ids = idsOf(await q.reach(tx.db, tx.companyId, stage, tx.now(), withinMs).execute());
    for (const taskId of ids) {
      if (stage === 'overdue') await tx.emit('task.overdue', { taskId });
      else await tx.emit('task.due-soon', { taskId, stage });
    }
  }
}

async function releaseIdle(tx: Tx): Promise<void> {
  await freeTasks(tx, idsOf(await q.releaseIdle(tx.db, tx.companyId, tx.now(), LIMIT.task.claimIdleMs).execute()));
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map((row) => row.id);

function trace(tx: Tx, ids: readonly string[], event: TaskEvent, from: TaskState, to: TaskState): Promise<void> {
  return writeHistory(
    tx.db,
    { companyId: tx.companyId, at: tx.now(), newId: tx.newId, actor: null, ip: null, device: null },
    ids.map((id) => ({ kind: 'task', id, event, from, to })),
  );
}

export const taskJobs: Job[] = [job({ name: 'task.watch', schema: z.object({}), run: watch, every: '* * * * *' })];
