import type { deviceApi as api } from '@rondo/contract/device';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { DETECTION_KINDS } from '@rondo/domain/detection';
import { isControlled, storageCard } from '@rondo/domain/device';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { askCommand, refusalOf } from '../ask-command.ts';
import { visibleCameras } from '../camera.queries.ts';
import * as checks from '../check.queries.ts';
import { checkDevice } from '../check-device.ts';
import * as q from '../command.queries.ts';
import { detectionAsked } from '../command-data.ts';
import { type ControlParts, controlOf } from '../control-of.ts';
import { cardOf, presentCommand } from '../device.present.ts';
import { DeviceFailure } from '../driver/failure.ts';
import { forgetAbilities } from '../steered.queries.ts';
import { find } from './read.ts';

type Device = Awaited<ReturnType<typeof find>>;

export const check =
  (parts: ControlParts) =>
  async ({ db, actor, now }: Context, { id }: Parsed<typeof api.check>): Promise<Output<typeof api.check>> => {
    const device = await controlled({ db, actor }, id);
    // Whoever asks by hand wants to hear everything anew.
    await forgetAbilities(db, actor.companyId, device.id).execute();
    const row = await checks.one(db, actor.companyId, device.id).executeTakeFirst();
    return { cause: row ? await checkDevice(db, row, now, parts) : 'unreachable' };
  };

export async function commands(
  { db, actor }: Context,
  { id }: Parsed<typeof api.commands>,
): Promise<Output<typeof api.commands>> {
  await find({ db, actor }, id);
  return (await q.log(db, actor.companyId, id).execute()).map(presentCommand);
}

export async function restart({ actor, once }: Context, { id, requestId }: Parsed<typeof api.restart>) {
  return once(requestId, 'device.restart', async (tx) => {
    const device = await controlled({ db: tx.db, actor }, id);
    const refusal = refusalOf(device, 'restart');
    if (refusal) throw new AppError(refusal);
    return ask(tx, device, { kind: 'restart', memberId: actor.memberId });
  });
}

export async function format({ actor, once }: Context, { id, name, requestId }: Parsed<typeof api.format>) {
  return once(requestId, 'device.format', async (tx) => {
    const device = await controlled({ db: tx.db, actor }, id);
    if (device.name !== name) throw new AppError('DEVICE_NAME_DIFFERS');
    const before = device.card_state === null ? null : cardOf(device.card_state);
    const after = before && storageCard.after(before, 'format');
    if (!before || !after) throw new AppError('CARD_NOT_THERE');
    const command = await ask(tx, device, { kind: 'format', memberId: actor.memberId, data: { before } });
    const of = { company_id: tx.companyId, device_id: id };
    if (!(await q.moveCard(tx.db, of, before, after).executeTakeFirst())) throw new AppError('DEVICE_BUSY');
    return command;
  });
}

export const detection =
  (parts: ControlParts) =>
  async ({ db, actor }: Context, { cameraId }: Parsed<typeof api.detection>): Promise<Output<typeof api.detection>> => {
    const camera = await cameraOf({ db, actor }, cameraId);
    const device = await controlled({ db, actor }, camera.device_id);
    try {
      const control = await controlOf(device, parts);
      const kinds: Output<typeof api.detection>['kinds'] = [];
      for (const kind of DETECTION_KINDS) {
        const last = await q.lastWritten(db, actor.companyId, cameraId, kind).executeTakeFirst();
        const drawn = last ? detectionAsked.parse(last.data).settings.area : null;
        const settings = await control.detection(kind, camera.channel, drawn);
        if (settings) kinds.push({ kind, settings });
      }
      return { cause: null, kinds };
    } catch (error) {
      if (error instanceof DeviceFailure) return { cause: error.reason, kinds: [] };
      throw error;
    }
  };

export async function setDetection(
  { actor, once }: Context,
  { cameraId, kind, settings, requestId }: Parsed<typeof api.setDetection>,
) {
  return once(requestId, 'device.detection', async (tx) => {
    const camera = await cameraOf({ db: tx.db, actor }, cameraId);
    const device = await controlled({ db: tx.db, actor }, camera.device_id);
    const data = { kind, settings };
    return ask(tx, device, { kind: 'detection', memberId: actor.memberId, data, cameraId });
  });
}

/** Asks a device for something; refuses where it is at something else. */
async function ask(...asked: Parameters<typeof askCommand>): Promise<{ id: string }> {
  const command = await askCommand(...asked);
  if (!command) throw new AppError('DEVICE_BUSY');
  return command;
}

async function controlled(reader: Pick<Context, 'db' | 'actor'>, id: string): Promise<Device> {
  const device = await find(reader, id);
  if (!isControlled(device.driver)) throw new AppError('DEVICE_NOT_CONTROLLED');
  return device;
}

async function cameraOf({ db, actor }: Pick<Context, 'db' | 'actor'>, id: string) {
  const camera = await visibleCameras(db, actor).where('camera.id', '=', id).executeTakeFirst();
  if (!camera) throw new AppError('NOT_FOUND');
  return camera;
}
