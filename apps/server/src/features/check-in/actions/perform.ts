import type { checkInApi as api } from '@rondo/contract/check-in';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { SHOP_FIELDS } from '@rondo/contract/shop-fields';
import { isBeforeOpening } from '@rondo/domain/business-hours';
import { wallClock } from '@rondo/domain/civil-time';
import { MINUTE_MS } from '@rondo/domain/duration';
import { type Judgement, judgeCheckIn } from '@rondo/domain/judge-check-in';
import { LIMIT } from '@rondo/domain/limit';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { attachFiles, fileRefs } from '../../file/index.ts';
import { type FoundTask, findTask, lockTask, requireEvent } from '../../task/index.ts';
import { picturesOf, presentOwn } from '../check-in.present.ts';
import * as q from '../check-in.queries.ts';
import * as codes from '../code.queries.ts';
import { doubtsAbout } from '../doubts.ts';
import { stateOfTask } from '../state-of-task.ts';
import { tellReviewers } from '../tell.ts';

type Wanted = Parsed<typeof api.perform>;
type State = Awaited<ReturnType<typeof stateOfTask>>;

/** Somebody shows that they are at the store. What it comes to is decided here, by the policy and the place of the store. */
export async function perform(context: Context, wanted: Wanted): Promise<Output<typeof api.perform>> {
  const { actor } = context;
  return context.once(wanted.requestId, 'check-in.perform', async (tx) => {
    await lockTask(tx.db, tx.companyId, wanted.taskId).execute();
    const found = await findTask({ db: tx.db, actor }, wanted.taskId);
    requireEvent('claim', context, found);
    const state = await stateOfTask(tx.db, tx.companyId, found, actor.memberId);
    const known = state[wanted.kind];
    const { radiusM } = state.resolved.policy;
    if (known) return { ...answerOf(NOTHING_NEW, radiusM, 0), checkIn: await present(tx, known) };
    if (!state.asks[wanted.kind] || (wanted.kind === 'out' && !state.in)) throw new AppError('CHECK_IN_NOT_ASKED');
    return judged(tx, { actor, found, state }, wanted);
  });
}

/** Somebody who is checked in presses again: nothing happens a second time. */
const NOTHING_NEW: Judgement = { outcome: 'done', met: [], flags: [], distanceM: null, stayLeftMin: 0 };

async function judged(
  tx: Tx,
  { actor, found, state }: { actor: Context['actor']; found: FoundTask; state: State },
  wanted: Wanted,
): Promise<Output<typeof api.perform>> {
  const at = tx.now();
  const { memberId, timeZone } = actor;
  const { policy } = state.resolved;
  const shopId = found.row.shop_id;
  const [place, attempt] = await Promise.all([
    q.placeOf(tx.db, tx.companyId, shopId).executeTakeFirst(),
    codes.attemptOf(tx.db, tx.companyId, memberId, shopId).executeTakeFirst(),
  ]);
  const tries = isLately(attempt?.tried_at, at, LIMIT.checkIn.triedForMs) ? (attempt?.tries ?? 0) : 0;
  const judgement = judgeCheckIn(policy, {
    kind: wanted.kind,
    position: wanted.position,
    shop: locationOf(place),
    tries,
    scanned: scannedOf(attempt, at),
    hasPhoto: wanted.photoId !== null,
    hasSelfie: wanted.selfieId !== null,
    reason: wanted.reason,
    stayedMs: state.in ? at.getTime() - state.in.at.getTime() : null,
    isBeforeOpening: place !== undefined && isEarlyAt(place, at, timeZone),
  });
  if (judgement.outcome === 'again') {
    await codes.keepTry(tx.db, tx.companyId, { memberId, shopId, tries: tries + 1, at }).execute();
    return { ...answerOf(judgement, policy.radiusM, LIMIT.checkIn.retries - tries - 1), checkIn: null };
  }
  const answer = answerOf(judgement, policy.radiusM, 0);
  if (judgement.outcome !== 'done') return { ...answer, checkIn: null };
  const row = await keep(tx, found, state, wanted, judgement);
  return { ...answer, checkIn: await present(tx, row) };
}

/** Writes it down with what other check-ins say against it; one with a doubt is told to the reviewers. */
async function keep(tx: Tx, { row: task }: FoundTask, state: State, wanted: Wanted, judgement: Judgement) {
  const at = tx.now();
  const memberId = tx.actor?.memberId ?? '';
  const { position, photoId, selfieId, deviceId, kind } = wanted;
  const doubts = await doubtsAbout(tx, memberId, deviceId, { position, at });
  const flags = [...judgement.flags, ...doubts.flags];
  const stayed = state.in ? { stayedMin: Math.floor((at.getTime() - state.in.at.getTime()) / MINUTE_MS) } : {};
  const id = tx.newId();
  const pictures = [photoId, selfieId].filter((one) => one !== null);
  if (pictures.length > 0) await attachFiles(tx, { kind: 'task', id: task.id, shopId: task.shop_id }, pictures);
  const row = await q
    .insert(tx.db, {
      ...{ company_id: tx.companyId, id, task_id: task.id, shop_id: task.shop_id, member_id: memberId, kind, at },
      ...{ methods: judgement.met, policy: JSON.stringify(state.resolved.policy), distance_m: judgement.distanceM },
      ...{ latitude: position?.latitude ?? null, longitude: position?.longitude ?? null },
      ...{ accuracy_m: position?.accuracyM ?? null, device_id: deviceId, photo_id: photoId },
      selfie_id: selfieId,
      ...{ flags, found: JSON.stringify({ ...stayed, ...doubts.found }), reason: wanted.reason },
      state: flags.length > 0 ? 'pending' : 'normal',
    })
    .executeTakeFirstOrThrow();
  const event = kind === 'in' ? 'checked_in' : 'checked_out';
  await tx.addHistory({ kind: 'checkIn', id, name: task.number, event, to: row.state, comment: wanted.reason || null });
  if (kind === 'in') await tx.emit('check-in.arrived', { checkInId: id, shopId: task.shop_id });
  if (flags.length > 0)
    await tellReviewers(tx, { id, taskId: task.id, shopId: task.shop_id, shopName: task.shop_name });
  return row;
}

const present = async (tx: Tx, row: NonNullable<State['in']>) =>
  presentOwn(row, await fileRefs(tx.db, tx.companyId, picturesOf([row])));

const answerOf = ({ outcome, flags, distanceM, stayLeftMin }: Judgement, radiusM: number, triesLeft: number) => ({
  ...{ outcome, flags, distanceM, stayLeftMin, radiusM, triesLeft },
});

type Place = NonNullable<Awaited<ReturnType<ReturnType<typeof q.placeOf>['executeTakeFirst']>>>;

/** Whether the store has not opened yet, by its own clock, week and special days. */
const isEarlyAt = (place: Place, at: Date, companyZone: string): boolean =>
  isBeforeOpening(
    SHOP_FIELDS.hours.output.parse(place.hours),
    SHOP_FIELDS.specialDays.output.parse(place.special_days),
    wallClock(at, place.time_zone || companyZone),
  );

type Attempt = Awaited<ReturnType<ReturnType<typeof codes.attemptOf>['executeTakeFirst']>>;

/** The code that was scanned, as long as it counts. */
export function scannedOf(attempt: Attempt, at: Date): 'code_static' | 'code_dynamic' | null {
  if (!isLately(attempt?.scanned_at, at, LIMIT.checkIn.scannedForMs)) return null;
  return attempt?.scanned === 'code_static' || attempt?.scanned === 'code_dynamic' ? attempt.scanned : null;
}

const isLately = (then: Date | null | undefined, at: Date, forMs: number): boolean =>
  then !== null && then !== undefined && at.getTime() - then.getTime() <= forMs;

export function locationOf(place: { latitude: number | null; longitude: number | null } | undefined) {
  if (!place || place.latitude === null || place.longitude === null) return null;
  return { latitude: place.latitude, longitude: place.longitude };
}
