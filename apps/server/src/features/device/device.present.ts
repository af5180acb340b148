import { type CameraRow, DEVICE_FIELDS, type DeviceDetail, type DeviceRow } from '@rondo/contract/device';
import type { DeviceCommandRow } from '@rondo/contract/device-command';
import type { HistoryEntry } from '@rondo/contract/kit/shapes';
import type { Actor } from '@rondo/domain/actor';
import {
  CAMERA_PLACES,
  CARD_STATES,
  type CameraPlace,
  DEVICE_CAUSES,
  DEVICE_COMMAND_KINDS,
  DEVICE_DRIVERS,
  DEVICE_KINDS,
  DEVICE_STATES,
  type DeviceCause,
  deviceCommandMachine,
  deviceMachine,
  isControlled,
  managesDevices,
  storageCard,
} from '@rondo/domain/device';
import { EDGE_STATES } from '@rondo/domain/edge';
import { evidenceOf } from '@rondo/domain/evidence';
import type { Selectable } from 'kysely';
import type { Camera } from '../../platform/db/schema.gen.ts';
import { fieldsOf } from '../../platform/fields.ts';
import type { CommandRow } from './command.queries.ts';
import { detectionAsked } from './command-data.ts';
import type { byId } from './device.queries.ts';

export type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof byId>['executeTakeFirst']>>>;
export type CameraOfRow = Selectable<Camera> & { oldest_at: Date | null };

/** One of a list, as the database's CHECK keeps it. */
function oneOf<T extends string>(values: readonly T[], value: string): T {
  const found = values.find((one) => one === value);
  if (found === undefined) throw new Error(`unknown value ${value}`);
  return found;
}

export const placesOf = (values: readonly string[]): CameraPlace[] => values.map((one) => oneOf(CAMERA_PLACES, one));
const driverOf = (row: Pick<Row, 'driver'>) => oneOf(DEVICE_DRIVERS, row.driver);
const stateOf = (row: Pick<Row, 'state'>) => oneOf(DEVICE_STATES, row.state);

const causeOf = (cause: string): DeviceCause | null => (cause === '' ? null : oneOf(DEVICE_CAUSES, cause));
export const cardOf = (state: string) => oneOf(CARD_STATES, state);

const presentCamera = (row: CameraOfRow): CameraRow => ({
  id: row.id,
  channel: row.channel,
  name: row.name,
  places: placesOf(row.places),
});

export const presentRow = (row: Row, cameras: readonly CameraOfRow[], now: Date): DeviceRow => ({
  id: row.id,
  name: row.name,
  kind: oneOf(DEVICE_KINDS, row.kind),
  driver: driverOf(row),
  shop: { id: row.shop_id, name: row.shop_name },
  serial: row.serial,
  model: row.model,
  firmware: row.firmware,
  state: stateOf(row),
  stateAt: row.state_at.toISOString(),
  seenAt: row.seen_at?.toISOString() ?? null,
  card: row.card_state === null ? null : oneOf(CARD_STATES, row.card_state),
  oldestAt: row.oldest_at?.toISOString() ?? null,
  evidence: evidenceOf(row.oldest_at, now),
  cameras: cameras.map(presentCamera),
  rev: row.rev,
});

interface About {
  cameras: readonly CameraOfRow[];
  history: HistoryEntry[];
  /** The gateway that it is behind. */
  edge: { id: string; name: string; state: string } | null;
  actor: Actor;
  now: Date;
}

export function presentDetail(row: Row, { cameras, history, edge, actor, now }: About): DeviceDetail {
  const manages = managesDevices(actor);
  const shown = presentRow(row, cameras, now);
  // Where a device is and how it is asked is told to who manages it; who only watches has no use for it.
  const hidden = manages ? {} : { address: '', username: '' };
  const isOurs = manages && isControlled(row.driver);
  return {
    ...fieldsOf(DEVICE_FIELDS, row),
    ...shown,
    ...hidden,
    cameras: cameras.map((one) => ({
      ...presentCamera(one),
      mainStream: manages ? one.main_stream : '',
      subStream: manages ? one.sub_stream : '',
      oldestAt: one.oldest_at?.toISOString() ?? null,
    })),
    edge: edge && { ...edge, state: oneOf(EDGE_STATES, edge.state) },
    hasPassword: row.password !== '',
    createdAt: row.created_at.toISOString(),
    history,
    cardCapacityMb: row.card_capacity_mb,
    cardUsedMb: row.card_used_mb,
    cause: causeOf(row.cause),
    checkedAt: row.checked_at?.toISOString() ?? null,
    can: {
      edit: manages,
      remove: manages,
      control: isOurs,
      restart: isOurs && deviceMachine.after(shown.state, 'restart') !== null,
      format: isOurs && shown.card !== null && storageCard.after(shown.card, 'format') !== null,
    },
  };
}

export const presentState = (row: Pick<CommandRow, 'id' | 'state' | 'cause'>) => ({
  id: row.id,
  state: oneOf(deviceCommandMachine.states, row.state),
  cause: causeOf(row.cause),
});

export const presentCommand = (row: CommandRow): DeviceCommandRow => ({
  ...presentState(row),
  kind: oneOf(DEVICE_COMMAND_KINDS, row.kind),
  camera: row.camera_name,
  detection: row.kind === 'detection' ? detectionAsked.parse(row.data).kind : null,
  percent: row.percent,
  by: row.member_name,
  createdAt: row.created_at.toISOString(),
  sentAt: row.sent_at?.toISOString() ?? null,
  finishedAt: row.finished_at?.toISOString() ?? null,
});
