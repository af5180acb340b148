import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { taskApi as api } from '@rondo/contract/task';
import { LIMIT } from '@rondo/domain/limit';
import { roleName } from '@rondo/messages/role-name';
import type { Context } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { peopleByIds, requireActive } from '../../people/index.ts';
import { announce } from '../announce.ts';
import { createTasks } from '../create-tasks.ts';
import * as q from '../dispatch.queries.ts';
import { startDispatch } from '../dispatch-work.ts';
import { plan } from '../plan.ts';
import { taskOf } from '../task-of-plan.ts';
import type { Blocker } from '../tasks-at.ts';

/** Stores that a preview names. */
const NAMED_SHOPS = 4;
/** Reviewers that it names. */
const NAMED_PEOPLE = 12;

/** The numbers and names of the last step of the wizard. */
export async function preview(
  context: Context,
  wanted: Parsed<typeof api.preview>,
): Promise<Output<typeof api.preview>> {
  const planned = await plan(context, wanted);
  const { templates, shops, tasks, blockers, leftOut, reviewerIds, isSharedLater, dayEnds } = planned;
  const { db, actor } = context;
  const named = reviewerIds.slice(0, NAMED_PEOPLE);
  const nameOf = await peopleByIds(db, actor.companyId, named);
  const perExecutor = new Map<string, number>();
  for (const { handlerIds } of tasks) for (const id of handlerIds) perExecutor.set(id, (perExecutor.get(id) ?? 0) + 1);
  const loads = [...perExecutor.values()];
  const reasons = new Set(blockers.map(({ reason }) => reason));
  return {
    shops: shops.length,
    templates: templates.length,
    tasks: tasks.length,
    executors: loads.length,
    mostPerExecutor: isSharedLater ? null : loads.reduce((most, one) => Math.max(most, one), 0),
    fewestPerExecutor: isSharedLater ? null : loads.reduce((least, one) => Math.min(least, one), loads[0] ?? 0),
    shopNames: shops.slice(0, NAMED_SHOPS).map((shop) => shop.name),
    reviewers: named.flatMap((id) => nameOf(id) ?? []),
    reviewerCount: reviewerIds.length,
    blockers: [...reasons].flatMap((reason) =>
      blockers.filter((one) => one.reason === reason).slice(0, LIMIT.task.blockersNamed),
    ),
    blocked: countsOf(blockers),
    ...leftOutOf(leftOut, templates.length),
    dayEnds,
  };
}

/** How many stores each reason stops, for all templates and for one of them. */
function countsOf(blockers: readonly Blocker[]): Output<typeof api.preview>['blocked'] {
  const counts = new Map<string, Output<typeof api.preview>['blocked'][number]>();
  for (const { reason, template } of blockers) {
    const key = `${reason} ${template?.id}`;
    counts.set(key, { reason, template, shops: (counts.get(key)?.shops ?? 0) + 1 });
  }
  return [...counts.values()];
}

/** How many stores are left out as a whole, and how many go without one of the templates. */
function leftOutOf(
  leftOut: readonly Blocker[],
  templates: number,
): Pick<Output<typeof api.preview>, 'leftOut' | 'without'> {
  const ofShop = new Map<string, number>();
  for (const { shopId, template } of leftOut)
    ofShop.set(shopId, template === null ? templates : (ofShop.get(shopId) ?? 0) + 1);
  const without = new Map<string, Output<typeof api.preview>['without'][number]>();
  for (const { shopId, template } of leftOut) {
    if (template === null || ofShop.get(shopId) === templates) continue;
    without.set(template.id, { template, shops: (without.get(template.id)?.shops ?? 0) + 1 });
  }
  return {
    leftOut: [...ofShop.values()].filter((some) => some === templates).length,
    without: [...without.values()],
  };
}

/**
 * Creates the tasks, all or none; a shop without anybody to do it stops the dispatch. What is too large for one answer goes on
 * as background work.
 */
export async function dispatch(
  context: Context,
  wanted: Parsed<typeof api.dispatch>,
): Promise<Output<typeof api.dispatch>> {
  const { actor, once } = context;
  return once(wanted.requestId, 'task.dispatch', async (tx) => {
    const planned = await plan({ ...context, db: tx.db }, wanted);
    const max = LIMIT.task.dispatchedLater;
    if (planned.tasks.length > max) throw refuseField('shopIds', 'too_many', { max });
    const [blocker] = planned.blockers;
    if (blocker) throw refusalOf(blocker, planned.blockers.slice(0, LIMIT.task.blockersNamed));
    const copied = new Set<string>();
    for (const { ccIds } of planned.tasks) for (const id of ccIds) copied.add(id);
    await requireActive(tx.db, actor.companyId, [...namedIn(wanted.executor), ...planned.reviewerIds, ...copied]);
    const batchId = tx.newId();
    const [without] = planned.leftOut;
    if (planned.tasks.length === 0 && without)
      throw refusalOf(without, planned.leftOut.slice(0, LIMIT.task.blockersNamed));
    if (planned.tasks.length === 0) throw new AppError('HANDLER_NEEDED');
    if (planned.isSharedLater || planned.tasks.length > LIMIT.task.dispatched)
      return startDispatch(tx, actor, wanted, planned, batchId);
    const given = { wanted, planned, batchId, actor };
    const ids = await createTasks(tx, actor.timeZone, planned.tasks.map(taskOf(given)));
    if (!planned.isScheduled) await announce(tx, ids);
    const [firstTaskId] = ids;
    if (!firstTaskId) throw new AppError('HANDLER_NEEDED');
    return { batchId, tasks: ids.length, firstTaskId, jobId: null };
  });
}

const namedIn = (rule: Parsed<typeof api.dispatch>['executor']): readonly string[] =>
  rule.kind === 'members' ? rule.memberIds : [];

/** Roles that a dispatch may name. */
export async function executorRoles({ db, actor, language }: Context): Promise<Output<typeof api.executorRoles>> {
  const roles = await q.dispatchableRoles(db, actor.companyId).execute();
  return roles.map((role) => ({ id: role.id, name: roleName(language, role) }));
}

const REFUSALS = {
  no_executor: 'HANDLER_NEEDED',
  no_manager: 'SHOP_NEEDS_MANAGER',
  not_open: 'SHOP_NOT_OPEN',
  no_reviewer: 'REVIEWER_NEEDED',
  not_shared: 'TEMPLATE_NOT_FOR_SHOP',
} as const;

function refusalOf({ reason }: Blocker, blockers: readonly Blocker[]): AppError {
  return new AppError(REFUSALS[reason], { data: { blockers } });
}
