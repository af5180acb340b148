import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { surveillanceApi as api } from '@rondo/contract/surveillance';
import { LIMIT } from '@rondo/domain/limit';
import { STREAM_LOST_MS } from '@rondo/domain/surveillance';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Held } from '../../../platform/feature.ts';
import { TICKET_LIFE_MS } from '../../../platform/media/ticket.ts';
import { sourceOf } from '../../device/index.ts';
import { findTask } from '../../task/index.ts';
import * as cameras from '../camera.queries.ts';
import * as q from '../watch.queries.ts';

export type Parts = Pick<Held, 'media' | 'secrets'>;

/** Allows one stream: written down before it is handed out, so that all tabs of a session count, on every node. */
export const ticket =
  ({ media, secrets }: Parts) =>
  async (
    { actor, change }: Context,
    { cameraId, quality, purpose, instead, taskId }: Parsed<typeof api.ticket>,
  ): Promise<Output<typeof api.ticket>> => {
    if (!media.isThere) throw new AppError('MEDIA_AWAY');
    return change(async (tx) => {
      const camera = await cameras.byIds(tx.db, actor, [cameraId]).executeTakeFirst();
      if (!camera) throw new AppError('NOT_FOUND');
      if (taskId) await requireInspecting({ db: tx.db, actor }, taskId, camera.shop_id);
      const source = await sourceOf(camera, quality, secrets);
      const now = tx.now();
      await q.holdSession(actor.sessionId).execute(tx.db);
      const since = new Date(now.getTime() - STREAM_LOST_MS);
      const { count } = await q.openOf(tx.db, actor, since, instead ?? null).executeTakeFirstOrThrow();
      if (count >= LIMIT.cameras.playing) throw new AppError('TOO_MANY_STREAMS');
      const { companyId, memberId, sessionId } = actor;
      const who = { company_id: companyId, member_id: memberId, session_id: sessionId };
      const id = tx.newId();
      const what = { id, camera_id: cameraId, shop_id: camera.shop_id, use: 'live' };
      const why = { purpose: taskId ? 'inspection' : purpose, task_id: taskId ?? null };
      await q.insert(tx.db, { ...who, ...what, ...why, asked_at: now, seen_at: now }).execute();
      const expiresAt = new Date(now.getTime() + TICKET_LIFE_MS);
      const opens = { id, companyId, memberId, sessionId, cameraId, use: 'live', quality, source, expiresAt } as const;
      return { streamId: id, address: media.liveAddress(opens) };
    });
  };

/** Whoever watches for an inspection handles it, and watches the store that it is of. */
async function requireInspecting(
  context: Pick<Context, 'db' | 'actor'>,
  taskId: string,
  shopId: string,
): Promise<void> {
  const { row, view } = await findTask(context, taskId);
  if (row.shop_id !== shopId || !view.relations.includes('handler')) throw new AppError('NOT_FOUND');
}
