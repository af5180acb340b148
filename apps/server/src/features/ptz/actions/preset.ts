import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { ptzApi as api } from '@rondo/contract/ptz';
import { PTZ_LIMIT } from '@rondo/domain/ptz-limit';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { DeviceFailure, ptzOf, type SteerParts } from '../../device/index.ts';
import { directionOf, orRefused, type SteeredCamera, steeredCamera, takeHold } from '../hold.ts';
import type { MovementWatch } from '../movement-watch.ts';
import * as q from '../ptz.queries.ts';
import { requireAbility } from '../require-ability.ts';

type Ptz = Awaited<ReturnType<typeof ptzOf>>;

export const presets =
  (parts: SteerParts) =>
  async (context: Context, { cameraId }: Parsed<typeof api.presets>): Promise<Output<typeof api.presets>> => {
    const camera = await steeredCamera(context, cameraId);
    try {
      const found = await (await ptzOf(camera, parts)).presets(camera.channel);
      return { cause: null, presets: found.slice(0, PTZ_LIMIT.presets) };
    } catch (error) {
      if (error instanceof DeviceFailure) return { cause: error.reason, presets: [] };
      throw error;
    }
  };

export const goTo =
  (parts: SteerParts, watch: MovementWatch) =>
  async (context: Context, { cameraId, preset: presetId }: Parsed<typeof api.goTo>): Promise<{ done: true }> => {
    const { camera, ptz } = await begin(context, cameraId, parts, watch);
    await orRefused(context, ptz.goTo(camera.channel, presetId));
    return { done: true };
  };

export const savePreset =
  (parts: SteerParts, watch: MovementWatch) =>
  async (
    context: Context,
    { cameraId, preset: presetId, name }: Parsed<typeof api.savePreset>,
  ): Promise<{ done: true }> => {
    const { camera, ptz } = await begin(context, cameraId, parts, watch);
    const known = await orRefused(context, ptz.presets(camera.channel));
    if (known.some((one) => one.name === name && one.id !== presetId)) throw new AppError('PTZ_PRESET_TAKEN');
    await orRefused(context, ptz.save(camera.channel, { id: presetId, name }));
    await note(context, camera, 'preset_saved', name);
    return { done: true };
  };

export const removePreset =
  (parts: SteerParts, watch: MovementWatch) =>
  async (
    context: Context,
    { cameraId, preset: presetId }: Parsed<typeof api.removePreset>,
  ): Promise<{ done: true }> => {
    const { camera, ptz } = await begin(context, cameraId, parts, watch);
    const known = await orRefused(context, ptz.presets(camera.channel));
    const gone = known.find((one) => one.id === presetId);
    if (!gone) throw new AppError('NOT_FOUND');
    await orRefused(context, ptz.remove(camera.channel, presetId));
    await note(context, camera, 'preset_removed', gone.name);
    return { done: true };
  };

/** Takes the camera and has it stand: what is asked of it next is one act. */
async function begin(context: Context, cameraId: string, parts: SteerParts, watch: MovementWatch) {
  const { actor, change } = context;
  const camera = await steeredCamera(context, cameraId);
  await requireAbility(context, camera, 'preset', parts);
  const ptz: Ptz = await orRefused(context, ptzOf(camera, parts));
  const hold = await change(async (tx) => {
    const taken = await takeHold(tx, actor, camera);
    const { direction, stops_at: stopsAt } = taken;
    // What moves is still to be stopped.
    const movement = direction !== null && stopsAt !== null ? { direction: directionOf(direction), stopsAt } : null;
    const { step } = await q.use(tx.db, taken, { at: tx.now(), movement, isAct: true }).executeTakeFirstOrThrow();
    return { ...taken, step };
  });
  if (hold.direction !== null) {
    await orRefused(context, ptz.stop(camera.channel, directionOf(hold.direction)));
    watch.end(hold.id);
    await q.stand(context.db, hold).execute();
  }
  return { camera, ptz };
}

/** Where a camera looks when it is asked for a place is a setting of its device: who changed it stands in its history. */
function note({ change }: Context, camera: SteeredCamera, event: string, preset: string): Promise<void> {
  const line = { kind: 'device', id: camera.device_id, name: camera.device_name, event, comment: preset } as const;
  return change((tx) => tx.addHistory(line));
}
