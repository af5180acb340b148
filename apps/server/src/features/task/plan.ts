import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { taskApi } from '@rondo/contract/task';
import { deadlineFault } from '@rondo/domain/deadline';
import { LIMIT } from '@rondo/domain/limit';
import type { FoundLevel } from '@rondo/domain/process-plan';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/db/company-db.ts';
import { AppError, refuseField } from '../../platform/errors.ts';
import { processHolding } from '../inspect-setting/index.ts';
import { outsideShare, publishedVersion, requireShared } from '../template/index.ts';
import * as q from './dispatch.queries.ts';
import { executors, isEven, requireRule } from './executors.ts';
import { signsOff } from './perform-rules.ts';
import { ownLevels, peopleOf, processOf, reviewersOf } from './process-of.ts';

type Wanted = Parsed<typeof taskApi.preview>;
type Blocker = Output<typeof taskApi.preview>['blockers'][number];
type Reason = Blocker['reason'];

/** A scheduled start lies at least this far ahead, ms (product 8). */
const LEAST_AHEAD_MS = 5 * 60_000;

/**
 * What a dispatch would create: a task a shop (a shop and an executor with "all"), and what stops it. Writes nothing. More stores than
 * one answer creates tasks for are not shared out here but by the background work (`isSharedLater`): their tasks name everybody who could
 * do them.
 */
export async function plan(context: Reader, wanted: Wanted) {
  const { db, actor, now } = context;
  const template = await usableTemplate(context, wanted);
  await requireShared(context, wanted.templateId);
  const times = timesOf(wanted, now());
  const shops = await q.chosenShops(db, actor, wanted).execute();
  const { shopIds, excludedIds } = wanted;
  const known = new Set([...excludedIds, ...shops.map((shop) => shop.id)]);
  if (shopIds.some((id) => !known.has(id))) throw new AppError('NOT_FOUND');
  if (shops.length === 0) throw refuseField('shopIds', 'required');
  await requireRule(db, actor.companyId, wanted.executor);
  const isSharedLater = isEven(wanted.executor) && shops.length > LIMIT.task.dispatched;
  const planned = await tasksAt(context, wanted, shops, { isShared: !isSharedLater });
  return { template, shops, isSharedLater, ...planned, ...times };
}

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;
type Shops = Awaited<ReturnType<ReturnType<typeof q.chosenShops>['execute']>>;
type Process = Pick<
  Wanted,
  | 'executor'
  | 'process'
  | 'mode'
  | 'templateId'
  | 'review'
  | 'reviewerIds'
  | 'reviewLevels'
  | 'ccIds'
  | 'leftOut'
  | 'signOff'
  | 'cameraOnly'
>;

/**
 * A task a shop, or a shop and an executor with "all", with who reviews it and who gets copies; and the shops that are not
 * open, where the template may not be used, or where nobody can do or review it.
 */
export async function tasksAt(
  context: Pick<Reader, 'db' | 'actor'>,
  wanted: Process,
  shops: Shops,
  { isShared = true } = {},
) {
  const { db, actor } = context;
  const { executor: rule } = wanted;
  const preset = await processOf(context, wanted);
  const own = preset ? [] : ownLevels(wanted);
  const stores = shops.flatMap((shop) => (shop.state === 'open' ? [shop.id] : []));
  const outside = await outsideShare(db, actor.companyId, wanted.templateId, stores);
  const openIds = stores.filter((id) => !outside.has(id));
  const found = await executors(db, actor.companyId, rule, openIds, { mode: wanted.mode, isShared });
  const people = await peopleOf(context, { preset, wanted, own, shopIds: openIds });
  const signed = await signers(db, actor.companyId, wanted, openIds);
  const each = rule.kind !== 'manager' && rule.how === 'all';
  const given = shops.flatMap((shop) => {
    const ids = found.get(shop.id) ?? [];
    if (ids.length === 0) return [];
    return each ? ids.map((id) => ({ shop, handlerIds: [id] })) : [{ shop, handlerIds: ids }];
  });
  const all = given.map(({ shop, handlerIds }) => {
    if (!isEven(rule) || isShared) return { shop, handlerIds, ...people(shop.id, handlerIds) };
    // Any of them may get the store: somebody has to be left to review it, whoever does.
    const isBlocked = handlerIds.some((id) => people(shop.id, [id]).isBlocked);
    return { shop, handlerIds, ...people(shop.id, []), isBlocked };
  });
  const unreviewed = new Set(all.filter((task) => task.isBlocked).map((task) => task.shop.id));
  const reasonOf = (shop: Shops[number]): Reason | null => {
    if (shop.state !== 'open') return 'not_open';
    if (outside.has(shop.id)) return 'not_shared';
    if (!signed(shop.id)) return 'no_manager';
    if (!found.has(shop.id)) return rule.kind === 'manager' ? 'no_manager' : 'no_executor';
    return unreviewed.has(shop.id) ? 'no_reviewer' : null;
  };
  const stopped = shops.flatMap((shop): Blocker[] => {
    const reason = reasonOf(shop);
    return reason ? [{ shopId: shop.id, shopName: shop.name, reason }] : [];
  });
  const tasks = all.filter((task) => !unreviewed.has(task.shop.id) && signed(task.shop.id));
  requireFew(isEven(rule) ? tasks.map((task) => ({ ...task, handlerIds: task.handlerIds.slice(0, 1) })) : tasks);
  const isLeftOut = ({ reason }: Blocker): boolean => wanted.leftOut.includes(reason);
  return {
    tasks,
    blockers: stopped.filter((one) => !isLeftOut(one)),
    leftOut: stopped.filter(isLeftOut),
    reviewerIds: [...new Set([...reviewersOf(own), ...tasks.flatMap((task) => reviewersOf(task.reviewLevels))])],
  };
}

/** More rows than a dispatch can write in a reasonable time: most of all hundreds of people at each of thousands of stores. */
function requireFew(
  tasks: readonly { handlerIds: readonly string[]; reviewLevels: readonly FoundLevel[]; ccIds: readonly string[] }[],
) {
  const max = LIMIT.task.dispatchedPeople;
  let people = 0;
  for (const { handlerIds, reviewLevels, ccIds } of tasks)
    people += handlerIds.length + reviewersOf(reviewLevels).length + ccIds.length;
  if (people > max) throw refuseField('executor', 'too_many_people', { max });
}

/** Whether somebody can sign at a store, where the store signs: it has a manager (C3). */
export async function signers(
  db: Db,
  companyId: string,
  wanted: Pick<Process, 'mode' | 'templateId' | 'signOff'>,
  shopIds: readonly string[],
) {
  const preset = await processHolding(db, companyId, wanted.mode, wanted.templateId);
  if (!signsOff(wanted, preset)) return () => true;
  const managed = await executors(db, companyId, { kind: 'manager' }, shopIds);
  return (shopId: string) => managed.has(shopId);
}

/** The published version, as long as the template takes new tasks of this mode. */
export async function usableTemplate(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  { templateId, mode }: Pick<Wanted, 'templateId' | 'mode'>,
) {
  const template = await publishedVersion(db, actor.companyId, templateId);
  if (!template) throw new AppError('NOT_FOUND');
  if (template.state === 'disabled') throw new AppError('TEMPLATE_DISABLED');
  if (!template.modes.includes(mode)) throw refuseField('mode', 'choice');
  return template;
}

/** When a task begins and is due; refuses a start that is too near and a deadline that cannot be met. */
export function timesOf(
  { startAt, deadlineAt }: Pick<Wanted, 'startAt' | 'deadlineAt'>,
  now: Date,
): { startAt: Date; deadlineAt: Date; isScheduled: boolean } {
  const start = startAt ? new Date(startAt) : now;
  if (startAt && start.getTime() < now.getTime() + LEAST_AHEAD_MS)
    throw refuseField('startAt', 'start_soon', { minutes: LEAST_AHEAD_MS / 60_000 });
  const deadline = new Date(deadlineAt);
  if (deadlineFault(deadline, start, now) !== null) throw new AppError('DEADLINE_PAST');
  return { startAt: start, deadlineAt: deadline, isScheduled: startAt !== undefined };
}
