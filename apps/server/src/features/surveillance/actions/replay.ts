import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { surveillanceApi as api } from '@rondo/contract/surveillance';
import { addDays, instantOf } from '@rondo/domain/civil-time';
import { type DeviceCause, isControlled } from '@rondo/domain/device';
import { DAY_MS } from '@rondo/domain/duration';
import { translate } from '@rondo/messages';
import type { Context } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import type { Held } from '../../../platform/feature.ts';
import { TICKET_LIFE_MS } from '../../../platform/media/ticket.ts';
import { DeviceFailure, recordedOf, replayOf } from '../../device/index.ts';
import { playableSince } from '../../recording/index.ts';
import * as cameras from '../camera.queries.ts';
import { takeSeat } from './ticket.ts';

export type ReplayParts = Pick<Held, 'edges' | 'media' | 'secrets' | 'settings'>;

/** What the device of a camera kept on a day, on its card or its disks, asked of it now. */
export const recorded =
  (parts: ReplayParts) =>
  async (context: Context, { cameraId, on }: Parsed<typeof api.recorded>): Promise<Output<typeof api.recorded>> => {
    const { db, actor, now } = context;
    const camera = await cameraOf(context, cameraId);
    const from = instantOf(on, 0, actor.timeZone);
    const to = instantOf(addDays(on, 1), 0, actor.timeZone);
    const since = await playableSince(db, actor, now());
    const day = { from: from.toISOString(), to: to.toISOString() };
    if (to <= since || from > now()) return { ...day, cause: null, stretches: [] };
    try {
      const found = await recordedOf(camera, { from: from > since ? from : since, to }, parts);
      const stretches = found.map((one) => ({ ...one, from: one.from.toISOString(), to: one.to.toISOString() }));
      return { ...day, cause: null, stretches };
    } catch (error) {
      if (error instanceof DeviceFailure) return { ...day, cause: error.reason, stretches: [] };
      throw error;
    }
  };

/** Allows one recording of a device. The device is asked first: nothing of the database is held while it thinks. */
export const replay =
  (parts: ReplayParts) =>
  async (
    context: Context,
    { cameraId, purpose, instead, ...wanted }: Parsed<typeof api.replay>,
  ): Promise<Output<typeof api.replay>> => {
    const { db, actor, now, change, language } = context;
    const { media } = parts;
    if (!media.isThere) throw new AppError('MEDIA_AWAY');
    const camera = await cameraOf(context, cameraId);
    const span = { from: new Date(wanted.from), to: new Date(wanted.to) };
    if (span.to <= span.from || span.to.getTime() - span.from.getTime() > DAY_MS) throw refuseField('to', 'invalid');
    if (span.from < (await playableSince(db, actor, now()))) throw refuseField('from', 'invalid');
    const { headers, ...reached } = await replayOf(camera, span, parts).catch((error: unknown) => {
      if (error instanceof DeviceFailure) throw noRecording(error.reason, language);
      throw error;
    });
    return change(async (tx) => {
      const what = { camera, use: 'playback', instead: instead ?? null } as const;
      const id = await takeSeat(tx, actor, what, { purpose, task_id: null });
      const { companyId, memberId, sessionId } = actor;
      const source = { driver: 'rtsp', ...reached, replay: { id, headers } } as const;
      const expiresAt = new Date(tx.now().getTime() + TICKET_LIFE_MS);
      // To the media role it is a stream like a live one: it comes from the device as it is played.
      const how = { use: 'live', quality: 'main', source, expiresAt } as const;
      return { streamId: id, address: media.liveAddress({ id, companyId, memberId, sessionId, cameraId, ...how }) };
    });
  };

async function cameraOf({ db, actor }: Pick<Context, 'db' | 'actor'>, id: string) {
  const camera = await cameras.byIds(db, actor, [id]).executeTakeFirst();
  if (!camera) throw new AppError('NOT_FOUND');
  if (!isControlled(camera.driver)) throw new AppError('DEVICE_NOT_CONTROLLED');
  return camera;
}

const noRecording = (cause: DeviceCause, language: Context['language']): AppError =>
  new AppError('NO_RECORDING', { params: { cause: translate(language, `device.cause.${cause}`) } });
