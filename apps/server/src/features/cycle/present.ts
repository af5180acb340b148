import { BLOCKED_DATES, type CycleDetail, type CycleOccurrence, type CycleRow } from '@rondo/contract/cycle';
import { businessDate } from '@rondo/domain/business-day';
import { addDays } from '@rondo/domain/civil-time';
import { cycleEvents, isCycleOpen, mayEditCycle, mayRemoveCycle } from '@rondo/domain/cycle';
import { nextOn, type Schedule, startsAt } from '@rondo/domain/cycle/schedule';
import { MODES, PURPOSES } from '@rondo/domain/task';
import type { Selectable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { CycleOccurrence as StoredOccurrence } from '../../platform/db/schema.gen.ts';
import { historyOf } from '../../platform/history.ts';
import { presentHistory } from '../../platform/history-entry.ts';
import { count } from '../../platform/list.ts';
import { fileRefs } from '../file/index.ts';
import { peopleByIds } from '../people/index.ts';
import { groupsByIds } from '../scope/index.ts';
import { countsOfBatches, openOfBatches } from '../task/index.ts';
import { coveredView } from './covered.ts';
import { executorNames } from './executor-names.ts';
import { find } from './find.ts';
import * as occurrences from './occurrence.queries.ts';
import { reachedCounts, seenShops } from './shops.queries.ts';
import { type CycleRecord, levelsOf, oneOf, storedPlan, templateIdsOf, viewOf } from './stored.ts';
import { templatesByIds } from './template-names.queries.ts';

type Reader = Pick<Context, 'db' | 'actor' | 'now' | 'language'>;

/** Occurrences with what became of their tasks, counted as the task centre lists them for this reader. */
export async function presentOccurrences(
  { db, actor, now }: Reader,
  rows: readonly Selectable<StoredOccurrence>[],
): Promise<CycleOccurrence[]> {
  const ids = rows.map((row) => row.id);
  const counts = ids.length === 0 ? [] : await countsOfBatches(db, actor, ids, now()).execute();
  return rows.map((row) => {
    const { tasks, done, overdue, closed } = counts.find((one) => one.batch_id === row.id) ?? NONE;
    const blocked = row.blocked === null ? null : oneOf(BLOCKED_DATES, row.blocked);
    return { id: row.id, dueOn: row.due_on, skipped: row.skipped, blocked, tasks, done, overdue, closed };
  });
}

const NONE = { tasks: 0, done: 0, overdue: 0, closed: 0 };

/** Rows of the list, with everything beside their own columns in one query each. */
export async function presentRows(reader: Reader, rows: readonly CycleRecord[]): Promise<CycleRow[]> {
  const { db, actor, now } = reader;
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const [shops, last, templates, nameOf] = await Promise.all([
    reachedCounts(db, actor, ids).execute(),
    occurrences.lastOf(db, actor.companyId, ids).execute(),
    templatesByIds(db, actor.companyId, rows.flatMap(templateIdsOf)).execute(),
    peopleByIds(
      db,
      actor.companyId,
      rows.map((row) => row.owner_id),
    ),
  ]);
  const presented = await presentOccurrences(reader, last);
  return rows.map((row) => {
    const { schedule, executor } = storedPlan(row);
    const lastId = last.find((one) => one.cycle_id === row.id)?.id;
    return {
      ...{ id: row.id, number: row.number, name: row.name, mode: oneOf(MODES, row.mode), state: viewOf(row).state },
      templates: templateIdsOf(row).map((id) => ({ id, name: templates.find((one) => one.id === id)?.name ?? '' })),
      ...{ schedule, executor },
      shops: shops.find((one) => one.id === row.id)?.shops ?? 0,
      owner: nameOf(row.owner_id) ?? { id: row.owner_id, name: '' },
      nextAt: nextAt(actor, row, schedule, now())?.toISOString() ?? null,
      last: presented.find((one) => one.id === lastId) ?? null,
      resumesOn: row.resumes_on,
      createdAt: row.created_at.toISOString(),
      rev: row.rev,
    };
  });
}

/** When it gives out tasks next on the company's clock. */
function nextAt(
  place: { timeZone: string; cutOff: string },
  row: CycleRecord,
  schedule: Schedule,
  now: Date,
): Date | null {
  if (!isCycleOpen(viewOf(row).state)) return null;
  const today = businessDate(now, place.timeZone, place.cutOff);
  const from = row.resumes_on !== null && row.resumes_on > today ? row.resumes_on : today;
  const dates = [nextOn(schedule, from), nextOn(schedule, addDays(from, 1))].flatMap((date) => date ?? []);
  const times = dates.map((date) => startsAt(schedule, date, place));
  return times.find((at) => at > now && at >= row.since_at) ?? null;
}

/** One as it is now, with what this reader may do. */
export async function detailOf(reader: Reader, id: string): Promise<CycleDetail> {
  const { db, actor } = reader;
  const row = await find(reader, id);
  const batches = await occurrences.idsOf(db, actor.companyId, id).execute();
  const [[listed], groups, nameOf, history, openTasks, whoNames, files] = await Promise.all([
    presentRows(reader, [row]),
    groupsByIds(db, actor.companyId, row.group_ids).execute(),
    peopleByIds(db, actor.companyId, [...row.reviewer_ids, ...row.cc_ids]),
    historyOf(db, actor.companyId, id).execute(),
    count(
      db,
      openOfBatches(
        db,
        actor,
        batches.map((one) => one.id),
      ).select('id'),
    ),
    executorNames(reader, storedPlan(row).executor),
    fileRefs(db, actor.companyId, [...row.photo_ids, ...row.document_ids]),
  ]);
  if (!listed) throw new Error('a row that was found is presented');
  const view = await coveredView(reader, row);
  // Stores outside the scope are not named; whoever may edit it has all of them.
  const seen = view.isCovered ? null : await seenShops(db, actor, [...row.shop_ids, ...row.excluded_ids]);
  const named = (ids: readonly string[]) => ids.filter((one) => seen === null || seen.has(one));
  return {
    ...listed,
    ...{ description: row.description, purpose: oneOf(PURPOSES, row.purpose) },
    ...{ photos: files(row.photo_ids), documents: files(row.document_ids) },
    ...{ shopIds: named(row.shop_ids), groups, excludedIds: named(row.excluded_ids), executorNames: whoNames },
    process: row.process === 'default' ? 'default' : 'own',
    reviewers: row.reviewer_ids.flatMap((one) => nameOf(one) ?? []),
    reviewLevels: levelsOf(row),
    ccs: row.cc_ids.flatMap((one) => nameOf(one) ?? []),
    ccOnlyFailed: row.cc_only_failed,
    afterRectifications: row.after_rectifications,
    skipsDaysOff: row.skips_days_off,
    skipsHolidays: row.skips_holidays,
    deadlinePolicy: row.deadline_policy === 'close' ? 'close' : 'until_next',
    openTasks,
    hasMoreShops: !view.isCovered,
    history: history.map((entry) => presentHistory(entry)),
    can: {
      remove: mayRemoveCycle(actor, view),
      edit: mayEditCycle(actor, view),
      copy: actor.codes.has('x_cycle_manage'),
      events: EVENTS.filter((event) => cycleEvents(actor, view).includes(event)),
    },
  };
}

const EVENTS = ['pause', 'resume', 'end'] as const;
