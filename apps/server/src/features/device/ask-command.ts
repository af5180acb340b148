import type { Refusal } from '@rondo/contract/kit/codes';
import { type DeviceCommandKind, deviceMachine, isControlled } from '@rondo/domain/device';
import type { Tx } from '../../platform/context.ts';
import * as q from './command.queries.ts';

interface Device {
  id: string;
  name: string;
  driver: string;
  state: string;
}

interface Asked {
  kind: DeviceCommandKind;
  memberId: string;
  data?: unknown;
  cameraId?: string;
}

/** Why a device cannot be asked for it now; null: it can. */
export function refusalOf({ driver, state }: Device, kind: DeviceCommandKind): Refusal | null {
  if (!isControlled(driver)) return 'DEVICE_NOT_CONTROLLED';
  const isAway = kind === 'restart' && !deviceMachine.from('restart').some((one) => one === state);
  return isAway ? 'DEVICE_NOT_ONLINE' : null;
}

/** Writes a command down; the queue sends it with the commit. Null: the device is at another one, as it does one thing at a time. */
export async function askCommand(
  tx: Tx,
  device: Device,
  { kind, memberId, data = {}, cameraId }: Asked,
): Promise<{ id: string } | null> {
  const id = tx.newId();
  const times = { created_at: tx.now(), touched_at: tx.now() };
  const of = { company_id: tx.companyId, device_id: device.id, camera_id: cameraId ?? null, member_id: memberId };
  const row = { ...of, id, kind, data: JSON.stringify(data), ...times };
  if (!(await q.insert(tx.db, row).executeTakeFirst())) return null;
  await q.enqueue(tx.companyId, id, null).execute(tx.db);
  await tx.addHistory({ kind: 'device', id: device.id, name: device.name, event: kind });
  return { id };
}
