import type { TimedSnapshotDetail, TimedSnapshotRow } from '@rondo/contract/timed-snapshot-shapes';
import { addDays, civilDate } from '@rondo/domain/civil-time';
import { LIMIT } from '@rondo/domain/limit';
import {
  mayEditTimedSnapshot,
  SNAPSHOT_KEEP_DAYS,
  type TimedSnapshotView,
  timedSnapshotEvents,
} from '@rondo/domain/timed-snapshot';
import { CAMERA_CHOICES, REVIEWS } from '@rondo/domain/timed-snapshot/frame';
import { roleName } from '@rondo/messages/role-name';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { historyOf } from '../../platform/history.ts';
import { presentHistory } from '../../platform/history-entry.ts';
import { placesOf } from '../device/index.ts';
import { namesByIds } from '../people/index.ts';
import { firstShopNames, groupsByIds } from '../scope/index.ts';
import { weekCounts } from './frame.queries.ts';
import * as q from './plan.queries.ts';
import * as reach from './reach.queries.ts';
import { oneOf, stateOf, storedSchedule } from './stored.ts';

type Reader = Pick<Context, 'db' | 'actor'>;
export type PlanRow = Awaited<ReturnType<typeof find>>;

export async function find({ db, actor }: Reader, id: string) {
  const row = await q.byId(db, actor, id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** What the policy needs to know of a row. */
export async function viewOf({ db, actor }: Reader, row: Pick<PlanRow, 'id' | 'state'>): Promise<TimedSnapshotView> {
  const beyond = await reach.beyondScope(db, actor, [row.id]).executeTakeFirst();
  return { state: stateOf(row.state), isCovered: beyond === undefined };
}

/** Rows of the list with what each reaches and took lately, in the reader's scope. */
export async function presentRows(
  { db, actor, now }: Pick<Context, 'db' | 'actor' | 'now'>,
  rows: readonly PlanRow[],
): Promise<TimedSnapshotRow[]> {
  const ids = rows.map(({ id }) => id);
  const since = addDays(civilDate(now(), actor.timeZone), 1 - LIMIT.snapshot.forecastDays);
  const [reached, week] =
    ids.length === 0
      ? [[], []]
      : await Promise.all([
          reach.reachedCounts(db, actor, ids).then(({ rows: found }) => found),
          weekCounts(db, actor, ids, since).execute(),
        ]);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    state: stateOf(row.state),
    schedule: storedSchedule(row),
    cameras: oneOf(CAMERA_CHOICES, row.cameras),
    places: placesOf(row.places),
    reached: reachedOf(reached.find(({ id }) => id === row.id)),
    week: countsOf(week.find(({ plan_id }) => plan_id === row.id)),
    editedBy: { id: row.edited_by, name: row.editor_name },
    createdAt: row.created_at.toISOString(),
    rev: row.rev,
  }));
}

const reachedOf = (found: { shops: number; cameras: number } | undefined) => ({
  shops: found?.shops ?? 0,
  cameras: found?.cameras ?? 0,
});

type Counts = Record<'captured' | 'missed' | 'waiting' | 'late', number>;

export const countsOf = (found: Counts | undefined): Counts => ({
  captured: found?.captured ?? 0,
  missed: found?.missed ?? 0,
  waiting: found?.waiting ?? 0,
  late: found?.late ?? 0,
});

/** How many of the named stores a reader is told by name. */
const NAMED = 5;

/** One as it is now; inside a transaction as that leaves it. */
export async function detailOf(
  reader: Pick<Context, 'db' | 'actor' | 'now' | 'language'>,
  id: string,
): Promise<TimedSnapshotDetail> {
  const { db, actor } = reader;
  const row = await find(reader, id);
  const [[shown], view, history, groups, shops, role, notified] = await Promise.all([
    presentRows(reader, [row]),
    viewOf(reader, row),
    historyOf(db, actor.companyId, id).execute(),
    groupsByIds(db, actor.companyId, row.group_ids).execute(),
    firstShopNames(db, actor, row.shop_ids, NAMED).execute(),
    q.roleOf(db, actor.companyId, row.review_role_id).executeTakeFirst(),
    namesByIds(db, actor.companyId, row.notify_ids).execute(),
  ]);
  if (!shown) throw new Error(`plan ${id} was not presented`);
  return {
    ...shown,
    shopIds: row.shop_ids,
    groups,
    shopNames: shops.map(({ name }) => name),
    cameraIds: row.camera_ids,
    keepDays: oneOf(SNAPSHOT_KEEP_DAYS, row.keep_days),
    review: oneOf(REVIEWS, row.review),
    reviewPercent: row.review_percent,
    reviewers: oneOf([1, 2] as const, row.reviewers),
    reviewRole: role ? { id: role.id, name: roleName(reader.language, role) } : null,
    notifies: row.notifies,
    notified,
    history: history.map((entry) => presentHistory(entry)),
    can: { edit: mayEditTimedSnapshot(actor, view), events: timedSnapshotEvents(actor, view) },
  };
}
