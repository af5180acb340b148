import { DEFAULTS } from '@rondo/domain/limit';
import { NUMBER_PREFIX } from '@rondo/domain/number';
import type { FoundLevel, ReviewUpTo } from '@rondo/domain/process-plan';
import type { Sample } from '@rondo/domain/scoring/sample';
import type { Dispatch, Mode, Priority, Purpose, TaskKind } from '@rondo/domain/task';
import type { CountedDeadline } from '@rondo/domain/work-clock';
import type { Tx } from '../../platform/context.ts';
import { takeNumbers } from '../../platform/number-sequence.ts';
import { pinyinOf } from '../../platform/pinyin.ts';
import { attachToAll } from '../file/index.ts';
import { keepActive } from '../people/index.ts';
import { followMoves } from '../process/index.ts';
import * as q from './dispatch.queries.ts';
import { performRules } from './perform-rules.ts';
import { taskWaiting } from './waiting.queries.ts';

/** What an inspection is made of; names and paths as they are now, to be kept (product 1.3). */
export interface NewTask extends NewWork {
  mode: Mode;
  purpose: Purpose;
  shop: { id: string; name: string; path: string };
  template: { id: string; versionId: string; name: string; versionNo: number };
  /** The record whose failed items are inspected again. */
  baseRecordId?: string;
  /** Whether the store signs; absent: as template or company preset. */
  signOff?: boolean | undefined;
  /** Whether a self-inspection takes the camera's photos only; absent: as template or company preset. */
  cameraOnly?: boolean | undefined;
  /** Whether copies go out only where an item failed; absent: as template or company preset. */
  ccOnlyFailed?: boolean | undefined;
  /** Whether it is complete only after all rectifications that it found; absent: as template or company preset. */
  afterRectifications?: boolean | undefined;
  /** The items that its base was asked; absent: drawn anew where that is preset, null: all of them. */
  sample?: Sample | null;
}

/** A task that is no inspection. */
export interface NewFreeTask extends NewWork {
  kind: Extract<TaskKind, 'free' | 'snapshot_review' | 'ai_review'>;
  /** Without an id: of no store, named after the company. */
  shop: { id: string | null; name: string; path: string };
  priority: Priority;
  /** The task that it is a part of. */
  parentId: string | null;
}

interface NewWork {
  name: string;
  description: string;
  /** Pictures and documents that the tasks of one go all have, or none of them. */
  photoIds?: readonly string[];
  documentIds?: readonly string[];
  dispatch: Dispatch;
  batchId: string | null;
  /** Later than now: not initiated until then. */
  startAt: Date;
  deadlineAt: Date;
  /** Of a deadline in opening hours: from when on a day and two of them are left; absent: counted day and night. */
  soon?: CountedDeadline['soon'];
  deadlinePolicy: 'allow_late' | 'close';
  initiatorId: string;
  handlerIds: readonly string[];
  /** Of a review of one level, any of them. */
  reviewerIds: readonly string[];
  /** Of a review of more, or of another mode: then instead of `reviewerIds`. */
  reviewLevels?: readonly FoundLevel[];
  /** Only results of this level or a worse one are reviewed; absent: every result. */
  reviewUpTo?: ReviewUpTo;
  ccIds: readonly string[];
  /** Whoever begins it at once. */
  claimedBy: string | null;
}
type New = NewTask | NewFreeTask;

/** Tasks written in one go. */
const CHUNK = 500;
/** From so many on the tables grow enough within the transaction to make old plans slow. */
const MANY = 50;

/** Creates tasks in the caller's transaction: numbered, with people, turns and history; answers their ids in order. Refuses MEMBER_NOT_FOUND when one of the people has left meanwhile. `taken`: numbers that are theirs already. */
export async function createTasks(
  tx: Tx,
  timeZone: string,
  tasks: readonly New[],
  taken?: readonly string[],
): Promise<string[]> {
  const at = tx.now();
  const numbers = taken ?? (await takeNumbers(tx.db, tx.companyId, NUMBER_PREFIX.task, at, timeZone, tasks.length));
  const spelt = new Map(tasks.map((task) => [task.name, '']));
  for (const name of spelt.keys()) spelt.set(name, pinyinOf(name));
  const inspections = tasks.flatMap((task) => ('kind' in task ? [] : [task]));
  const rules = await performRules(tx.db, tx.companyId, inspections);
  const made = tasks.map((task, i) => {
    const id = tx.newId();
    const performed = 'kind' in task ? {} : rules(task, id);
    return { ...{ task, id, number: numbers[i] ?? '', performed }, pinyin: spelt.get(task.name) ?? '' };
  });
  if (made.length >= MANY) await q.planForGrowth(tx.db);
  for (let from = 0; from < made.length; from += CHUNK) {
    const some = made.slice(from, from + CHUNK);
    await q.insertTasks(
      tx.db,
      some.map((m) => rowOf(tx.companyId, m, at)),
    );
    await keepActive(
      tx,
      some.flatMap(({ task }) => [task.initiatorId, ...task.handlerIds, ...reviewersOf(task), ...task.ccIds]),
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
  await attachGiven(tx, made);
  return made.map((m) => m.id);
}

/** Whoever may see a task may see its pictures and documents. */
async function attachGiven(tx: Tx, made: readonly Made[]): Promise<void> {
  const { photoIds = [], documentIds = [] } = made[0]?.task ?? {};
  const uses = made.map(({ id, task }) => ({ kind: 'task' as const, id, shopId: task.shop.id }));
  await attachToAll(tx, photoIds.length + documentIds.length > 0 ? uses : [], photoIds, documentIds);
}

interface Made {
  task: New;
  id: string;
  number: string;
  pinyin: string;
  /** How an inspection is carried out. */
  performed: Partial<ReturnType<Awaited<ReturnType<typeof performRules>>>>;
}

/** Without levels of its own a task has one, or nobody reviews it. */
function levelsOf({ reviewLevels, reviewerIds }: New): readonly FoundLevel[] {
  if (reviewLevels) return reviewLevels;
  return reviewerIds.length === 0 ? [] : [{ mode: 'any', memberIds: reviewerIds }];
}

const reviewersOf = (task: New): string[] => levelsOf(task).flatMap(({ memberIds }) => memberIds);

const stateAt = (task: New, at: Date): 'not_initiated' | 'pending' => (task.startAt > at ? 'not_initiated' : 'pending');

function rowOf(companyId: string, { task, id, number, pinyin, performed }: Made, at: Date) {
  const levels = levelsOf(task);
  return {
    company_id: companyId,
    id,
    number,
    name: task.name,
    name_pinyin: pinyin,
    description: task.description,
    photo_ids: [...(task.photoIds ?? [])],
    document_ids: [...(task.documentIds ?? [])],
    ...kindOf(task),
    ...NOT_PERFORMED,
    ...performed,
    dispatch: task.dispatch,
    state: stateAt(task, at),
    batch_id: task.batchId,
    shop_id: task.shop.id,
    shop_name: task.shop.name,
    shop_path: task.shop.path,
    has_reviewer: levels.length > 0,
    review_modes: levels.length > 0 ? levels.map(({ mode }) => mode) : ['any'],
    review_up_to: task.reviewUpTo ?? null,
    claimed_by: task.claimedBy,
    claimed_at: task.claimedBy ? at : null,
    start_at: task.startAt,
    deadline_at: task.deadlineAt,
    ...{ due_24h_at: task.soon?.day ?? null, due_2h_at: task.soon?.hours ?? null },
    deadline_policy: task.deadlinePolicy,
    extended: 0,
    round: 1,
    transfers: 0,
    rev: 0,
    created_at: at,
    updated_at: at,
  };
}

/** Of a task that is no inspection. */
const NOT_PERFORMED = {
  ...{ sign_off: false, camera_only: false, reviewer_may_edit: false, cc_only_failed: false },
  after_rectifications: false,
  ...{ sample_items: null, sample_seed: null, review_hours: DEFAULTS.reviewHours, auto_approves: false },
};

/** What an inspection has and other tasks have not, and the other way round. */
function kindOf(task: New) {
  const none = { mode: null, template_id: null, template_version_id: null, template_name: '', version_no: 0 };
  if ('kind' in task)
    return {
      kind: task.kind,
      priority: task.priority,
      parent_id: task.parentId,
      purpose: 'regular',
      base_record_id: null,
      ...none,
    };
  const { mode, purpose, template, baseRecordId = null } = task;
  return {
    ...{ kind: mode === 'self' ? 'self_inspection' : 'inspection', mode, purpose, base_record_id: baseRecordId },
    ...{ template_id: template.id, template_version_id: template.versionId },
    ...{ template_name: template.name, version_no: template.versionNo, priority: 'normal', parent_id: null },
  };
}

function peopleOf(companyId: string, { task, id }: Made, at: Date) {
  const as = (relation: 'initiator' | 'handler' | 'reviewer' | 'cc', ids: readonly string[]) =>
    [...new Set(ids)].map((member_id) => ({
      ...{ company_id: companyId, task_id: id, member_id, relation, level: 1, sort: 0, created_at: at },
    }));
  const reviewers = levelsOf(task).flatMap(({ memberIds }, level) =>
    as('reviewer', memberIds).map((row, sort) => ({ ...row, level: level + 1, sort })),
  );
  return [
    ...as('initiator', [task.initiatorId]),
    ...as('handler', task.handlerIds),
    ...reviewers,
    ...as('cc', task.ccIds),
  ];
}
