import type { HistoryEntry, PersonRef } from '@rondo/contract/kit/shapes';
import type { TaskDetail, TaskRow } from '@rondo/contract/task';
import { isOverdue } from '@rondo/domain/deadline';
import { isOneOf } from '@rondo/domain/machine';
import { rectificationMachine } from '@rondo/domain/rectification';
import {
  CLOSE_REASONS,
  DISPATCHES,
  MODES,
  PRIORITIES,
  PURPOSES,
  TASK_KINDS,
  TASK_RELATIONS,
  taskEvents,
  taskMachine,
} from '@rondo/domain/task';
import { timeByParty } from '@rondo/domain/time-by-party';
import type { Selectable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { History, Task } from '../../platform/db/schema.gen.ts';
import { presentHistory } from '../../platform/history-entry.ts';
import { levelMarkOf } from '../../platform/level-mark.ts';
import { peopleOf } from '../process/index.ts';
import { shopsByIds } from '../scope/index.ts';
import { type Found, stateOf } from './find.ts';
import { isLate } from './overdue.ts';
import { isWaiting, mayRemind, mayRemove } from './policy.ts';
import { progressOf } from './progress.ts';
import * as q from './task.queries.ts';

export type Known = Awaited<ReturnType<typeof relatedOf>>;

/** What rows of tasks show beside their own columns, in a few queries however many there are. */
export async function relatedOf({ db, actor }: Pick<Context, 'db' | 'actor'>, rows: readonly Selectable<Task>[]) {
  const ids = rows.map((row) => row.id);
  const recordIds = rows.flatMap((row) => row.record_id ?? []);
  const [people, results, progress, shops] = await Promise.all([
    ids.length === 0 ? [] : peopleOf(db, actor.companyId, 'task', ids),
    recordIds.length === 0 ? [] : q.results(db, actor.companyId, recordIds).execute(),
    progressOf(db, actor.companyId, ids),
    shopsOf({ db, actor }, rows),
  ]);
  return { people, results, progress, shops };
}

export type Shops = Awaited<ReturnType<typeof shopsOf>>;

/** The stores of some rows of the task centre, as they are now; a deleted one is missing. */
export async function shopsOf(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  rows: readonly { shop_id: string | null }[],
) {
  const ids = [...new Set(rows.flatMap((row) => row.shop_id ?? []))];
  return ids.length === 0 ? [] : shopsByIds(db, actor.companyId, ids).execute();
}

type ShopColumns = Pick<Selectable<Task>, 'shop_id' | 'shop_name' | 'shop_path'>;

/** The store of a row: named as it was when the row came to be, to be found where it is now. What is of no store is the company's. */
export function presentShop({ shop_id, shop_name, shop_path }: ShopColumns, shops: Shops): TaskRow['shop'] {
  const address = shops.find((shop) => shop.id === shop_id)?.address ?? '';
  return { id: shop_id, name: shop_name, path: shop_path, address };
}

/** A row of the task centre. */
export function presentRow(row: Selectable<Task>, { people, results, progress, shops }: Known, now: Date): TaskRow {
  const mine = people.filter((p) => p.object_id === row.id);
  const named = (relation: string): PersonRef[] =>
    mine.filter((p) => p.relation === relation).map(({ id, name }) => ({ id, name }));
  const result = results.find((r) => r.id === row.record_id);
  const draft = progress.find(({ taskId }) => taskId === row.id);
  return {
    id: row.id,
    objectKind: 'task',
    number: row.number,
    name: row.name,
    kind: oneOf(TASK_KINDS, row.kind),
    act: null,
    mode: row.mode === null ? null : oneOf(MODES, row.mode),
    dispatch: oneOf(DISPATCHES, row.dispatch),
    shop: presentShop(row, shops),
    templateName: row.template_id === null ? null : row.template_name,
    priority: oneOf(PRIORITIES, row.priority),
    state: stateOf(row.state),
    isOverdue: isLate(row, now),
    claimedBy: row.claimed_by ? (named('handler').find((p) => p.id === row.claimed_by) ?? null) : null,
    handlers: named('handler'),
    initiator: named('initiator')[0] ?? null,
    score: result?.score == null ? null : Number(result.score),
    maxScore: result?.max_score ?? null,
    ratePercent: result?.rate_percent ?? null,
    level: levelMarkOf(result),
    redLines: result?.red_lines ?? 0,
    progress: draft && row.state === 'pending' ? { done: draft.done, of: draft.of } : null,
    createdAt: row.created_at.toISOString(),
    startAt: row.start_at.toISOString(),
    deadlineAt: row.deadline_at.toISOString(),
    dueAt: row.deadline_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    recordId: row.record_id,
  };
}

interface Related {
  known: Known;
  /** When the reader's own part is due, where it is their turn. */
  ownDueAt: Date | undefined;
  history: Selectable<History>[];
  files: NonNullable<Parameters<typeof presentHistory>[1]>;
  rectifications: Awaited<ReturnType<ReturnType<typeof q.rectificationsOf>['execute']>>;
}

/** Everything of one, with what this reader may do. */
export function presentDetail(
  { actor, now }: Pick<Context, 'actor' | 'now'>,
  { row, people, view }: Found,
  { known, ownDueAt, history, files, rectifications }: Related,
): TaskDetail {
  const at = now();
  return {
    ...presentRow(row, known, at),
    dueAt: (ownDueAt ?? row.deadline_at).toISOString(),
    kind: oneOf(TASK_KINDS, row.kind),
    state: view.state,
    dispatch: oneOf(DISPATCHES, row.dispatch),
    description: row.description,
    photos: files(row.photo_ids),
    documents: files(row.document_ids),
    purpose: oneOf(PURPOSES, row.purpose),
    templateId: row.template_id,
    templateVersionId: row.template_version_id,
    batchId: row.batch_id,
    versionNo: row.version_no,
    parent: row.parent,
    people: people.map(({ id, name, relation, acted_at }) => ({
      id,
      name,
      relation: oneOf(TASK_RELATIONS, relation),
      actedAt: acted_at?.toISOString() ?? null,
    })),
    deadlinePolicy: row.deadline_policy === 'close' ? 'close' : 'allow_late',
    extended: row.extended,
    round: row.round,
    review: presentReview(view, people),
    closeReason: row.close_reason === null ? null : oneOf(CLOSE_REASONS, row.close_reason),
    closeNote: row.close_note,
    submittedAt: row.submitted_at?.toISOString() ?? null,
    clock: timeByParty(
      taskMachine,
      history.map((entry) => ({ at: entry.at, toState: entry.to_state })),
      at,
    ),
    history: history.map((entry): HistoryEntry => presentHistory(entry, files)),
    rectifications: rectifications.map(({ deadline_at, ...r }) => ({
      ...r,
      isOverdue:
        isOneOf(rectificationMachine.timed, r.state) && isOverdue({ deadlineAt: deadline_at, submittedAt: null }, at),
    })),
    place: {
      address: row.shop_address ?? '',
      phone: row.shop_phone ?? '',
      latitude: row.shop_latitude,
      longitude: row.shop_longitude,
      lastRate: row.shop_last_rate,
      openRectifications: row.shop_open_rectifications,
    },
    rev: row.rev,
    can: {
      events: taskEvents(actor, view, at),
      remind: isWaiting(view.state) && mayRemind(actor, view),
      remove: mayRemove(actor.isAdmin, view.relations) && isRemovable(row),
    },
  };
}

/** The levels on which somebody reviews. */
function presentReview({ review }: Found['view'], people: Found['people']): TaskDetail['review'] {
  const nameOf = (id: string): string => people.find((p) => p.id === id)?.name ?? '';
  const levels = review.modes.map((mode, at) => ({
    mode,
    people: review.reviewers
      .filter(({ level }) => level === at + 1)
      .map(({ id, hasApproved }) => ({ id, name: nameOf(id), hasApproved })),
  }));
  return { level: review.level, levels: review.reviewers.length === 0 ? [] : levels };
}

function isRemovable(row: Selectable<Task>): boolean {
  return row.state === 'not_initiated' || (row.state === 'closed' && row.record_id === null);
}

/** The database's CHECK keeps it one of the union. */
function oneOf<T extends string>(all: readonly T[], text: string): T {
  const found = all.find((one) => one === text);
  if (!found) throw new Error(`unknown value ${text}`);
  return found;
}
