import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { ptzApi as api } from '@rondo/contract/ptz';
import { DEVICE_CAUSES } from '@rondo/domain/device';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { askAbilities, DeviceFailure, type SteerParts, visibleCameras } from '../../device/index.ts';
import { abilitiesOf, type SteeredCamera, secondsLeft, steeredCamera } from '../hold.ts';
import * as q from '../ptz.queries.ts';

export const state =
  (parts: SteerParts) =>
  async (context: Context, { cameraId }: Parsed<typeof api.state>): Promise<Output<typeof api.state>> => {
    const { db, actor, now } = context;
    const camera = await steeredCamera(context, cameraId);
    const told = await abilitiesTold(context, camera, parts);
    const hold = await q.open(db, camera).executeTakeFirst();
    if (!hold || hold.until <= now()) return { ...told, holder: null };
    const { member_id: id, member_name: name } = hold;
    return { ...told, holder: { id, name, isMine: id === actor.memberId, seconds: secondsLeft(hold, now()) } };
  };

async function abilitiesTold({ db }: Context, camera: SteeredCamera, parts: SteerParts) {
  const kept = abilitiesOf(camera);
  if (kept) return { abilities: kept, cause: null };
  try {
    return { abilities: await askAbilities(db, camera, parts), cause: null };
  } catch (error) {
    if (error instanceof DeviceFailure) return { abilities: [], cause: error.reason };
    throw error;
  }
}

/** Who moved a camera of late. */
export async function log(
  { db, actor }: Context,
  { cameraId }: Parsed<typeof api.log>,
): Promise<Output<typeof api.log>> {
  const camera = await visibleCameras(db, actor).where('camera.id', '=', cameraId).executeTakeFirst();
  if (!camera) throw new AppError('NOT_FOUND');
  return (await q.log(db, camera).execute()).map((row) => ({
    id: row.id,
    member: { id: row.member_id, name: row.member_name },
    from: row.taken_at.toISOString(),
    to: row.used_at.toISOString(),
    acts: row.acts,
    cause: DEVICE_CAUSES.find((one) => one === row.cause) ?? null,
  }));
}
