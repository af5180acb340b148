import { NUMBER_PREFIX } from '@rondo/domain/number';
import type { Dispatch, Mode, Purpose } from '@rondo/domain/task';
import type { Tx } from '../../platform/context.ts';
import { takeNumbers } from '../../platform/number-sequence.ts';
import { pinyinOf } from '../../platform/pinyin.ts';
import { keepActive } from '../people/index.ts';
import { followMoves } from '../process/index.ts';
import * as q from './dispatch.queries.ts';
import { taskWaiting } from './waiting.queries.ts';

/** What a task is made of; names and paths as they are now, to be kept (product 1.3). */
export interface NewTask {
  name: string;
  description: string;
  mode: Mode;
  purpose: Purpose;
  dispatch: Dispatch;
  batchId: string | null;
  shop: { id: string; name: string; path: string };
  template: { id: string; versionId: string; name: string; versionNo: number };
  /** Later than now: not initiated until then. */
  startAt: Date;
  deadlineAt: Date;
  deadlinePolicy: 'allow_late' | 'close';
  initiatorId: string;
  handlerIds: readonly string[];
  reviewerIds: readonly string[];
  ccIds: readonly string[];
  /** The record whose failed items are inspected again. */
  baseRecordId?: string;
  /** Whoever begins it at once. */
  claimedBy: string | null;
}

/** Tasks written in one go. */
const CHUNK = 500;
/** From so many on the tables grow enough within the transaction to make old plans slow. */
const MANY = 50;

/** Creates tasks in the caller's transaction: numbered, with people, turns and history; answers their ids in order. Refuses MEMBER_NOT_FOUND when one of the people has left meanwhile. */
export async function createTasks(tx: Tx, timeZone: string, tasks: readonly NewTask[]): Promise<string[]> {
  const at = tx.now();
  const numbers = await takeNumbers(tx.db, tx.companyId, NUMBER_PREFIX.task, at, timeZone, tasks.length);
  const spelt = new Map(tasks.map((task) => [task.name, '']));
  for (const name of spelt.keys()) spelt.set(name, pinyinOf(name));
  const made = tasks.map((task, i) => ({
    ...{ task, id: tx.newId(), number: numbers[i] ?? '' },
    pinyin: spelt.get(task.name) ?? '',
  }));
  if (made.length >= MANY) await q.planForGrowth(tx.db);
  for (let from = 0; from < made.length; from += CHUNK) {
    const some = made.slice(from, from + CHUNK);
    await q.insertTasks(
      tx.db,
      some.map((m) => rowOf(tx.companyId, m, at)),
    );
    await keepActive(
      tx,
      some.flatMap(({ task }) => [task.initiatorId, ...task.handlerIds, ...task.reviewerIds, ...task.ccIds]),
    );
    await q.insertPeople(
      tx.db,
      some.flatMap((m) => peopleOf(tx.companyId, m, at)),
    );
    await followMoves(
      tx,
      taskWaiting,
      some.map(({ id, number, task }) => ({
        id,
        name: `${number} ${task.name}`,
        event: 'dispatch',
        to: stateAt(task, at),
      })),
    );
  }
  return made.map((m) => m.id);
}

interface Made {
  task: NewTask;
  id: string;
  number: string;
  pinyin: string;
}

const stateAt = (task: NewTask, at: Date): 'not_initiated' | 'pending' =>
  task.startAt > at ? 'not_initiated' : 'pending';

function rowOf(companyId: string, { task, id, number, pinyin }: Made, at: Date) {
  return {
    company_id: companyId,
    id,
    number,
    name: task.name,
    name_pinyin: pinyin,
    description: task.description,
    kind: task.mode === 'self' ? 'self_inspection' : 'inspection',
    mode: task.mode,
    purpose: task.purpose,
    dispatch: task.dispatch,
    state: stateAt(task, at),
    batch_id: task.batchId,
    shop_id: task.shop.id,
    shop_name: task.shop.name,
    shop_path: task.shop.path,
    template_id: task.template.id,
    template_version_id: task.template.versionId,
    template_name: task.template.name,
    version_no: task.template.versionNo,
    has_reviewer: task.reviewerIds.length > 0,
    claimed_by: task.claimedBy,
    claimed_at: task.claimedBy ? at : null,
    start_at: task.startAt,
    deadline_at: task.deadlineAt,
    deadline_policy: task.deadlinePolicy,
    base_record_id: task.baseRecordId ?? null,
    extended: 0,
    round: 1,
    transfers: 0,
    rev: 0,
    created_at: at,
    updated_at: at,
  };
}

function peopleOf(companyId: string, { task, id }: Made, at: Date) {
  const as = (relation: 'initiator' | 'handler' | 'reviewer' | 'cc', ids: readonly string[]) =>
    [...new Set(ids)].map((member_id) => ({ company_id: companyId, task_id: id, member_id, relation, created_at: at }));
  return [
    ...as('initiator', [task.initiatorId]),
    ...as('handler', task.handlerIds),
    ...as('reviewer', task.reviewerIds),
    ...as('cc', task.ccIds),
  ];
}
