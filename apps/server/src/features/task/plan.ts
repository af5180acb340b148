import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { taskApi } from '@rondo/contract/task';
import { deadlineFault } from '@rondo/domain/deadline';
import { isUsableMode } from '@rondo/domain/task';
import type { Context } from '../../platform/context.ts';
import { AppError, refuseField } from '../../platform/errors.ts';
import { publishedVersion } from '../template/index.ts';
import * as q from './dispatch.queries.ts';
import { executors, requireRule } from './executors.ts';

type Wanted = Parsed<typeof taskApi.preview>;
type Blocker = Output<typeof taskApi.preview>['blockers'][number];

/** A scheduled start lies at least this far ahead, ms (product 8). */
const LEAST_AHEAD_MS = 5 * 60_000;

/** What a dispatch would create: a task a shop (a shop and an executor with "all"), and what stops it. Writes nothing. */
export async function plan(context: Context, wanted: Wanted) {
  const { db, actor, now } = context;
  const template = await usableTemplate(context, wanted);
  const times = timesOf(wanted, now());
  // A self-inspection is always looked at by somebody (C3).
  const reviewerIds = wanted.review || wanted.mode === 'self' ? wanted.reviewerIds : [];
  if ((wanted.review || wanted.mode === 'self') && reviewerIds.length === 0) throw new AppError('REVIEWER_NEEDED');
  const shops = await q.chosenShops(db, actor, wanted.shopIds, wanted.groupIds).execute();
  if (wanted.shopIds.some((id) => !shops.some((shop) => shop.id === id))) throw new AppError('NOT_FOUND');
  if (shops.length === 0) throw refuseField('shopIds', 'required');
  const open = shops.filter((shop) => shop.state === 'open');
  await requireRule(db, actor.companyId, wanted.executor);
  const found = await executors(
    db,
    actor.companyId,
    wanted.executor,
    open.map((shop) => shop.id),
  );
  const each = wanted.executor.kind !== 'manager' && wanted.executor.how === 'all';
  const tasks = open.flatMap((shop) => {
    const ids = found.get(shop.id) ?? [];
    if (ids.length === 0) return [];
    return each ? ids.map((id) => ({ shop, handlerIds: [id] })) : [{ shop, handlerIds: ids }];
  });
  const nobody = wanted.executor.kind === 'manager' ? 'no_manager' : 'no_executor';
  const blockers = shops.flatMap((shop): Blocker[] => {
    if (shop.state !== 'open') return [{ shopId: shop.id, shopName: shop.name, reason: 'not_open' }];
    return found.has(shop.id) ? [] : [{ shopId: shop.id, shopName: shop.name, reason: nobody }];
  });
  return { template, shops, tasks, blockers, reviewerIds, ...times };
}

/** The published version, as long as the template takes new tasks of this mode. */
export async function usableTemplate(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  { templateId, mode }: Pick<Wanted, 'templateId' | 'mode'>,
) {
  const template = await publishedVersion(db, actor.companyId, templateId);
  if (!template) throw new AppError('NOT_FOUND');
  if (template.state === 'disabled') throw new AppError('TEMPLATE_DISABLED');
  if (!isUsableMode(mode)) throw new AppError('MODE_UNAVAILABLE');
  if (!template.modes.includes(mode)) throw refuseField('mode', 'choice');
  return template;
}

function timesOf(
  { startAt, deadlineAt }: Wanted,
  now: Date,
): { startAt: Date; deadlineAt: Date; isScheduled: boolean } {
  const start = startAt ? new Date(startAt) : now;
  if (startAt && start.getTime() < now.getTime() + LEAST_AHEAD_MS)
    throw refuseField('startAt', 'start_soon', { minutes: LEAST_AHEAD_MS / 60_000 });
  const deadline = new Date(deadlineAt);
  if (deadlineFault(deadline, start, now) !== null) throw new AppError('DEADLINE_PAST');
  return { startAt: start, deadlineAt: deadline, isScheduled: startAt !== undefined };
}
