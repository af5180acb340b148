import type { Actor } from '@rondo/domain/actor';
import { AI_LIMIT } from '@rondo/domain/ai/ai-limit';
import { intervalMs, isWanted } from '@rondo/domain/ai/schedule';
import { trialMoments } from '@rondo/domain/ai/trial-moments';
import { HOUR_MS, MINUTE_MS } from '@rondo/domain/duration';
import type { Tx } from '../../platform/context.ts';
import type { Held } from '../../platform/feature.ts';
import { storedBytes } from '../file/index.ts';
import { recordedStretches } from '../recording/index.ts';
import { snapshotShop } from '../timed-snapshot/index.ts';
import type { find } from './detail.ts';
import { type RecordedParts, recordedFrame } from './recorded-frame.ts';
import { hoursOf, storedTimes } from './stored.ts';
import * as q from './trial.queries.ts';

export type FrameParts = RecordedParts & Pick<Held, 'store'>;

/** What a trial looks at: a picture of the gallery, or a moment of a recording. */
export interface TrialFrame {
  cameraId: string;
  cameraName: string;
  shopName: string;
  at: Date;
  /** Null: of a recording. */
  pictureId: string | null;
  /** Null: it is gone, or cannot be read. */
  bytes: () => Promise<Buffer | null>;
}

type Rule = Awaited<ReturnType<typeof find>>;

/**
 * Everything that the cameras of a rule showed in the last 24 hours, in hours that the rule wants, the oldest first: pictures that are kept,
 * and for whoever may play recordings moments of them, as many as there is room for.
 */
export async function framesOf(parts: FrameParts, tx: Tx, actor: Actor, rule: Rule): Promise<TrialFrame[]> {
  const { db, companyId } = tx;
  const now = tx.now();
  const since = new Date(now.getTime() - AI_LIMIT.trialHours * HOUR_MS);
  const cameras = await q.camerasOf(db, actor, rule.id).execute();
  const wanted = (cameraId: string, at: Date): boolean => {
    const camera = cameras.find(({ id }) => id === cameraId);
    return camera !== undefined && isWanted(hoursOf(rule.hours), snapshotShop(camera, actor.timeZone), at);
  };
  const pictures = (await q.keptPictures(db, actor, rule.id, since, AI_LIMIT.trialFrames).execute())
    .filter((one) => wanted(one.camera_id, one.taken_at))
    .map(
      (one): TrialFrame => ({
        ...{ cameraId: one.camera_id, cameraName: one.camera_name, shopName: one.shop_name, at: one.taken_at },
        pictureId: one.id,
        bytes: () => storedBytes(parts.store, companyId, one.sha256),
      }),
    );
  if (!actor.codes.has('x_playback')) return pictures;
  const ids = cameras.map(({ id }) => id);
  const stretches = await recordedStretches(db, companyId, ids, { from: since, to: now });
  const every = Math.max(MINUTE_MS, intervalMs(storedTimes(rule.times)));
  const room = { everyMs: every, most: AI_LIMIT.trialFrames - pictures.length };
  const moments = trialMoments(stretches, room).filter(({ cameraId, at }) => wanted(cameraId, new Date(at)));
  const recorded = moments.flatMap(({ cameraId, at }): TrialFrame[] => {
    const camera = cameras.find(({ id }) => id === cameraId);
    const named = camera && { cameraId, cameraName: camera.name, shopName: camera.shop_name, at: new Date(at) };
    const bytes = () => recordedFrame(parts, { companyId, cameraId, at }, tx.now());
    return named ? [{ ...named, pictureId: null, bytes }] : [];
  });
  return [...pictures, ...recorded].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
