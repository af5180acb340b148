import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { surveillanceApi as api } from '@rondo/contract/surveillance';
import type { Actor } from '@rondo/domain/actor';
import { LIMIT } from '@rondo/domain/limit';
import { STREAM_LOST_MS, type WatchPurpose, type WatchUse } from '@rondo/domain/surveillance';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Held } from '../../../platform/feature.ts';
import { TICKET_LIFE_MS } from '../../../platform/media/ticket.ts';
import { sourceOf } from '../../device/index.ts';
import { playableSince } from '../../recording/index.ts';
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
      const what = { camera, use: 'live', instead: instead ?? null } as const;
      const id = await takeSeat(tx, actor, what, { purpose: taskId ? 'inspection' : purpose, task_id: taskId ?? null });
      const { companyId, memberId, sessionId } = actor;
      const expiresAt = new Date(now.getTime() + TICKET_LIFE_MS);
      const opens = { id, companyId, memberId, sessionId, cameraId, use: 'live', quality, source, expiresAt } as const;
      return { streamId: id, address: media.liveAddress(opens) };
    });
  };

/** Allows the recordings of one camera, as far back as the reader may play them. */
export const playback =
  ({ media }: Parts) =>
  async (
    { actor, change }: Context,
    { cameraId, purpose, instead }: Parsed<typeof api.playback>,
  ): Promise<Output<typeof api.playback>> => {
    if (!media.isThere) throw new AppError('MEDIA_AWAY');
    return change(async (tx) => {
      const camera = await cameras.byIds(tx.db, actor, [cameraId]).executeTakeFirst();
      if (!camera) throw new AppError('NOT_FOUND');
      const what = { camera, use: 'playback', instead: instead ?? null } as const;
      const id = await takeSeat(tx, actor, what, { purpose, task_id: null });
      const { companyId, memberId, sessionId } = actor;
      const notBefore = (await playableSince(tx.db, actor, tx.now())).getTime();
      const expiresAt = new Date(tx.now().getTime() + TICKET_LIFE_MS);
      // Recordings are read from the disk: nothing of how the camera is reached is needed.
      const source = { driver: 'file', clip: '' } as const;
      const who = { id, companyId, memberId, sessionId, cameraId };
      return {
        streamId: id,
        address: media.liveAddress({ ...who, use: 'playback', quality: 'sub', source, notBefore, expiresAt }),
      };
    });
  };

interface Wanted {
  camera: { id: string; shop_id: string };
  use: WatchUse;
  /** The stream in whose place it comes. */
  instead: string | null;
}

/** Counts a stream among the nine of its session and writes it into the watch log; its id. */
export async function takeSeat(
  tx: Tx,
  actor: Actor,
  { camera, use, instead }: Wanted,
  why: { purpose: WatchPurpose; task_id: string | null },
): Promise<string> {
  const now = tx.now();
  await q.holdSession(actor.sessionId).execute(tx.db);
  const since = new Date(now.getTime() - STREAM_LOST_MS);
  const { count } = await q.openOf(tx.db, actor, since, instead).executeTakeFirstOrThrow();
  if (count >= LIMIT.cameras.playing) throw new AppError('TOO_MANY_STREAMS');
  const { companyId, memberId, sessionId } = actor;
  const who = { company_id: companyId, member_id: memberId, session_id: sessionId };
  const id = tx.newId();
  const what = { id, camera_id: camera.id, shop_id: camera.shop_id, use };
  await q.insert(tx.db, { ...who, ...what, ...why, asked_at: now, seen_at: now }).execute();
  return id;
}

/** Writes down that somebody cuts a clip out of what a camera recorded: not a stream, so it is over at once and counts among none. */
export async function noteClip(
  tx: Tx,
  { companyId, memberId, sessionId }: Actor,
  camera: Wanted['camera'],
  purpose: WatchPurpose,
): Promise<void> {
  const at = tx.now();
  const who = { company_id: companyId, member_id: memberId, session_id: sessionId };
  const what = { id: tx.newId(), camera_id: camera.id, shop_id: camera.shop_id, use: 'clip', purpose, task_id: null };
  const times = { asked_at: at, opened_at: at, seen_at: at, closed_at: at };
  await q.insert(tx.db, { ...who, ...what, ...times }).execute();
}

/** Whoever watches for an inspection handles it, and watches the store that it is of. */
async function requireInspecting(
  context: Pick<Context, 'db' | 'actor'>,
  taskId: string,
  shopId: string,
): Promise<void> {
  const { row, view } = await findTask(context, taskId);
  if (row.shop_id !== shopId || !view.relations.includes('handler')) throw new AppError('NOT_FOUND');
}
