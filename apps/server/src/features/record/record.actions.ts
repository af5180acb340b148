import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { type recordApi as api, excludedItem } from '@rondo/contract/record';
import type { Actor } from '@rondo/domain/actor';
import { DAY_MS } from '@rondo/domain/duration';
import { isFinished, recordMachine } from '@rondo/domain/record';
import { inScope } from '@rondo/domain/scope';
import type { Outcome } from '@rondo/domain/scoring/outcome';
import { allItems, standardPhotosOf } from '@rondo/domain/scoring/template';
import { mayTask, TASK_RELATIONS, type TaskView } from '@rondo/domain/task';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { presentHistory } from '../../platform/history-entry.ts';
import { page } from '../../platform/list.ts';
import { fileRefs } from '../file/index.ts';
import { rectificationSettingOf } from '../inspect-setting/index.ts';
import { requireStructure } from '../scope/index.ts';
import { versionById } from '../template/index.ts';
import { CHECK_IN, checkInOf } from './check-in.queries.ts';
import { type Found, find } from './find.ts';
import { medianDurationOf } from './median-duration.ts';
import { processOf } from './process.ts';
import {
  presentCameras,
  presentEdit,
  presentItem,
  presentRow,
  presentSignOff,
  presentSource,
} from './record.present.ts';
import * as q from './record.queries.ts';
import { before, repeats } from './since.queries.ts';
import { sinceLast } from './since.ts';
import { wordIds } from './words.queries.ts';

export async function list(context: Context, filter: Parsed<typeof api.list>): Promise<Output<typeof api.list>> {
  const { db, actor } = context;
  await requireStructure(context, filter.structure);
  const { size, page: no, cursor, sort } = filter;
  const words = await wordIds(db, actor.companyId, filter.keyword);
  const query = q.filtered(db, actor, filter, words).select([...q.ROW_COLUMNS, CHECK_IN]);
  const { rows, ...rest } = await page(db, query, { size, page: no, cursor, sort: q.SORTS[sort], id: 'record.id' });
  return { ...rest, list: rows.map((row) => presentRow(row)) };
}

export async function itemName(
  { db, actor }: Context,
  { itemId, newestOf }: Parsed<typeof api.itemName>,
): Promise<Output<typeof api.itemName>> {
  const found = await q.itemName(db, actor, itemId, newestOf).executeTakeFirst();
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** The report: result, what changed since last time, the items, the process. */
export async function get(context: Context, { id }: Parsed<typeof api.get>): Promise<Output<typeof api.get>> {
  const { db, actor, now } = context;
  const { companyId } = actor;
  const found = await find(context, id);
  const { row } = found;
  const outcome = outcomeOf(row.outcome);
  const { repeatDays } = await rectificationSettingOf(db, companyId);
  const since = new Date(row.submitted_at.getTime() - repeatDays * DAY_MS);
  const [items, version, history, repeated, median, carried, records, edits] = await Promise.all([
    q.itemsOf(db, companyId, id).execute(),
    versionById(db, companyId, row.template_version_id),
    processOf(db, companyId, row),
    row.failed_items > 0 ? repeats(db, companyId, row, since).execute() : [],
    medianDurationOf(db, companyId, row.template_id),
    row.carried_items > 0 ? q.carriedSources(db, companyId, id).execute() : [],
    before(db, companyId, row).execute(),
    row.modified_at ? q.editsOf(db, companyId, id).execute() : [],
  ]);
  if (!version) throw new Error(`record ${id} without its template version`);
  const checkItems = new Map(allItems(version.content).map((item) => [item.id, item]));
  const files = await fileRefs(db, companyId, [
    ...standardPhotosOf([...checkItems.values()]),
    ...items.flatMap((item) => [...item.photo_ids, ...(item.r_after_photo_ids ?? [])]),
    ...history.flatMap((entry) => entry.photo_ids),
    ...(row.sign_off_file_id ? [row.sign_off_file_id] : []),
  ]);
  const times = new Map(repeated.map((r) => [r.item_id, r.times]));
  const related = {
    checkItem: (itemId: string) => checkItems.get(itemId),
    files,
    timesFailed: (itemId: string) => times.get(itemId) ?? 1,
    ...{ language: context.language, now: now(), scoring: version.scoring },
  };
  return {
    ...presentRow({ ...row, ...(await checkInOf(db, companyId, id).executeTakeFirstOrThrow()) }),
    outcome,
    scoring: version.scoring,
    excluded: z.array(excludedItem).parse(row.excluded_items),
    items: items.map((item) => presentItem(item, related)),
    edits: edits.map((one) => presentEdit(one, related)),
    since: sinceLast(records, { row, items, categories: outcome.categories }),
    carried: carried.map(presentSource),
    cameras: presentCameras(row),
    medianDurationS: median,
    reviewers: found.withRelation('reviewer'),
    cc: found.withRelation('cc'),
    signOff: presentSignOff(row, files),
    address: row.address,
    voidReason: row.void_reason,
    history: history.map((entry) => presentHistory(entry, files)),
    rev: row.rev,
    can: may(actor, found, now()),
  };
}

/** The outcome as this server stored it: its own words, so that one look at the shape is enough. */
function outcomeOf(stored: unknown): Outcome {
  if (typeof stored !== 'object' || stored === null || !('categories' in stored) || !('tree' in stored)) {
    throw new Error('a record without an outcome');
  }
  return stored as Outcome;
}

/** Takes a record out of every statistic; it stays where it is, marked. */
export async function voidRecord(
  context: Context,
  { id, rev, reason }: Parsed<typeof api.void>,
): Promise<Output<typeof api.void>> {
  const { actor, change } = context;
  const { row, state } = await find(context, id);
  const to = recordMachine.after(state, 'void');
  if (to === null) throw new AppError('MOVE_NOT_ALLOWED');
  return change(async (tx) => {
    const patch = { state: to, void_reason: reason };
    const moved = await q.move(tx.db, actor.companyId, id, 'void', rev, patch).executeTakeFirst();
    if (!moved) throw new AppError('STALE');
    await tx.addHistory({ kind: 'record', id, name: row.number, event: 'void', from: state, to, comment: reason });
    await tx.emit('record.voided', {
      recordId: id,
      businessOn: row.business_on,
      shopId: row.shop_id,
      byId: actor.memberId,
    });
    return { done: true };
  });
}

/** The task behind a record as the policy of tasks sees it: a record in review is a task that waits for its reviewer. */
function taskOf({ memberId }: Actor, { row, state, withRelation, review }: Found): TaskView {
  return {
    state: state === 'in_review' ? 'pending_review' : 'completed',
    shop: { id: row.shop_id, lineage: row.lineage_now },
    relations: TASK_RELATIONS.filter((relation) => withRelation(relation).some(({ id }) => id === memberId)),
    claimedBy: null,
    hasReviewer: withRelation('reviewer').length > 0,
    review,
    transfers: 0,
    closeReason: null,
    closedAt: null,
    openParts: 0,
  };
}

/** What the reader may do now: exactly the buttons to show. */
function may(actor: Actor, found: Found, now: Date): Output<typeof api.get>['can'] {
  const { row, state } = found;
  const mayInspect = actor.codes.has('x_dispatch') || actor.codes.has('task_center');
  const review = mayTask('reject', actor, taskOf(actor, found), now);
  return {
    void: actor.codes.has('x_record_void') && recordMachine.after(state, 'void') !== null,
    review,
    edit: review && state === 'in_review' && row.reviewer_may_edit,
    reinspect:
      isFinished(state) &&
      mayInspect &&
      row.shop_state === 'open' &&
      inScope(actor.scope, { id: row.shop_id, lineage: row.lineage_now }),
  };
}
