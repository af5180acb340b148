import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { timedSnapshotApi as api } from '@rondo/contract/timed-snapshot';
import { mayEditTimedSnapshot, timedSnapshotEvents, timedSnapshotMachine } from '@rondo/domain/timed-snapshot';
import { scheduleFault } from '@rondo/domain/timed-snapshot/expand';
import { roleName } from '@rondo/messages/role-name';
import type { Context, Tx } from '../../../platform/context.ts';
import { onUniqueViolation } from '../../../platform/db/unique.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { pinyinOf } from '../../../platform/pinyin.ts';
import { stale } from '../../../platform/stale.ts';
import { visibleCameras } from '../../device/index.ts';
import { requireActive } from '../../people/index.ts';
import { groupsByIds, outsideOf } from '../../scope/index.ts';
import { detailOf, find, viewOf } from '../detail.ts';
import { forecast } from '../forecast.ts';
import * as q from '../plan.queries.ts';
import { planChanges } from '../plan-changes.ts';
import * as reach from '../reach.queries.ts';
import * as reviews from '../review.queries.ts';
import { snapshotShop } from '../stored.ts';

const KIND = 'timedSnapshot';
const TAKEN = { timed_snapshot_name: () => new AppError('SNAPSHOT_NAME_TAKEN') };
type Wanted = Omit<Parsed<typeof api.edit>, 'id' | 'rev'>;
type Reach = Parsed<typeof api.estimate>;
type Reader = Pick<Context, 'db' | 'actor'>;

export async function reviewRoles({ db, actor, language }: Context): Promise<Output<typeof api.reviewRoles>> {
  const roles = await reviews.reviewRoles(db, actor.companyId).execute();
  return roles.map((role) => ({ id: role.id, name: roleName(language, role) }));
}

export async function estimate(
  { db, actor, now }: Context,
  wanted: Parsed<typeof api.estimate>,
): Promise<Output<typeof api.estimate>> {
  const shops = await requireReach({ db, actor }, wanted);
  const places = shops.map((row) => ({ ...snapshotShop(row, actor.timeZone), cameras: row.cameras }));
  const days = forecast(wanted.schedule, places, { now: now(), timeZone: actor.timeZone });
  return {
    shops: shops.length,
    cameras: shops.reduce((sum, { cameras }) => sum + cameras, 0),
    days,
    perDay: Math.max(...days.map(({ frames }) => frames)),
  };
}

export async function create(
  { actor, once }: Context,
  { requestId, ...wanted }: Parsed<typeof api.create>,
): Promise<{ id: string }> {
  return once(requestId, 'timed-snapshot.create', async (tx) => {
    const columns = await columnsOf(tx, actor, wanted);
    const id = tx.newId();
    const at = tx.now();
    const times = { expanded_until: at, created_at: at, updated_at: at };
    const row = { company_id: tx.companyId, id, state: 'pending_start', ...columns, ...times };
    await onUniqueViolation(TAKEN, () => q.insert(tx.db, row).execute());
    await tx.addHistory({ kind: KIND, id, name: wanted.name, event: 'created', to: 'pending_start' });
    return { id };
  });
}

/** Changes it from now on: what was to come by the old plan is asked for no more. */
export async function edit(
  context: Context,
  { id, rev, ...wanted }: Parsed<typeof api.edit>,
): Promise<{ rev: number }> {
  const { actor, change } = context;
  return change(async (tx) => {
    const reader = { db: tx.db, actor, now: tx.now, language: context.language };
    const row = await find(reader, id);
    const view = await viewOf(reader, row);
    if (timedSnapshotMachine.after(view.state, 'end') === null) throw new AppError('MOVE_NOT_ALLOWED');
    if (!mayEditTimedSnapshot(actor, view)) throw new AppError('FORBIDDEN');
    const columns = await columnsOf(tx, actor, wanted);
    const before = await detailOf(reader, id);
    const at = tx.now();
    const saved = await onUniqueViolation(TAKEN, () =>
      q.update(tx.db, tx.companyId, { id, rev }, { ...columns, expanded_until: at, updated_at: at }).executeTakeFirst(),
    );
    if (!saved) throw await stale(tx.db, tx.companyId, { kind: KIND, id }, await detailOf(reader, id));
    await q.dropWaiting(tx.db, tx.companyId, id, at).execute();
    const changes = planChanges(context.language, before, await detailOf(reader, id));
    await tx.addHistory({ kind: KIND, id, name: wanted.name, event: 'edited', data: { changes } });
    return saved;
  });
}

export async function move(
  { actor, change }: Context,
  { id, rev, event }: Parsed<typeof api.move>,
): Promise<{ rev: number }> {
  return change(async (tx) => {
    const reader = { db: tx.db, actor };
    const row = await find(reader, id);
    const view = await viewOf(reader, row);
    const to = timedSnapshotMachine.after(view.state, event);
    if (to === null) throw new AppError('MOVE_NOT_ALLOWED');
    if (!timedSnapshotEvents(actor, view).includes(event)) throw new AppError('FORBIDDEN');
    const at = tx.now();
    // Who goes on does not make up for the pause.
    const since = event === 'resume' ? { expanded_until: at } : {};
    const moved = await q
      .move(tx.db, tx.companyId, event, { id, rev }, { state: to, ...since, updated_at: at })
      .executeTakeFirst();
    if (!moved) throw new AppError('STALE');
    if (event !== 'resume') await q.dropWaiting(tx.db, tx.companyId, id, at).execute();
    await tx.addHistory({ kind: KIND, id, name: row.name, event, from: view.state, to });
    return moved;
  });
}

/** The stores that a plan reaches for its author: all that it names are theirs, and its schedule takes pictures at all. */
async function requireReach({ db, actor }: Reader, wanted: Reach) {
  const fault = scheduleFault(wanted.schedule);
  if (fault !== null) throw refuseField('schedule', fault);
  if (wanted.shopIds.length + wanted.groupIds.length === 0) throw refuseField('shopIds', 'required');
  if (wanted.cameras === 'places' && wanted.places.length === 0) throw refuseField('places', 'required');
  if (wanted.cameras === 'chosen' && wanted.cameraIds.length === 0) throw refuseField('cameraIds', 'required');
  const [groups, outside, shops] = await Promise.all([
    groupsByIds(db, actor.companyId, wanted.groupIds).execute(),
    outsideOf(db, actor, { groupIds: wanted.groupIds }).executeTakeFirstOrThrow(),
    reach.wantedShops(db, actor, wanted).execute(),
  ]);
  if (groups.length < new Set(wanted.groupIds).size || outside.count > 0) throw notFound('groupIds');
  const seen = new Set(shops.map(({ id }) => id));
  if (wanted.shopIds.some((id) => !seen.has(id))) throw notFound('shopIds');
  if (wanted.cameras === 'chosen') {
    const cameras = await visibleCameras(db, actor).where('camera.id', 'in', wanted.cameraIds).execute();
    if (cameras.length < new Set(wanted.cameraIds).size) throw notFound('cameraIds');
  }
  return shops;
}

const notFound = (path: string) => new AppError('NOT_FOUND', { fields: [{ path, rule: 'invalid' }] });

/** The role that is asked to look at the pictures; none where none asks for a look. */
async function reviewRoleOf({ db, actor }: Reader, { review, reviewRoleId }: Wanted): Promise<string | null> {
  if (review === 'none' || reviewRoleId === null) return null;
  const roles = await reviews.reviewRoles(db, actor.companyId).execute();
  if (!roles.some(({ id }) => id === reviewRoleId)) throw notFound('reviewRoleId');
  return reviewRoleId;
}

async function columnsOf({ db }: Tx, actor: Context['actor'], wanted: Wanted) {
  const shops = await requireReach({ db, actor }, wanted);
  if (shops.every(({ cameras }) => cameras === 0)) throw new AppError('SNAPSHOT_WITHOUT_CAMERA');
  const role = await reviewRoleOf({ db, actor }, wanted);
  const notified = wanted.notifies ? await requireActive(db, actor.companyId, wanted.notifyIds) : [];
  const { schedule, cameras } = wanted;
  return {
    name: wanted.name,
    name_pinyin: pinyinOf(wanted.name),
    shop_ids: [...new Set(wanted.shopIds)],
    group_ids: [...new Set(wanted.groupIds)],
    cameras,
    places: cameras === 'places' ? [...new Set(wanted.places)] : [],
    camera_ids: cameras === 'chosen' ? [...new Set(wanted.cameraIds)] : [],
    schedule: JSON.stringify(schedule),
    start_on: schedule.startOn,
    end_on: schedule.endOn,
    keep_days: wanted.keepDays,
    review: wanted.review,
    review_percent: wanted.reviewPercent,
    reviewers: wanted.reviewers,
    review_role_id: role,
    notifies: wanted.notifies,
    notify_ids: notified.map(({ id }) => id),
    edited_by: actor.memberId,
  };
}
