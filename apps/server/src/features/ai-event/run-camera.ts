import { AI_LIMIT } from '@rondo/domain/ai/ai-limit';
import { decide } from '@rondo/domain/ai/evaluate';
import { hasOutlines, lightOf, type Stance, stanceAfter } from '@rondo/domain/ai/scene';
import { checksLost, gapMs, intervalMs, isWanted, nextCheckAfter } from '@rondo/domain/ai/schedule';
import { wallClock } from '@rondo/domain/civil-time';
import { MINUTE_MS } from '@rondo/domain/duration';
import type { Tx } from '../../platform/context.ts';
import type { JobContext } from '../../platform/job.ts';
import { makeTx } from '../../platform/make-context.ts';
import {
  type Answered,
  type Camera,
  greyOf,
  hoursOf,
  likenessOf,
  lookingOf,
  type PictureParts,
  pictureOf,
  type SeeParts,
  see,
  storedLooks,
  storedPersistence,
  storedTimes,
  watches,
} from '../ai-rule/index.ts';
import { camerasOfCompany } from '../device/index.ts';
import { makePicture } from '../file/index.ts';
import { whoHears } from '../people/index.ts';
import { missCause, snapshotShop } from '../timed-snapshot/index.ts';
import type { AiCompany } from './ai-company.ts';
import { eventsOn } from './clock.queries.ts';
import { type Frame, keepEvent, keepSample } from './keep-event.ts';

export type RunParts = PictureParts & SeeParts;
/** In hours that a rule does not want it is asked again after so long, ms. */
const REST_MS = MINUTE_MS;

type Watch = watches.ClaimedWatch;
/** Looks at one camera for all rules whose time has come. What was written down then is one transaction; killed before, it is looked at again. */
export async function runCamera(
  context: JobContext,
  parts: RunParts,
  company: AiCompany,
  due: readonly Watch[],
): Promise<void> {
  const wanted = due.filter((one) => isWanted(hoursOf(one.hours), shopOf(one, company), context.now()));
  const others = due.filter((one) => !wanted.includes(one));
  const db = context.databases.of(company.id);
  for (const one of others) await put(db, company, one, context.now(), {}, REST_MS);
  const [first] = wanted;
  if (!first) return;
  const camera = await camerasOfCompany(db, company.id).where('camera.id', '=', first.camera_id).executeTakeFirst();
  if (!camera) return failed(context, company, wanted, 'offline');
  let bytes: Buffer;
  try {
    const taken = await pictureOf(parts, context, camera, { memberId: first.edited_by, sessionId: first.rule_id });
    bytes = taken;
  } catch (error) {
    return failed(context, company, wanted, missCause(error, camera));
  }
  const begunAt = performance.now();
  const picture = await makePicture(bytes);
  const grey = await greyOf(picture.bytes);
  const isClear = hasOutlines(lightOf(grey));
  const likeness = first.reference && isClear ? likenessOf(first.reference, grey) : null;
  const stance = { unlike: first.unlike ?? 0, isAway: first.moved_at !== null };
  const after = likeness === null ? { ...stance, isDoubted: stance.isAway } : stanceAfter(stance, likeness);
  const clear = wanted.filter((one) => !after.isDoubted || one.kind === 'camera_moved');
  const asked = clear.map((one) => ({
    id: one.rule_id,
    looking: lookingOf(one, one.camera_id),
    content: one.content,
  }));
  const answers = await see(parts, { companyId: company.id, bytes: picture.bytes, likeness }, asked);
  const tookMs = Math.round(performance.now() - begunAt);
  const kept = { store: parts.store, pictureId: null, reference: first.reference };
  const frame: Frame = { camera, picture, takenAt: context.now(), company, ...kept };
  await db.transaction().execute(async (trx) => {
    const tx = makeTx(context, trx, company.id, null);
    if (first.reference === null && isClear) await keepReference(tx, camera, grey);
    if (likeness !== null) await compare(tx, camera, { first, likeness, after });
    for (const one of wanted) {
      if (!clear.includes(one)) await pause(tx.db, company, one, { now: context.now(), isAway: after.isAway });
      const answer = answers.get(one.rule_id);
      if (answer) await conclude(tx, frame, one, answer, tookMs);
    }
  });
}

const shopOf = (one: Watch, { timeZone }: AiCompany) =>
  snapshotShop(
    {
      state: one.shop_state,
      closing_on: one.closing_on,
      time_zone: one.time_zone,
      hours: one.shop_hours,
      special_days: one.special_days,
    },
    timeZone,
  );

type Outcome = Omit<Parameters<typeof watches.settle>[3], 'next_at'>;

/** Writes down what became of a watch, with when it is due next; false: another process was faster. */
async function put(
  db: Tx['db'],
  company: AiCompany,
  one: Watch,
  now: Date,
  outcome: Outcome,
  restMs = 0,
): Promise<boolean> {
  const times = storedTimes(one.times);
  // What was lost is not made up for: the next check comes after now.
  const isOnTime = now.getTime() - one.next_at.getTime() < intervalMs(times);
  const from = times.kind === 'every' && isOnTime ? one.next_at : new Date(now.getTime() + restMs);
  return settled(db, company, one, { ...outcome, next_at: nextCheckAfter(times, shopOf(one, company), from) });
}

async function settled(db: Tx['db'], company: AiCompany, one: Watch, outcome: Outcome & { next_at: Date }) {
  const key = { ruleId: one.rule_id, cameraId: one.camera_id, dueAt: one.next_at };
  return (await watches.settle(db, company.id, key, outcome).executeTakeFirst()) !== undefined;
}

async function failed(context: JobContext, company: AiCompany, due: readonly Watch[], cause: string): Promise<void> {
  const now = context.now();
  await context.databases
    .of(company.id)
    .transaction()
    .execute(async (trx) => {
      for (const one of due) await miss(trx, company, one, { now, cause });
    });
}

async function miss(db: Tx['db'], company: AiCompany, one: Watch, { now, cause }: { now: Date; cause: string }) {
  if (!(await put(db, company, one, now, { last_cause: cause }))) return;
  await add(db, company, one, now, { failed: 1 });
}

/** Counts for the day of the store; with what could not be kept up with since the check was due. */
function add(db: Tx['db'], company: AiCompany, one: Watch, now: Date, counts: Partial<Counts>) {
  const shop = shopOf(one, company);
  const { date } = wallClock(now, shop.timeZone);
  const skipped = checksLost(storedTimes(one.times), hoursOf(one.hours), shop, one.next_at, now);
  const at = { ruleId: one.rule_id, cameraId: one.camera_id, shopId: one.shop_id, on: date };
  const all = { run: 0, failed: 0, positive: 0, tookMs: 0, ...counts };
  return watches.count(db, company.id, at, { ...all, skipped: skipped + (counts.skipped ?? 0) });
}
type Counts = Parameters<typeof watches.count>[3];

/**
 * Nothing is concluded from a picture that shows something else. In doubt the camera is looked at again soon, and nothing is counted;
 * while it looks elsewhere its checks are skipped, and a minute later it is seen whether it was turned back.
 */
async function pause(db: Tx['db'], company: AiCompany, one: Watch, { now, isAway }: { now: Date; isAway: boolean }) {
  if (isAway) {
    if (await put(db, company, one, now, { last_cause: 'moved' }, REST_MS))
      await add(db, company, one, now, { skipped: 1 });
    return;
  }
  const soonMs = Math.min(REST_MS, intervalMs(storedTimes(one.times)));
  await settled(db, company, one, { last_cause: 'moved', next_at: new Date(now.getTime() + soonMs) });
}

/** The first picture of a camera with something to be seen is what later ones are compared with. */
const keepReference = ({ db, companyId, now }: Tx, camera: Camera, grey: Buffer) =>
  watches
    .setReference(db, companyId, { cameraId: camera.id, shopId: camera.shop_id, grey, at: now() }, false)
    .execute();

interface Compared {
  first: Watch;
  likeness: number;
  after: Stance;
}

/** Whether a camera looks where it did (product 22 (c) 3): turned, its rules leave it alone until it is turned back or a person says that it is right. */
async function compare(tx: Tx, camera: Camera, { first, likeness, after }: Compared): Promise<void> {
  const { db, companyId } = tx;
  const wasAway = first.moved_at !== null;
  const movedAt = after.isAway === wasAway ? {} : { movedAt: after.isAway ? tx.now() : null };
  const found = { likeness, unlike: Math.min(after.unlike, AI_LIMIT.looks), ...movedAt };
  await watches.setLikeness(db, companyId, camera.id, found).execute();
  if (after.isAway === wasAway) return;
  const name = `${camera.shop_name} ${camera.name}`;
  await tx.addHistory({ kind: 'aiCamera', id: camera.id, name, event: after.isAway ? 'moved' : 'turned_back' });
  if (!after.isAway) return;
  const editors = await watches.editorsOf(db, companyId, camera.id).execute();
  const ids = editors.map(({ edited_by }) => edited_by);
  const hears = await whoHears(tx, [{ ids, reason: 'rule_editor', codes: ['x_ai_rule'], shopId: camera.shop_id }]);
  await tx.emit('member.told', {
    ...{ ...hears, text: 'ai_camera_moved', shopId: camera.shop_id },
    params: { camera: name },
    page: `/ai?open=${first.rule_id}`,
    key: `ai-camera:moved:${camera.id}:${tx.now().getTime()}`,
  });
}

async function conclude(tx: Tx, frame: Frame, one: Watch, answer: Answered, tookMs: number): Promise<void> {
  const { db, companyId } = tx;
  const { company, takenAt } = frame;
  const { look } = answer;
  if (!look) return miss(db, company, one, { now: takenAt, cause: answer.cause ?? 'broken' });
  const looks = [...storedLooks(one.looks), { at: takenAt.getTime(), isHit: look.isHit }].slice(-AI_LIMIT.looks);
  const { date, minute } = wallClock(takenAt, shopOf(one, company).timeZone);
  const today = look.isHit
    ? await eventsOn(db, companyId, one.rule_id, one.camera_id, date).executeTakeFirstOrThrow()
    : null;
  const decision = decide(
    {
      persistence: storedPersistence(one.persistence),
      ...{ coolDownMinutes: one.cool_down_minutes, maxPerDay: one.max_per_day },
    },
    {
      looks,
      gapMs: gapMs(storedTimes(one.times)),
      lastEventAt: one.last_event_at?.getTime() ?? null,
      eventsToday: Number(today?.count ?? 0),
    },
  );
  const isEvent = decision === 'fire';
  const outcome = { looks, last_run_at: takenAt, last_took_ms: tookMs, last_cause: null };
  const isMine = await put(db, company, one, takenAt, {
    ...outcome,
    last_confidence: look.confidence,
    ...(isEvent ? { last_event_at: takenAt } : {}),
  });
  if (!isMine) return;
  await add(db, company, one, takenAt, { run: 1, positive: look.isHit ? 1 : 0, tookMs });
  if (isEvent) await keepEvent(tx, frame, one, { answer, look, on: date, hour: Math.floor(minute / 60) });
  else if (!look.isHit) await keepSample(tx, frame, one);
}
