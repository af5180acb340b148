import type { freeTaskApi as api } from '@rondo/contract/free-task';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { LIMIT } from '@rondo/domain/limit';
import { settleChosen } from '@rondo/domain/process-plan';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { attachFilesToAll } from '../../file/index.ts';
import { requireActive } from '../../people/index.ts';
import { announceTasks, createTasks, type NewFreeTask, timesOf } from '../../task/index.ts';
import * as q from '../free-task.queries.ts';
import { handlersAt } from '../handlers-at.ts';

type Wanted = Parsed<typeof api.create>;

/** Creates the tasks with their sub-tasks, all or none. */
export async function create(context: Context, wanted: Wanted): Promise<Output<typeof api.create>> {
  return context.once(wanted.requestId, 'free-task.create', async (tx) => {
    const reader = { ...context, db: tx.db };
    const times = timesOf(wanted, tx.now());
    await requirePeople(reader, wanted);
    const places = await handlersAt(reader, wanted);
    const max = LIMIT.task.dispatched;
    if (places.length * (1 + wanted.parts.length) > max) throw refuseField('shopIds', 'too_many', { max });
    const base = {
      ...({ kind: 'free', description: '', priority: wanted.priority, initiatorId: context.actor.memberId } as const),
      ...{ startAt: times.startAt, deadlineAt: times.deadlineAt, deadlinePolicy: wanted.deadlinePolicy },
      ...({ dispatch: times.isScheduled ? 'scheduled' : 'immediate', batchId: tx.newId(), claimedBy: null } as const),
    };
    const wholes = await makeWholes(
      tx,
      context.actor.timeZone,
      wanted,
      places.map(({ shop, handlerIds }) => ({
        ...base,
        ...{ name: wanted.name, parentId: null, shop, handlerIds, ccIds: wanted.ccIds },
        ...{ reviewerIds: [], reviewLevels: levelsFor(wanted, handlerIds) },
      })),
    );
    const parts = await makeParts(
      tx,
      context.actor.timeZone,
      wanted,
      wholes.flatMap(({ id, shop }) =>
        wanted.parts.map(({ name, handlerId }) => ({
          ...base,
          ...{ name, parentId: id, shop, handlerIds: [handlerId], ccIds: [], reviewerIds: [] },
        })),
      ),
    );
    if (!times.isScheduled) await announceTasks(tx, [...wholes.map(({ id }) => id), ...parts]);
    const [first] = wholes;
    if (!first) throw new AppError('HANDLER_NEEDED');
    return { firstTaskId: first.id, tasks: wholes.length };
  });
}

/** Everybody named works here, and nobody reviews on two levels. */
async function requirePeople({ db, actor }: Pick<Context, 'db' | 'actor'>, wanted: Wanted): Promise<void> {
  const { executor, levels, ccIds, parts } = wanted;
  const reviewerIds = levels.flatMap(({ memberIds }) => memberIds);
  if (new Set(reviewerIds).size < reviewerIds.length) throw refuseField('levels', 'repeated');
  const named = executor.kind === 'members' ? executor.memberIds : [];
  const handlerIds = parts.map(({ handlerId }) => handlerId);
  await requireActive(db, actor.companyId, [...named, ...reviewerIds, ...ccIds, ...handlerIds]);
}

/** The chosen levels without those who do the work, the sub-tasks included: nobody reviews their own. */
function levelsFor({ levels, parts }: Wanted, handlerIds: readonly string[]) {
  const settled = settleChosen(levels, [...handlerIds, ...parts.map(({ handlerId }) => handlerId)]);
  if (settled.isBlocked) throw new AppError('REVIEWER_NEEDED');
  return settled.levels;
}

type Made = Pick<NewFreeTask, 'shop'> & { id: string };

/** The tasks themselves; what is asked for is asked of their sub-tasks where they have any. */
async function makeWholes(tx: Tx, timeZone: string, wanted: Wanted, tasks: readonly NewFreeTask[]): Promise<Made[]> {
  const ids = await createTasks(tx, timeZone, tasks);
  const asked = wanted.parts.length > 0 ? NOTHING : wanted.evidence;
  await q.insert(
    tx.db,
    ids.map((task_id) => ({
      ...{ company_id: tx.companyId, task_id, ...columnsOf(asked), ...EMPTY },
      ...{ content: wanted.content, file_ids: wanted.fileIds },
    })),
  );
  const made = tasks.flatMap(({ shop }, at) => ids.slice(at, at + 1).map((id) => ({ id, shop })));
  await attachFilesToAll(
    tx,
    made.map(({ id, shop }) => ({ kind: 'task', id, shopId: shop.id })),
    wanted.fileIds,
  );
  return made;
}

async function makeParts(tx: Tx, timeZone: string, wanted: Wanted, tasks: readonly NewFreeTask[]): Promise<string[]> {
  if (tasks.length === 0) return [];
  const ids = await createTasks(tx, timeZone, tasks);
  await q.insert(
    tx.db,
    ids.map((task_id) => ({ company_id: tx.companyId, task_id, ...columnsOf(wanted.evidence), ...EMPTY })),
  );
  return ids;
}

const NOTHING: Wanted['evidence'] = { photos: 0, text: false, number: false, numberLabel: '' };
const EMPTY = { content: '', file_ids: [], result_text: '', result_file_ids: [] };

const columnsOf = ({ photos, text, number, numberLabel }: Wanted['evidence']) => ({
  needed_photos: photos,
  needs_text: text,
  needs_number: number,
  number_label: number ? numberLabel : '',
});
