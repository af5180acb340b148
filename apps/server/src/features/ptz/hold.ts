import type { Actor } from '@rondo/domain/actor';
import { isControlled } from '@rondo/domain/device';
import { SECOND_MS } from '@rondo/domain/duration';
import { PTZ_ABILITIES, PTZ_DIRECTIONS, type PtzAbility, type PtzDirection } from '@rondo/domain/ptz';
import { translate } from '@rondo/messages';
import type { Context, Tx } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { DeviceFailure, visibleCameras } from '../device/index.ts';
import * as q from './ptz.queries.ts';

type Reader = Pick<Context, 'db' | 'actor'>;

/** A camera of a store in scope whose device can be asked. */
export async function steeredCamera({ db, actor }: Reader, id: string) {
  const camera = await visibleCameras(db, actor).where('camera.id', '=', id).executeTakeFirst();
  if (!camera) throw new AppError('NOT_FOUND');
  if (!isControlled(camera.driver)) throw new AppError('DEVICE_NOT_CONTROLLED');
  return camera;
}
export type SteeredCamera = Awaited<ReturnType<typeof steeredCamera>>;

/** What it can be told, as it was kept; null: nobody asked it yet. */
export const abilitiesOf = ({ ptz }: Pick<SteeredCamera, 'ptz'>): PtzAbility[] | null =>
  ptz && PTZ_ABILITIES.filter((one) => ptz.includes(one));

/** The database's CHECK keeps it one of them. */
export function directionOf(value: string): PtzDirection {
  const found = PTZ_DIRECTIONS.find((one) => one === value);
  if (!found) throw new Error(`unknown direction ${value}`);
  return found;
}

/** Takes a camera for oneself, or keeps it; refuses with who has it. The row is held until the transaction ends. */
export async function takeHold(tx: Tx, actor: Actor, camera: SteeredCamera): Promise<q.Hold> {
  const before = await q.open(tx.db, camera).forUpdate('h').executeTakeFirst();
  if (before && before.member_id === actor.memberId && before.until > tx.now()) return before;
  if (before && before.until > tx.now()) throw heldBy(before, tx.now());
  // Its time is over.
  if (before) await q.release(tx.db, before, before.until).execute();
  const row = { companyId: tx.companyId, id: tx.newId(), cameraId: camera.id, memberId: actor.memberId, at: tx.now() };
  await q.insert(tx.db, row).execute();
  const taken = await q.open(tx.db, camera).forUpdate('h').executeTakeFirst();
  if (!taken) throw new Error(`the camera ${camera.id} was given back while it was taken`);
  if (taken.id !== row.id && taken.member_id !== actor.memberId) throw heldBy(taken, tx.now());
  return taken;
}

/** How long others wait for a camera, at least one second. */
export const secondsLeft = ({ until }: Pick<q.Hold, 'until'>, now: Date): number =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / SECOND_MS));

const heldBy = (hold: q.Hold, now: Date): AppError =>
  new AppError('PTZ_HELD', { params: { name: hold.member_name, seconds: secondsLeft(hold, now) } });

/** What a device did not do, in the reader's words. */
export async function orRefused<T>({ language }: Pick<Context, 'language'>, asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof DeviceFailure)) throw error;
    throw new AppError('PTZ_FAILED', { params: { cause: translate(language, `device.cause.${error.reason}`) } });
  }
}
