import type { RepeatBody } from '@rondo/contract/free-task';
import type { Actor } from '@rondo/domain/actor';
import { type SettledReview, settleChosen } from '@rondo/domain/process-plan';
import type { Dispatch } from '@rondo/domain/task';
import type { Tx } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { announceTasks, createTasks, type NewFreeTask } from '../task/index.ts';
import { hangAttached } from './attached.ts';
import * as q from './free-task.queries.ts';
import type { Place } from './handlers-at.ts';

interface When {
  startAt: Date;
  /** By the zone of its store, of none: of the company. */
  dueAt: (timeZone: string | null) => Date;
  dispatch: Extract<Dispatch, 'immediate' | 'scheduled' | 'cyclic'>;
  batchId: string;
}

/** Makes one task a place, each with its sub-tasks, in the caller's transaction; answers the ids of the wholes. */
export async function makeFreeTasks(
  tx: Tx,
  owner: Pick<Actor, 'memberId' | 'timeZone'>,
  wanted: RepeatBody,
  places: readonly Place[],
  { dueAt, ...when }: When,
): Promise<string[]> {
  const base = {
    ...({ kind: 'free', description: '', priority: wanted.priority, initiatorId: owner.memberId } as const),
    ...{ ...when, deadlinePolicy: wanted.deadlinePolicy, claimedBy: null },
  };
  const wholes = await makeWholes(
    tx,
    owner.timeZone,
    wanted,
    places.map(({ shop: { id, name, path, timeZone }, handlerIds }) => ({
      ...base,
      deadlineAt: dueAt(timeZone),
      ...{ name: wanted.name, parentId: null, shop: { id, name, path }, handlerIds, ccIds: wanted.ccIds },
      ...{ reviewerIds: [], reviewLevels: levelsFor(wanted, handlerIds) },
    })),
  );
  const parts = await makeParts(
    tx,
    owner.timeZone,
    wanted,
    wholes.flatMap(({ id, shop, deadlineAt }) =>
      wanted.parts.map(({ name, handlerId }) => ({
        ...base,
        ...{ name, parentId: id, shop, deadlineAt, handlerIds: [handlerId], ccIds: [], reviewerIds: [] },
      })),
    ),
  );
  const ids = wholes.map(({ id }) => id);
  if (when.startAt <= tx.now()) await announceTasks(tx, [...ids, ...parts]);
  return ids;
}

/** The chosen levels without those who do the work, the sub-tasks included: nobody reviews their own. */
export const reviewOf = ({ levels, parts }: RepeatBody, handlerIds: readonly string[]): SettledReview =>
  settleChosen(levels, [...handlerIds, ...parts.map(({ handlerId }) => handlerId)]);

function levelsFor(wanted: RepeatBody, handlerIds: readonly string[]) {
  const settled = reviewOf(wanted, handlerIds);
  if (settled.isBlocked) throw new AppError('REVIEWER_NEEDED');
  return settled.levels;
}

type Made = Pick<NewFreeTask, 'shop' | 'deadlineAt'> & { id: string };

/** The tasks themselves; what is asked for is asked of their sub-tasks where they have any. */
async function makeWholes(
  tx: Tx,
  timeZone: string,
  wanted: RepeatBody,
  tasks: readonly NewFreeTask[],
): Promise<Made[]> {
  const ids = await createTasks(tx, timeZone, tasks);
  const asked = wanted.parts.length > 0 ? NOTHING : wanted.evidence;
  await q.insert(
    tx.db,
    ids.map((task_id) => ({
      ...{ company_id: tx.companyId, task_id, ...columnsOf(asked), ...EMPTY },
      ...{ content: wanted.content, file_ids: wanted.fileIds, document_ids: wanted.documentIds },
    })),
  );
  const made = tasks.flatMap(({ shop, deadlineAt }, at) =>
    ids.slice(at, at + 1).map((id) => ({ id, shop, deadlineAt })),
  );
  await hangAttached(
    tx,
    made.map(({ id, shop }) => ({ kind: 'task', id, shopId: shop.id })),
    wanted,
  );
  return made;
}

async function makeParts(
  tx: Tx,
  timeZone: string,
  wanted: RepeatBody,
  tasks: readonly NewFreeTask[],
): Promise<string[]> {
  if (tasks.length === 0) return [];
  const ids = await createTasks(tx, timeZone, tasks);
  await q.insert(
    tx.db,
    ids.map((task_id) => ({ company_id: tx.companyId, task_id, ...columnsOf(wanted.evidence), ...EMPTY })),
  );
  return ids;
}

const NOTHING: RepeatBody['evidence'] = { photos: 0, text: false, number: false, numberLabel: '' };
const EMPTY = { content: '', file_ids: [], document_ids: [], result_text: '', result_file_ids: [] };

const columnsOf = ({ photos, text, number, numberLabel }: RepeatBody['evidence']) => ({
  needed_photos: photos,
  needs_text: text,
  needs_number: number,
  number_label: number ? numberLabel : '',
});
