import { keptUntil } from '@rondo/domain/album';
import { addDays, civilDate } from '@rondo/domain/civil-time';
import { DAY_MS } from '@rondo/domain/duration';
import type { Language } from '@rondo/domain/language';
import { type SnapshotSchedule, snapshotsBetween } from '@rondo/domain/timed-snapshot/expand';
import { isLateFrame, type MissCause } from '@rondo/domain/timed-snapshot/frame';
import { snapshotShop, unlikeness } from '../features/timed-snapshot/index.ts';
import type { Db } from '../platform/db/company-db.ts';
import { writeHistory } from '../platform/history.ts';
import { pinyinOf } from '../platform/pinyin.ts';
import type { FileStore } from '../platform/store/file-store.ts';
import { chance } from './chance.ts';
import { insertRows } from './insert-rows.queries.ts';
import { idAt } from './numbers.ts';
import type { DemoMember } from './people.ts';
import { type ClipPicture, clipPictures } from './pictures/clip-pictures.ts';
import * as q from './snapshots.queries.ts';

interface World {
  companyId: string;
  language: Language;
  timeZone: string;
  store: FileStore;
  by: DemoMember;
  reviewer: DemoMember;
  now: Date;
}

/** How many days the plan of the demo has been running. */
const DAYS = 7;
const KEEP_DAYS = 90;
const PLACES = ['door', 'till'];
const TIMES = ['09:30', '15:00', '20:00'];
const NAMES: Record<Language, string> = { 'zh-CN': '门口与收银台', 'en-US': 'Entrances and tills' };
/** What happens in a busy network, of a hundred pictures: some are late, some missing. */
const LATE_PERCENT = 3;
const MISSED_PERCENT = 2;
const CAUSES = ['timeout', 'busy'] as const satisfies MissCause[];
/** Of those that somebody has looked at: so many of a hundred show a problem. */
const PROBLEM_PERCENT = 3;

type Row = Record<string, unknown>;
type Camera = Awaited<ReturnType<typeof q.camerasAt>>['rows'][number];
interface Rows {
  frames: Row[];
  files: Row[];
  uses: Row[];
  pictures: Row[];
  judgements: Row[];
}

/**
 * A plan that has taken pictures of the demo's cameras for a week: what the clips show, at the times that the rules give. From
 * now on the clock of the product takes them.
 */
export async function writeSnapshots(db: Db, world: World): Promise<void> {
  const { companyId, language, timeZone, by, now } = world;
  const today = civilDate(now, timeZone);
  const startOn = addDays(today, -DAYS);
  const schedule: SnapshotSchedule = {
    days: { kind: 'daily' },
    times: { kind: 'fixed', times: TIMES },
    ...{ startOn, endOn: null, onlyOpen: true },
  };
  const since = new Date(now.getTime() - DAYS * DAY_MS);
  const { rows: cameras } = await q.camerasAt(db, companyId, PLACES);
  const plan = { id: idAt(since), schedule, since };
  await insertRows(db, 'timed_snapshot_setting', [{ company_id: companyId, is_on: true, rev: 1, updated_at: since }]);
  await insertRows(db, 'timed_snapshot', [
    {
      ...{ company_id: companyId, id: plan.id, name: NAMES[language], name_pinyin: pinyinOf(NAMES[language]) },
      ...{ state: 'active', shop_ids: [...new Set(cameras.map((one) => one.shop_id))], group_ids: [] },
      ...{ cameras: 'places', places: PLACES, camera_ids: [], schedule, start_on: startOn, end_on: null },
      ...{
        keep_days: KEEP_DAYS,
        review: 'all',
        review_percent: 100,
        reviewers: 1,
        notifies: true,
        expanded_until: now,
      },
      ...{ edited_by: by.id, rev: 0, created_at: since, updated_at: since },
    },
  ]);
  const writer = { companyId, at: since, newId: () => idAt(since), ip: null, device: null };
  const entry = { kind: 'timedSnapshot', id: plan.id, name: NAMES[language] } as const;
  await writeHistory(db, { ...writer, actor: { memberId: by.id, name: by.name } }, [
    { ...entry, event: 'created', to: 'pending_start' },
  ]);
  const startedAt = new Date(since.getTime() + 60_000);
  await writeHistory(db, { ...writer, at: startedAt, newId: () => idAt(startedAt), actor: null }, [
    { ...entry, event: 'start', from: 'pending_start', to: 'active' },
  ]);
  const shown = await clipPictures(world.store, companyId, [...new Set(cameras.map(({ clip }) => clip))]);
  const rows: Rows = { frames: [], files: [], uses: [], pictures: [], judgements: [] };
  for (const camera of cameras) await addFrames(rows, world, plan, camera, shown(camera.clip));
  await insertRows(db, 'file', rows.files);
  await insertRows(db, 'album_picture', rows.pictures);
  await insertRows(db, 'file_use', rows.uses);
  await insertRows(db, 'timed_snapshot_frame', rows.frames);
  await insertRows(db, 'timed_snapshot_judgement', rows.judgements);
  await q.touchShops(db, companyId);
}

interface Plan {
  id: string;
  schedule: SnapshotSchedule;
  since: Date;
}

async function addFrames(rows: Rows, world: World, plan: Plan, camera: Camera, shown: readonly ClipPicture[]) {
  const { companyId, timeZone, now, reviewer } = world;
  const luck = chance(`${camera.shop_name} ${camera.name}`);
  const times = snapshotsBetween(plan.schedule, snapshotShop(camera, timeZone), plan.since, now);
  let before: ClipPicture | null = null;
  for (const { date, minute, at } of times) {
    const frameId = idAt(at);
    const isMissed = luck.int(0, 99) < MISSED_PERCENT;
    const takenAt = new Date(
      at.getTime() + (luck.int(0, 99) < LATE_PERCENT ? luck.int(61, 100) : luck.int(1, 8)) * 1000,
    );
    const isSeen = !isMissed && date < civilDate(now, timeZone);
    const verdict = isSeen ? (luck.int(0, 99) < PROBLEM_PERCENT ? 'problem' : 'pass') : null;
    const picture = isMissed ? null : luck.pick(shown);
    const difference = picture && before ? await unlikeness(before.bytes, picture.bytes) : null;
    const pictureId = picture && addPicture(rows, world, { camera, picture, takenAt });
    rows.frames.push({
      ...{ company_id: companyId, id: frameId, plan_id: plan.id, shop_id: camera.shop_id, camera_id: camera.id },
      ...{ camera_name: camera.name, planned_on: date, planned_minute: minute, planned_at: at, next_try_at: at },
      ...{ state: isMissed ? 'missed' : 'captured', cause: isMissed ? luck.pick(CAUSES) : null },
      ...{ tries: isMissed ? 3 : 1, taken_at: isMissed ? null : takenAt },
      is_late: !isMissed && isLateFrame(at, takenAt),
      ...{ picture_id: pictureId, needs_review: !isMissed, verdict, judgements: verdict === null ? 0 : 1, difference },
    });
    if (verdict !== null) {
      const judgedAt = new Date(Math.min(at.getTime() + luck.int(1, 40) * 60_000, now.getTime()));
      const said = { company_id: companyId, frame_id: frameId, member_id: reviewer.id };
      rows.judgements.push({ ...said, verdict, judged_at: judgedAt });
    }
    before = picture ?? before;
  }
}

interface Shot {
  camera: Camera;
  picture: ClipPicture;
  takenAt: Date;
}

/** Into the gallery; its id. */
function addPicture(rows: Rows, { companyId, timeZone, by }: World, { camera, picture, takenAt }: Shot): string {
  const [fileId, id] = [idAt(takenAt), idAt(takenAt)];
  const at = { taken_at: takenAt, created_at: takenAt };
  rows.files.push({
    ...{ company_id: companyId, id: fileId, sha256: picture.hash, thumb_sha256: picture.smallHash },
    ...{ name: `${camera.shop_name} ${camera.name}`, mime: 'image/jpeg', size_bytes: picture.bytes.length },
    ...{ width: picture.width, height: picture.height, source: 'made', created_by: by.id, ...at },
  });
  const keepDays = { isEvidence: false, keepDays: KEEP_DAYS };
  rows.pictures.push({
    ...{
      company_id: companyId,
      id,
      shop_id: camera.shop_id,
      source: 'snapshot',
      file_id: fileId,
      sha256: picture.hash,
    },
    ...{ size_bytes: picture.bytes.length, camera_id: camera.id, camera_name: camera.name, server_at: takenAt, ...at },
    expires_on: keptUntil('snapshot', civilDate(takenAt, timeZone), keepDays),
    ...{ is_evidence: false, tags: [], is_expiry_told: false, rev: 0 },
  });
  rows.uses.push({
    company_id: companyId,
    file_id: fileId,
    object_kind: 'album',
    object_id: id,
    shop_id: camera.shop_id,
  });
  return id;
}
