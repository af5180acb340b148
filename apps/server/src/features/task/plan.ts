import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { taskApi } from '@rondo/contract/task';
import { LIMIT } from '@rondo/domain/limit';
import type { Context } from '../../platform/context.ts';
import { AppError, refuseField } from '../../platform/errors.ts';
import { requireShared } from '../template/index.ts';
import { requireFewAttached } from './attached.ts';
import * as q from './dispatch.queries.ts';
import { dueInZone, dueOf } from './due-of.ts';
import { isEven, requireRule } from './executors.ts';
import { tasksAt } from './tasks-at.ts';
import { forOneOf, usableTemplates } from './usable-templates.ts';

type Wanted = Parsed<typeof taskApi.preview>;

/** A scheduled start lies at least this far ahead, ms (product 8). */
const LEAST_AHEAD_MS = 5 * 60_000;

/**
 * What a dispatch would create: a task a shop and template (and executor with "all"), and what stops it. Writes nothing. More stores
 * than one answer creates tasks for are not shared out here but by the background work (`isSharedLater`): their tasks name everybody who could
 * do them.
 */
export async function plan(context: Reader, wanted: Wanted) {
  const { db, actor, now } = context;
  requireFewAttached(wanted.photoIds, wanted.documentIds);
  const templates = await usableTemplates(context, wanted);
  for (const one of templates) await forOneOf(templates, one, () => requireShared(context, one.templateId));
  const times = startOf(wanted.startAt, now());
  const dueAt = dueOf(wanted, { ...times, now: now(), timeZone: actor.timeZone });
  const shops = await q.chosenShops(db, actor, wanted).execute();
  const { shopIds, excludedIds } = wanted;
  const known = new Set([...excludedIds, ...shops.map((shop) => shop.id)]);
  if (shopIds.some((id) => !known.has(id))) throw new AppError('NOT_FOUND');
  if (shops.length === 0) throw refuseField('shopIds', 'required');
  await requireRule(db, actor.companyId, wanted.executor);
  const isSharedLater = isEven(wanted.executor) && shops.length > LIMIT.task.dispatched;
  const planned = await tasksAt(context, wanted, { templates, shops, isShared: !isSharedLater });
  const dayEnds = wanted.deadlineDays === undefined ? null : spanOf(planned.tasks, dueAt, actor.timeZone);
  return { templates, shops, isSharedLater, ...planned, ...times, dueAt, dayEnds };
}

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;

/** How far apart the ends of a day lie; asks each of the deadlines, so that one that cannot be met is refused. Null without tasks. */
function spanOf(
  tasks: readonly { shop: Parameters<ReturnType<typeof dueOf>>[0] }[],
  dueAt: ReturnType<typeof dueOf>,
  timeZone: string,
) {
  const ends = new Map(tasks.map(({ shop }) => [shop.time_zone || timeZone, dueAt(shop).deadlineAt.toISOString()]));
  const [first, ...later] = [...ends.values()].toSorted();
  return first === undefined ? null : { timeZones: ends.size, first, last: later.at(-1) ?? first };
}

/** When a task begins and, by the zone of its store, is due; refuses a start that is too near and a deadline that cannot be met. */
export function timesOf(
  { startAt, ...asked }: Pick<Wanted, 'startAt' | 'deadlineAt' | 'deadlineDays'>,
  now: Date,
  timeZone: string,
) {
  const start = startOf(startAt, now);
  return { ...start, dueAt: dueInZone(asked, { startAt: start.startAt, now, timeZone }) };
}

function startOf(startAt: string | undefined, now: Date): { startAt: Date; isScheduled: boolean } {
  const start = startAt ? new Date(startAt) : now;
  if (startAt && start.getTime() < now.getTime() + LEAST_AHEAD_MS)
    throw refuseField('startAt', 'start_soon', { minutes: LEAST_AHEAD_MS / 60_000 });
  return { startAt: start, isScheduled: startAt !== undefined };
}
