import type { PtzAbility } from '@rondo/domain/ptz';
import type { Db } from '../../platform/db/company-db.ts';
import { type ControlParts, controlOf } from './control-of.ts';
import { DeviceFailure } from './driver/failure.ts';
import type { PtzControl } from './driver/ptz.ts';
import { keepAbilities, unasked } from './steered.queries.ts';

export type SteerParts = ControlParts;

/** The columns of a camera and its device that say how it is turned. */
interface SteeredRow {
  company_id: string;
  id: string;
  channel: number;
  driver: string;
  address: string;
  username: string;
  password: string;
  /** The gateway that it is behind; null: none. */
  edge_id: string | null;
}

/** How the device of a camera is told to turn it. Rejects with DeviceFailure where it cannot be asked. */
export const ptzOf = async (row: SteeredRow, parts: SteerParts): Promise<PtzControl> =>
  (await controlOf(row, parts)).ptz;

/** Asks what a camera can be told, and keeps it. Rejects with DeviceFailure. */
export async function askAbilities(db: Db, row: SteeredRow, parts: SteerParts): Promise<PtzAbility[]> {
  const found = await answered(await ptzOf(row, parts), row.channel);
  await keepAbilities(db, row, found).execute();
  return found;
}

/** What the cameras of a device can be told that nobody asked about yet; those whose answer does not come are asked another time. */
export async function abilitiesAsked(db: Db, device: { company_id: string; id: string }, ptz: PtzControl) {
  const found: { id: string; ptz: PtzAbility[] }[] = [];
  for (const camera of await unasked(db, device).execute()) {
    try {
      found.push({ id: camera.id, ptz: await answered(ptz, camera.channel) });
    } catch (error) {
      if (!(error instanceof DeviceFailure)) throw error;
      break;
    }
  }
  return found;
}

/** A device that knows no such question, or answers nonsense, turns nothing. */
async function answered(ptz: PtzControl, channel: number): Promise<PtzAbility[]> {
  try {
    return await ptz.abilities(channel);
  } catch (error) {
    if (error instanceof DeviceFailure && WITHOUT.has(error.reason)) return [];
    throw error;
  }
}
const WITHOUT = new Set(['unsupported', 'refused', 'other_protocol', 'unreadable']);
