import type { clipApi as api } from '@rondo/contract/clip';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { DAY_MS } from '@rondo/domain/duration';
import { LIMIT } from '@rondo/domain/limit';
import type { Context } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import type { MediaLink } from '../../../platform/media/media-link.ts';
import { startWork } from '../../../platform/start-work.ts';
import { visibleCameras } from '../../device/index.ts';
import { hasRecorded, holdMinutes, playableSince } from '../../recording/index.ts';
import { noteClip } from '../../surveillance/index.ts';
import * as q from '../clip.queries.ts';

/** Puts down that a clip is to be cut; what it is cut out of is kept until that is over. */
export const createWith =
  (media: MediaLink) =>
  async (
    { actor, once }: Context,
    { requestId, cameraId, purpose, name, reason, ...asked }: Parsed<typeof api.create>,
  ): Promise<Output<typeof api.create>> => {
    if (!media.isThere) throw new AppError('MEDIA_AWAY');
    const window = { from: new Date(asked.from), to: new Date(asked.to) };
    requireLength(window);
    return once(requestId, 'clip.create', async (tx) => {
      const camera = await visibleCameras(tx.db, actor).where('camera.id', '=', cameraId).executeTakeFirst();
      if (!camera) throw new AppError('NOT_FOUND');
      if (window.from < (await playableSince(tx.db, actor, tx.now()))) throw refuseField('from', 'invalid');
      if (!(await hasRecorded(tx.db, tx.companyId, cameraId, window))) throw new AppError('NOTHING_RECORDED');
      const { count } = await q.waitingOf(tx.db, actor).executeTakeFirstOrThrow();
      if (count >= LIMIT.clip.waiting) throw new AppError('CLIPS_WAITING', { params: { max: LIMIT.clip.waiting } });
      const [id, jobId] = [tx.newId(), tx.newId()];
      await q
        .insert(tx.db, {
          ...{ company_id: tx.companyId, id, shop_id: camera.shop_id, camera_id: cameraId, camera_name: camera.name },
          ...{ name, reason, made_by: actor.memberId, from_at: window.from, to_at: window.to },
          ...{ job_id: jobId, created_at: tx.now() },
        })
        .execute();
      const until = new Date(tx.now().getTime() + DAY_MS);
      await holdMinutes(tx, { id, cameraId, ...window, until });
      await noteClip(tx, actor, camera, purpose);
      await tx.addHistory({ kind: 'clip', id, name, event: 'asked', comment: reason });
      const work = { id: jobId, kind: 'clip.cut', memberId: actor.memberId, name, total: 0 } as const;
      await startWork(tx, { ...work, input: { clipId: id } });
      return { id, jobId };
    });
  };

function requireLength({ from, to }: { from: Date; to: Date }): void {
  const lastsMs = to.getTime() - from.getTime();
  const { shortestMs, longestMs } = LIMIT.clip;
  if (lastsMs < shortestMs || lastsMs > longestMs) throw refuseField('to', 'invalid');
}
