import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { ptzApi as api } from '@rondo/contract/ptz';
import { abilityFor } from '@rondo/domain/ptz';
import { PTZ_LIMIT } from '@rondo/domain/ptz-limit';
import type { Context } from '../../../platform/context.ts';
import { ptzOf, type SteerParts } from '../../device/index.ts';
import { directionOf, orRefused, steeredCamera, takeHold } from '../hold.ts';
import type { MovementWatch } from '../movement-watch.ts';
import * as q from '../ptz.queries.ts';
import { requireAbility } from '../require-ability.ts';

/** Written down before the device is asked: whatever ends in between, the movement is known and will be stopped. */
export const move =
  (parts: SteerParts, watch: MovementWatch) =>
  async (context: Context, { cameraId, direction, speed }: Parsed<typeof api.move>): Promise<{ done: true }> => {
    const { db, actor, change, now } = context;
    const camera = await steeredCamera(context, cameraId);
    await requireAbility(context, camera, abilityFor(direction), parts);
    const ptz = await orRefused(context, ptzOf(camera, parts));
    const stopsAt = new Date(now().getTime() + PTZ_LIMIT.lostMs);
    const { hold, step } = await change(async (tx) => {
      const hold = await takeHold(tx, actor, camera);
      const isAct = hold.direction !== direction;
      const used = { at: tx.now(), movement: { direction, stopsAt }, isAct };
      const { step } = await q.use(tx.db, hold, used).executeTakeFirstOrThrow();
      await q.enqueueStop(tx.companyId, hold.id, new Date(stopsAt.getTime() + PTZ_LIMIT.queueMs)).execute(tx.db);
      return { hold, step };
    });
    watch.begin(db, { companyId: actor.companyId, id: hold.id, step });
    const isOther = hold.direction !== null && hold.direction !== direction;
    if (isOther) await orRefused(context, ptz.stop(camera.channel, directionOf(hold.direction ?? direction)));
    await orRefused(context, ptz.move(camera.channel, direction, speed));
    return { done: true };
  };

export const stop =
  (parts: SteerParts, watch: MovementWatch) =>
  async (context: Context, { cameraId }: Parsed<typeof api.stop>): Promise<{ done: true }> => {
    await standStill(context, cameraId, parts, watch);
    return { done: true };
  };

export const release =
  (parts: SteerParts, watch: MovementWatch) =>
  async (context: Context, { cameraId }: Parsed<typeof api.release>): Promise<{ done: true }> => {
    const hold = await standStill(context, cameraId, parts, watch);
    if (hold) await q.release(context.db, hold, context.now()).execute();
    return { done: true };
  };

/** Ends one’s own movement of a camera; null: one has none, and what others do goes on. */
async function standStill(
  context: Context,
  cameraId: string,
  parts: SteerParts,
  watch: MovementWatch,
): Promise<q.Hold | null> {
  const { db, actor } = context;
  const camera = await steeredCamera(context, cameraId);
  const hold = await q.open(db, camera).executeTakeFirst();
  if (!hold || hold.member_id !== actor.memberId) return null;
  if (hold.direction === null) return hold;
  const ptz = await orRefused(context, ptzOf(camera, parts));
  await orRefused(context, ptz.stop(camera.channel, directionOf(hold.direction)));
  watch.end(hold.id);
  await q.stand(db, hold).execute();
  return hold;
}
