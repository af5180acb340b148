import type { freeTaskApi as api } from '@rondo/contract/free-task';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { LIMIT } from '@rondo/domain/limit';
import type { Context } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { requireActive } from '../../people/index.ts';
import { timesOf } from '../../task/index.ts';
import { requireFew } from '../attached.ts';
import { handlersAt } from '../handlers-at.ts';
import { makeFreeTasks } from '../make.ts';

type Wanted = Parsed<typeof api.create>;

/** Creates the tasks with their sub-tasks, all or none. */
export async function create(context: Context, { review, ...asked }: Wanted): Promise<Output<typeof api.create>> {
  const wanted = { ...asked, levels: levelsOf(review, asked.levels) };
  return context.once(wanted.requestId, 'free-task.create', async (tx) => {
    const reader = { ...context, db: tx.db };
    const times = timesOf(wanted, tx.now(), context.actor.timeZone);
    requireFew(wanted);
    await requirePeople(reader, wanted);
    const places = await handlersAt(reader, wanted);
    const max = LIMIT.task.dispatched;
    if (places.length * (1 + wanted.parts.length) > max) throw refuseField('shopIds', 'too_many', { max });
    const ids = await makeFreeTasks(tx, context.actor, wanted, places, {
      ...{ startAt: times.startAt, dueAt: times.dueAt, batchId: tx.newId() },
      dispatch: times.isScheduled ? 'scheduled' : 'immediate',
    });
    const [firstTaskId] = ids;
    if (!firstTaskId) throw new AppError('HANDLER_NEEDED');
    return { firstTaskId, tasks: ids.length };
  });
}

/** The levels of a review; none where it is switched off, and never none where it is not (C3). */
export function levelsOf(review: boolean, levels: Wanted['levels']): Wanted['levels'] {
  if (!review) return [];
  if (levels.length === 0) throw new AppError('REVIEWER_NEEDED');
  return levels;
}

/** Everybody named works here, and nobody reviews on two levels. */
export async function requirePeople(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  wanted: Pick<Wanted, 'executor' | 'levels' | 'ccIds' | 'parts'>,
): Promise<void> {
  const { executor, levels, ccIds, parts } = wanted;
  const reviewerIds = levels.flatMap(({ memberIds }) => memberIds);
  if (new Set(reviewerIds).size < reviewerIds.length) throw refuseField('levels', 'repeated');
  const named = executor.kind === 'members' ? executor.memberIds : [];
  const handlerIds = parts.map(({ handlerId }) => handlerId);
  await requireActive(db, actor.companyId, [...named, ...reviewerIds, ...ccIds, ...handlerIds]);
}
