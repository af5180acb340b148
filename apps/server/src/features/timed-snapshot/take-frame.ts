import type { SnapshotReview } from '@rondo/domain/timed-snapshot/frame';
import { isForReview, isLateFrame, nextTryAt, REVIEWS } from '@rondo/domain/timed-snapshot/frame';
import type { Held } from '../../platform/feature.ts';
import type { JobContext } from '../../platform/job.ts';
import { makeTx } from '../../platform/make-context.ts';
import { PictureFailed } from '../../platform/media/picture.ts';
import { TICKET_LIFE_MS } from '../../platform/media/ticket.ts';
import { addPicture } from '../album/index.ts';
import { camerasOfCompany, heardOfCamera, sourceOf } from '../device/index.ts';
import { enterPicture, keepPicture } from '../file/index.ts';
import { widePicture } from '../surveillance/index.ts';
import * as q from './clock.queries.ts';
import { differenceFrom } from './difference.ts';
import { missCause } from './miss-cause.ts';
import { oneOf } from './stored.ts';

export type TakeParts = Pick<Held, 'media' | 'secrets' | 'store'>;
export type ClaimedFrame = Awaited<ReturnType<ReturnType<typeof q.claimed>['execute']>>[number];
export interface SnapshotCompany {
  id: string;
  timeZone: string;
}

type Camera = Awaited<ReturnType<ReturnType<typeof camerasOfCompany>['execute']>>[number];

/** Tries one picture: it is in the gallery afterwards, is tried again, or is missed for a reason. True: it is missed for good. */
export async function takeFrame(
  parts: TakeParts,
  context: JobContext,
  company: SnapshotCompany,
  frame: ClaimedFrame,
): Promise<boolean> {
  const db = context.databases.of(company.id);
  const camera = await camerasOfCompany(db, company.id).where('camera.id', '=', frame.camera_id).executeTakeFirst();
  const failed = async (cause: ReturnType<typeof missCause>): Promise<boolean> => {
    const again = nextTryAt(frame.planned_at, frame.tries, context.now());
    const outcome = again
      ? ({ state: 'waiting', cause, next_try_at: again } as const)
      : ({ state: 'missed', cause } as const);
    await q.settle(db, company.id, frame.id, outcome).execute();
    return again === null;
  };
  if (!camera || !parts.media.isThere) return failed(camera ? 'away' : 'offline');
  let bytes: Buffer;
  try {
    bytes = await pictureOf(parts, context, company, frame, camera);
  } catch (error) {
    const cause = missCause(error, camera, frame.cause);
    const isAway = error instanceof PictureFailed && ['offline', 'timeout'].includes(cause);
    if (isAway) await heardOfCamera(db, company.id, camera.id, { event: 'missed', at: context.now() });
    return failed(cause);
  }
  await heardOfCamera(db, company.id, camera.id, { event: 'answered', at: context.now() });
  await keep(parts, context, company, frame, bytes);
  return false;
}

async function pictureOf(
  { media, secrets }: TakeParts,
  { now, newId }: JobContext,
  { id: companyId }: SnapshotCompany,
  frame: ClaimedFrame,
  camera: Camera,
): Promise<Buffer> {
  const source = await sourceOf(camera, 'main', secrets);
  const expiresAt = new Date(now().getTime() + TICKET_LIFE_MS);
  // Nobody's session opens it: the plan does.
  const by = { memberId: frame.edited_by, sessionId: frame.plan_id };
  const opens = { companyId, ...by, cameraId: camera.id, use: 'live', quality: 'main', source, expiresAt } as const;
  return media.takePicture({ id: newId(), ...opens });
}

/** Picture, gallery and frame are one transaction: killed in between, the next try finds it waiting still. */
async function keep(
  { store }: TakeParts,
  context: JobContext,
  { id: companyId, timeZone }: SnapshotCompany,
  frame: ClaimedFrame,
  bytes: Buffer,
): Promise<void> {
  const db = context.databases.of(companyId);
  const takenAt = context.now();
  const wide = await widePicture(bytes);
  const kept = await keepPicture(store, companyId, wide);
  const difference = await differenceFrom({ db, store, companyId, frameId: frame.id }, wide);
  await db.transaction().execute(async (trx) => {
    const tx = makeTx(context, trx, companyId, null);
    const settled = await q
      .settle(tx.db, companyId, frame.id, {
        ...{ state: 'captured', cause: null, taken_at: takenAt, is_late: isLateFrame(frame.planned_at, takenAt) },
        needs_review: isForReview(reviewOf(frame), frame.review_percent, drawnOf(frame.id)),
      })
      .executeTakeFirst();
    // Another process was faster, or the plan asks for it no more.
    if (!settled) return;
    const name = `${frame.shop_name} ${frame.camera_name}`;
    const fileId = await enterPicture(tx, store, kept, { name, takenAt, memberId: frame.edited_by });
    const pictureId = await addPicture(tx, {
      ...{ source: 'snapshot', shopId: frame.shop_id, fileId, takenAt, serverAt: takenAt, deviceAt: null },
      ...{ cameraId: frame.camera_id, cameraName: frame.camera_name, operatorId: null },
      ...{ timeZone, keepDays: frame.keep_days },
    });
    if (pictureId === null) throw new Error(`the picture ${fileId} was in the gallery before it was taken`);
    await q.setPicture(tx.db, companyId, frame.id, { picture_id: pictureId, difference }).execute();
  });
}

const reviewOf = ({ review }: ClaimedFrame): SnapshotReview => oneOf(REVIEWS, review);

/** 0..99, fixed with the picture's id: of its last 16 bits of chance. */
const drawnOf = (id: string): number => Number.parseInt(id.slice(-4), 16) % 100;
