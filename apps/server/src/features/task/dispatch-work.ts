import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { taskApi } from '@rondo/contract/task';
import type { Actor } from '@rondo/domain/actor';
import { deadlineFault } from '@rondo/domain/deadline';
import { LIMIT } from '@rondo/domain/limit';
import { NUMBER_PREFIX } from '@rondo/domain/number';
import { translate } from '@rondo/messages';
import { z } from 'zod';
import type { Tx } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { longWork, type RowError } from '../../platform/long-work.ts';
import { numbersOf, takeRange } from '../../platform/number-sequence.ts';
import { startWork } from '../../platform/start-work.ts';
import { requireShared } from '../template/index.ts';
import { announce } from './announce.ts';
import { createTasks } from './create-tasks.ts';
import * as q from './dispatch.queries.ts';
import { type plan, tasksAt, usableTemplate } from './plan.ts';
import { taskOf } from './task-of-plan.ts';

type Wanted = Omit<Parsed<typeof taskApi.dispatch>, 'requestId'>;
type Planned = Awaited<ReturnType<typeof plan>>;

/** Everything as it was agreed to; stores that join a group later do not come along. */
const workInput = z.object({
  wanted: taskApi.dispatch.input.omit({ requestId: true }),
  batchId: z.uuid(),
  shopIds: z.array(z.uuid()),
  isScheduled: z.boolean(),
  numbers: z.object({ day: z.string(), from: z.number(), count: z.number() }),
});

/**
 * Puts down a dispatch that is too large for one answer. Its numbers are taken now, so that the long transaction keeps nobody
 * else from theirs.
 */
export async function startDispatch(
  tx: Tx,
  actor: Actor,
  { requestId: _, ...wanted }: Parsed<typeof taskApi.dispatch>,
  { shops, tasks, leftOut, isScheduled }: Planned,
  batchId: string,
): Promise<Output<typeof taskApi.dispatch>> {
  const { db, companyId } = tx;
  const jobId = tx.newId();
  const numbers = await takeRange(db, companyId, NUMBER_PREFIX.task, tx.now(), actor.timeZone, tasks.length);
  const { shopIds: __, groupIds: ___, excludedIds: ____, ...kept } = wanted;
  // What is left out was agreed to, and is no error.
  const without = new Set(leftOut.map(({ shopId }) => shopId));
  await startWork(tx, {
    ...{ id: jobId, kind: 'task.dispatch', memberId: actor.memberId, name: wanted.name, total: tasks.length },
    input: {
      wanted: kept,
      batchId,
      shopIds: shops.flatMap(({ id }) => (without.has(id) ? [] : [id])),
      isScheduled,
      numbers,
    },
  });
  return { batchId, tasks: tasks.length, firstTaskId: null, jobId };
}

/**
 * Creates the tasks part by part in the one transaction of the work: a killed process leaves none of them, and the next one
 * begins again with the same numbers. A store that closed or lost its people meanwhile is left out, and named.
 */
export const taskDispatch = longWork({
  kind: 'task.dispatch',
  code: 'x_dispatch',
  schema: workInput,
  async run(tx, actor, { wanted, batchId, shopIds, isScheduled, numbers }, { progress }) {
    const { db } = tx;
    await requireShared({ db, actor }, wanted.templateId);
    const shops = await q.chosenShops(db, actor, { shopIds, groupIds: [], excludedIds: [] }).execute();
    const { tasks, blockers, leftOut } = await tasksAt({ db, actor }, wanted, shops);
    const planned = {
      template: await usableTemplate({ db, actor }, wanted),
      ...timesOf(tx, wanted, isScheduled),
    };
    const made = tasks.map(taskOf({ wanted, planned, batchId, actor }));
    const taken = numbersOf(NUMBER_PREFIX.task, numbers);
    const ids: string[] = [];
    for (let from = 0; from < made.length; from += LIMIT.task.dispatched) {
      const part = made.slice(from, from + LIMIT.task.dispatched);
      const own = taken.slice(from, from + part.length);
      // Somebody more may do it by now: what goes beyond the numbers that were taken gets new ones.
      ids.push(...(await createTasks(tx, actor.timeZone, part, own.length === part.length ? own : undefined)));
      await progress(from + part.length);
    }
    if (planned.startAt <= tx.now()) await announce(tx, byHandlers(ids, made));
    const known = new Set(shops.map((shop) => shop.id));
    const gone = shopIds.filter((id) => !known.has(id));
    const errors = await errorsOf(tx, gone, [...blockers, ...leftOut]);
    return { counts: { created: made.length, refused: errors.length }, errors };
  },
});

/** Start and deadline as they were confirmed; a start that has passed meanwhile becomes now. */
function timesOf({ now }: Tx, wanted: Wanted, isScheduled: boolean) {
  const planned = wanted.startAt ? new Date(wanted.startAt) : now();
  const startAt = planned > now() ? planned : now();
  const deadlineAt = new Date(wanted.deadlineAt);
  if (deadlineFault(deadlineAt, startAt, now()) !== null) throw new AppError('DEADLINE_PAST');
  return { startAt, deadlineAt, isScheduled };
}

/** Ids of tasks with those of the same handlers together, so that each of them gets few messages, not one with every part. */
function byHandlers(ids: readonly string[], made: readonly { handlerIds: readonly string[] }[]): string[] {
  const some = new Map<string, string[]>();
  for (const [at, id] of ids.entries()) {
    const key = made[at]?.handlerIds.join() ?? '';
    const list = some.get(key);
    if (list) list.push(id);
    else some.set(key, [id]);
  }
  return [...some.values()].flat();
}

/** The stores that got no task, with the reason. */
async function errorsOf(tx: Tx, gone: readonly string[], blockers: Planned['blockers']): Promise<RowError[]> {
  const { language, db, companyId } = tx;
  const column = translate(language, 'task.shop');
  const names = gone.length === 0 ? [] : await q.namesOfShops(db, companyId, gone).execute();
  const stores = [
    ...names.map(({ name }) => ({ name, message: translate(language, 'error.NOT_FOUND') })),
    ...blockers.map(({ shopName, reason }) => ({
      name: shopName,
      message: translate(language, `task.wizard.left.${reason}`),
    })),
  ];
  return stores.map(({ name, message }, at) => ({ row: at + 1, column, value: name, message }));
}
