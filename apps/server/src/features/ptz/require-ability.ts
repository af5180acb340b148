import type { PtzAbility } from '@rondo/domain/ptz';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { askAbilities, type SteerParts } from '../device/index.ts';
import { abilitiesOf, orRefused, type SteeredCamera } from './hold.ts';

/** Refuses with PTZ_NOT_THERE what a camera cannot be told; one that nobody asked yet is asked. */
export async function requireAbility(
  context: Context,
  camera: SteeredCamera,
  ability: PtzAbility,
  parts: SteerParts,
): Promise<void> {
  const known = abilitiesOf(camera) ?? (await orRefused(context, askAbilities(context.db, camera, parts)));
  if (!known.includes(ability)) throw new AppError('PTZ_NOT_THERE');
}
