import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { taskApi } from '@rondo/contract/task';
import type { Actor } from '@rondo/domain/actor';
import { LIMIT } from '@rondo/domain/limit';
import { NUMBER_PREFIX } from '@rondo/domain/number';
import { translate } from '@rondo/messages';
import { z } from 'zod';
import type { Tx } from '../../platform/context.ts';
import { longWork, type RowError } from '../../platform/long-work.ts';
import { numbersOf, takeRange } from '../../platform/number-sequence.ts';
import { startWork } from '../../platform/start-work.ts';
import { requireShared } from '../template/index.ts';
import { announce } from './announce.ts';
import { createTasks } from './create-tasks.ts';
import * as q from './dispatch.queries.ts';
import { dueOf } from './due-of.ts';
import type { plan } from './plan.ts';
import { taskOf } from './task-of-plan.ts';
import { tasksAt } from './tasks-at.ts';
import { usableTemplates } from './usable-templates.ts';

type Wanted = Omit<Parsed<typeof taskApi.dispatch>, 'requestId'>;
type Planned = Awaited<ReturnType<typeof plan>>;

/** Everything as it was agreed to; stores that join a group later do not come along. */
const workInput = z.object({
  wanted: z.preprocess(withTemplates, taskApi.dispatch.input.omit({ requestId: true })),
  batchId: z.uuid(),
  shopIds: z.array(z.uuid()),
  /** Stores that go without one of the templates, by its id. */
  without: z.record(z.uuid(), z.array(z.uuid())).default({}),
  isScheduled: z.boolean(),
  numbers: z.object({ day: z.string(), from: z.number(), count: z.number() }),
});

/** Work that the version before put down names its one template. */
function withTemplates(wanted: unknown): unknown {
  const isOfBefore = typeof wanted === 'object' && wanted !== null && 'templateId' in wanted;
  return isOfBefore ? { ...wanted, templateIds: [wanted.templateId] } : wanted;
}

/**
 * Puts down a dispatch that is too large for one answer. Its numbers are taken now, so that the long transaction keeps nobody
 * else from theirs.
 */
export async function startDispatch(
  tx: Tx,
  actor: Actor,
  { requestId: _, ...wanted }: Parsed<typeof taskApi.dispatch>,
  { shops, tasks, leftOut, startAt, isScheduled }: Planned,
  batchId: string,
): Promise<Output<typeof taskApi.dispatch>> {
  const { db, companyId } = tx;
  const jobId = tx.newId();
  const numbers = await takeRange(db, companyId, NUMBER_PREFIX.task, tx.now(), actor.timeZone, tasks.length);
  const { shopIds: __, groupIds: ___, excludedIds: ____, ...kept } = wanted;
  // What is left out was agreed to, and is no error.
  const out = new Set(leftOut.flatMap(({ shopId, template }) => (template === null ? [shopId] : [])));
  const without: Record<string, string[]> = {};
  for (const { shopId, template } of leftOut) {
    if (template) without[template.id] = [...(without[template.id] ?? []), shopId];
  }
  await startWork(tx, {
    ...{ id: jobId, kind: 'task.dispatch', memberId: actor.memberId, name: wanted.name, total: tasks.length },
    input: {
      wanted: { ...kept, startAt: startAt.toISOString() },
      batchId,
      shopIds: shops.flatMap(({ id }) => (out.has(id) ? [] : [id])),
      without,
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
  async run(tx, actor, { wanted, batchId, shopIds, without, isScheduled, numbers }, { progress }) {
    const { db } = tx;
    const shops = await q.chosenShops(db, actor, { shopIds, groupIds: [], excludedIds: [] }).execute();
    const templates = await usableTemplates({ db, actor }, wanted);
    for (const { templateId } of templates) await requireShared({ db, actor }, templateId);
    const { tasks, blockers, leftOut } = await tasksAt({ db, actor }, wanted, { templates, shops });
    const planned = timesOf(tx, wanted, { isScheduled, timeZone: actor.timeZone });
    const isAgreed = agreedBy(without);
    const made = tasks
      .filter(({ shop, template }) => !isAgreed(shop.id, template.templateId))
      .map(taskOf({ wanted, planned, batchId, actor }));
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
    const stopped = [...blockers, ...leftOut].filter(({ shopId, template }) => !isAgreed(shopId, template?.id));
    const errors = await errorsOf(tx, gone, stopped);
    return { counts: { created: made.length, refused: errors.length }, errors };
  },
});

/** Whether it was agreed to that a store goes without a template. */
function agreedBy(without: Readonly<Record<string, readonly string[]>>) {
  const shops = new Map(Object.entries(without).map(([templateId, ids]) => [templateId, new Set(ids)]));
  return (shopId: string, templateId = ''): boolean => shops.get(templateId)?.has(shopId) ?? false;
}

/** Start and deadline as they were confirmed; a start that has passed meanwhile becomes now, and days are counted from it all the same. */
function timesOf({ now }: Tx, wanted: Wanted, { isScheduled, timeZone }: { isScheduled: boolean; timeZone: string }) {
  const planned = wanted.startAt ? new Date(wanted.startAt) : now();
  const startAt = planned > now() ? planned : now();
  return { startAt, dueAt: dueOf(wanted, { startAt, countFrom: planned, now: now(), timeZone }), isScheduled };
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

/** The stores that got no task, of one template or at all, with the reason. */
async function errorsOf(tx: Tx, gone: readonly string[], blockers: Planned['blockers']): Promise<RowError[]> {
  const { language, db, companyId } = tx;
  const column = translate(language, 'task.shop');
  const names = gone.length === 0 ? [] : await q.namesOfShops(db, companyId, gone).execute();
  const stores = [
    ...names.map(({ name }) => ({ name, message: translate(language, 'error.NOT_FOUND') })),
    ...blockers.map(({ shopName, template, reason }) => ({
      name: template === null ? shopName : `${shopName} · ${template.name}`,
      message: translate(language, `task.wizard.left.${reason}`),
    })),
  ];
  return stores.map(({ name, message }, at) => ({ row: at + 1, column, value: name, message }));
}
