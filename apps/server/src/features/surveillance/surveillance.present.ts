import type { WatchedCamera } from '@rondo/contract/surveillance';
import { DEVICE_STATES, isControlled } from '@rondo/domain/device';
import { PTZ_ABILITIES } from '@rondo/domain/ptz';
import { placesOf } from '../device/index.ts';
import type { byIds } from './camera.queries.ts';

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof byIds>['executeTakeFirst']>>>;

/** The database's CHECK keeps it one of them. */
function stateOf(value: string) {
  const state = DEVICE_STATES.find((one) => one === value);
  if (!state) throw new Error(`unknown device state ${value}`);
  return state;
}

export const presentCamera = (row: Row): WatchedCamera => ({
  id: row.id,
  name: row.name,
  channel: row.channel,
  places: placesOf(row.places),
  device: { id: row.device_id, name: row.device_name },
  shop: { id: row.shop_id, name: row.shop_name },
  state: stateOf(row.device_state),
  stateAt: row.device_state_at.toISOString(),
  isDemo: row.driver === 'file',
  hasSubStream: row.sub_stream !== '',
  keepsRecordings: isControlled(row.driver),
  isFavourite: row.is_favourite,
  ptz: isControlled(row.driver) ? row.ptz && PTZ_ABILITIES.filter((one) => row.ptz?.includes(one)) : [],
});
