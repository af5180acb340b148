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

type Blocker = Output<typeof api.preview>['blockers'][number];

/** Stores that a preview names. */
const NAMED_SHOPS = 4;

/** The numbers and names of the last step of the wizard. */
export async function preview(
  context: Context,
  wanted: Parsed<typeof api.preview>,
): Promise<Output<typeof api.preview>> {
  const { shops, tasks, blockers, reviewerIds } = await plan(context, wanted);
  const { db, actor } = context;
  const nameOf = await peopleByIds(db, actor.companyId, reviewerIds);
  const perExecutor = new Map<string, number>();
  for (const id of tasks.flatMap((task) => task.handlerIds)) perExecutor.set(id, (perExecutor.get(id) ?? 0) + 1);
  const loads = [...perExecutor.values()];
  return {
    shops: shops.length,
    tasks: tasks.length,
    executors: loads.length,
    mostPerExecutor: loads.length === 0 ? 0 : Math.max(...loads),
    fewestPerExecutor: loads.length === 0 ? 0 : Math.min(...loads),
    shopNames: shops.slice(0, NAMED_SHOPS).map((shop) => shop.name),
    reviewers: reviewerIds.flatMap((id) => nameOf(id) ?? []),
    blockers,
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
    if (blocker) throw refusalOf(blocker, planned.blockers);
    const copied = planned.tasks.flatMap((task) => task.ccIds);
    await requireActive(tx.db, actor.companyId, [...namedIn(wanted.executor), ...planned.reviewerIds, ...copied]);
    const batchId = tx.newId();
    if (planned.tasks.length > LIMIT.task.dispatched) return startDispatch(tx, actor, wanted, planned, batchId);
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
} as const;

function refusalOf({ reason }: Blocker, blockers: readonly Blocker[]): AppError {
  return new AppError(REFUSALS[reason], { data: { blockers } });
}
