import { DETECTION_KINDS } from '@rondo/domain/detection';
import {
  CAMERA_PLACES,
  CARD_STATES,
  DEVICE_CAUSES,
  DEVICE_DRIVERS,
  DEVICE_KINDS,
  DEVICE_STATES,
} from '@rondo/domain/device';
import { EDGE_STATES } from '@rondo/domain/edge';
import { EVIDENCE } from '@rondo/domain/evidence';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { deviceBatch } from './device-batch.ts';
import { detection, deviceCommand } from './device-command.ts';
import { deviceFinding } from './device-finding.ts';
import { exportAtOnce, exportInBackground } from './export.ts';
import { importEndpoints } from './import.ts';
import { bin } from './kit/bin.ts';
import { anyOf, endpoint } from './kit/endpoint.ts';
import { inputsOf, lineField, outputsOf, ownField, textField } from './kit/field.ts';
import { listOf, paging } from './kit/page.ts';
import { done, historyEntry, id, instant, keyword, line, many, requestId, rev, text } from './kit/shapes.ts';

const driver = z.enum(DEVICE_DRIVERS);
const place = z.enum(CAMERA_PLACES);

/** The fields that people edit, once (docs/decisions/0028-fields-once.md). Store, password and cameras stand beside them. */
export const DEVICE_FIELDS = {
  name: lineField('name', LIMIT.name.device),
  kind: ownField('kind', { input: z.enum(DEVICE_KINDS), output: z.enum(DEVICE_KINDS) }),
  driver: ownField('driver', { input: driver, output: driver }),
  /** Host and port; of a demo camera nothing. */
  address: textField('address', LIMIT.device.address),
  username: textField('username', LIMIT.device.username),
  serial: textField('serial', LIMIT.device.serial),
  model: textField('model', LIMIT.device.model),
  note: textField('note', LIMIT.text.note),
};

/** A picture of a device: a camera of its own, or one channel of a recorder. */
const cameraInput = z.object({
  /** From 1; a device that is one camera has channel 1 only. */
  channel: z.number().int().min(1).max(LIMIT.device.channels),
  name: line(LIMIT.name.device),
  places: z.array(place).max(CAMERA_PLACES.length).default([]),
  /** Addresses of its streams, of a demo camera the name of its clip; empty: the device is asked for them. */
  mainStream: text(LIMIT.device.stream).default(''),
  subStream: text(LIMIT.device.stream).default(''),
});

const cameraRow = z.object({
  id,
  channel: z.number().int(),
  name: z.string(),
  places: z.array(place),
});
export type CameraRow = z.output<typeof cameraRow>;

const evidence = z.enum(EVIDENCE);

const deviceRow = z.object({
  id,
  name: z.string(),
  kind: z.enum(DEVICE_KINDS),
  driver,
  shop: z.object({ id, name: z.string() }),
  serial: z.string(),
  model: z.string(),
  firmware: z.string(),
  state: z.enum(DEVICE_STATES),
  /** Since when it is in this state. */
  stateAt: instant,
  /** When it answered last; null: never. */
  seenAt: instant.nullable(),
  /** Null: nobody has asked the device yet, or it has no place for one that it tells of. */
  card: z.enum(CARD_STATES).nullable(),
  /** How far back recordings reach, of the device itself and of Rondo: of its cameras the one with the shortest; null: none is known. */
  oldestAt: instant.nullable(),
  evidence,
  cameras: z.array(cameraRow),
  rev: z.number().int(),
});
export type DeviceRow = z.output<typeof deviceRow>;

export const deviceDetail = deviceRow.extend({
  ...outputsOf(DEVICE_FIELDS),
  cameras: z.array(cameraRow.extend({ mainStream: z.string(), subStream: z.string(), oldestAt: instant.nullable() })),
  /** The gateway that it is reached through; null: none. */
  edge: z.object({ id, name: z.string(), state: z.enum(EDGE_STATES) }).nullable(),
  /** Whether a password is kept; the password itself is told to nobody. */
  hasPassword: z.boolean(),
  createdAt: instant,
  history: z.array(historyEntry),
  /** Megabytes, as the device told last; null: it did not. */
  cardCapacityMb: z.number().int().nullable(),
  cardUsedMb: z.number().int().nullable(),
  /** Why it did not answer when it was asked last; null: it did, or was not asked. */
  cause: z.enum(DEVICE_CAUSES).nullable(),
  /** When it was asked last; null: never. */
  checkedAt: instant.nullable(),
  /** What the reader may do now: exactly the buttons to show. `control`: its settings can be asked for. */
  can: z.object({
    edit: z.boolean(),
    remove: z.boolean(),
    control: z.boolean(),
    restart: z.boolean(),
    format: z.boolean(),
  }),
});
export type DeviceDetail = z.output<typeof deviceDetail>;

export const DEVICE_SORTS = ['name', '-name', '-state', '-seen', '-created'] as const;

const filters = {
  keyword: keyword.default(''),
  shopId: many(id).optional(),
  groupId: many(id).optional(),
  kind: many(z.enum(DEVICE_KINDS)).optional(),
  state: many(z.enum(DEVICE_STATES)).optional(),
  card: many(z.enum(CARD_STATES)).optional(),
  place: many(place).optional(),
  evidence: many(evidence).optional(),
  /** Behind one of these store gateways. */
  edgeId: many(id).optional(),
};

const fields = {
  shopId: id,
  /** The gateway of that store which it is reached through; null: the server reaches it itself. */
  edgeId: id.nullable().default(null),
  ...inputsOf(DEVICE_FIELDS),
  cameras: z.array(cameraInput).min(1).max(LIMIT.device.channels),
};

const read = anyOf('shop');
/** The filters and the order of the list. */
const listed = { ...filters, sort: z.enum(DEVICE_SORTS).default('name') };
const exported = { needs: read, fields: listed };
const write = anyOf('x_device');
const count = z.number().int();

export const deviceApi = {
  list: endpoint({
    method: 'GET',
    path: '/device/list',
    needs: read,
    summary: 'The devices of stores in scope by filter, each with its cameras.',
    input: z.object({ ...paging, ...listed }),
    output: listOf(deviceRow),
  }),
  counts: endpoint({
    method: 'GET',
    path: '/device/counts',
    needs: read,
    summary: 'How many of the filtered devices there are in each state.',
    input: z.object(filters),
    output: z.object({
      all: count,
      connecting: count,
      online: count,
      offline: count,
      restarting: count,
      can: z.object({ create: z.boolean() }),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/device/detail',
    needs: read,
    summary: 'One device with its cameras and history, and what the reader may do.',
    input: z.object({ id }),
    output: deviceDetail,
    errors: ['NOT_FOUND'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/device/create',
    needs: write,
    summary: 'Add a device with its cameras to a store in scope.',
    input: z.object({ ...fields, password: text(LIMIT.device.password).default(''), requestId }),
    output: z.object({ id }),
    errors: ['NOT_FOUND', 'DEVICE_SERIAL_TAKEN', 'DEVICE_ADDRESS_REFUSED', 'NO_SECRET_KEY', 'COMPANY_DISSOLVING'],
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/device/edit',
    needs: write,
    summary: 'Change a device, move it to another store in scope, or change its cameras.',
    input: z.object({
      id,
      rev,
      ...fields,
      /** Absent: the one that is kept stays. */
      password: text(LIMIT.device.password).optional(),
    }),
    output: z.object({ rev: z.number().int() }),
    errors: ['NOT_FOUND', 'STALE', 'DEVICE_SERIAL_TAKEN', 'DEVICE_ADDRESS_REFUSED', 'NO_SECRET_KEY'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/device/delete',
    needs: write,
    summary: 'Delete a device with its cameras; for 30 days it can be brought back.',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND', 'STALE'],
  }),
  ...deviceFinding,
  check: endpoint({
    method: 'POST',
    path: '/device/check',
    needs: write,
    summary: 'Ask a device now whether it answers, what it is and how its card is.',
    input: z.object({ id }),
    output: z.object({ cause: z.enum(DEVICE_CAUSES).nullable() }),
    errors: ['NOT_FOUND', 'DEVICE_NOT_CONTROLLED'],
  }),
  ...deviceBatch,
  commands: endpoint({
    method: 'GET',
    path: '/device/commands',
    needs: write,
    summary: 'What a device was asked to do and what came of it, newest first.',
    input: z.object({ id }),
    output: z.array(deviceCommand),
    errors: ['NOT_FOUND'],
  }),
  restart: endpoint({
    method: 'POST',
    path: '/device/restart',
    needs: write,
    summary: 'Restart a device that is online; it takes one to three minutes.',
    input: z.object({ id, requestId }),
    output: z.object({ id }),
    errors: ['NOT_FOUND', 'DEVICE_NOT_CONTROLLED', 'DEVICE_NOT_ONLINE', 'DEVICE_BUSY'],
  }),
  format: endpoint({
    method: 'POST',
    path: '/device/format',
    needs: write,
    summary: 'Erase the storage card of a device, whose name is typed as proof; it takes two to three minutes.',
    input: z.object({ id, name: line(LIMIT.name.device), requestId }),
    output: z.object({ id }),
    errors: ['NOT_FOUND', 'DEVICE_NOT_CONTROLLED', 'DEVICE_NAME_DIFFERS', 'CARD_NOT_THERE', 'DEVICE_BUSY'],
  }),
  detection: endpoint({
    method: 'GET',
    path: '/device/detection',
    needs: write,
    summary: 'What a camera watches for by itself, asked of the device now.',
    input: z.object({ cameraId: id }),
    output: z.object({
      /** Why the device did not tell; null: it did. */
      cause: z.enum(DEVICE_CAUSES).nullable(),
      /** The kinds that it has. */
      kinds: z.array(z.object({ kind: z.enum(DETECTION_KINDS), settings: detection })),
    }),
    errors: ['NOT_FOUND', 'DEVICE_NOT_CONTROLLED'],
  }),
  setDetection: endpoint({
    method: 'PUT',
    path: '/device/detection',
    needs: write,
    summary: 'Have a device keep other settings of a kind of detection; they are read back from it.',
    input: z.object({ cameraId: id, kind: z.enum(DETECTION_KINDS), settings: detection, requestId }),
    output: z.object({ id }),
    errors: ['NOT_FOUND', 'DEVICE_NOT_CONTROLLED', 'DEVICE_BUSY'],
  }),
  bin: endpoint({
    method: 'GET',
    path: '/device/bin',
    needs: write,
    summary: 'The devices deleted in the last 30 days at stores in scope, newest first.',
    input: z.object({}),
    output: bin,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/device/restore',
    needs: write,
    summary: 'Bring a deleted device back as it was.',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND', 'DEVICE_SERIAL_TAKEN'],
  }),
  export: exportAtOnce({ ...exported, path: '/device/export', what: 'The devices by filter' }),
  startExport: exportInBackground({ ...exported, path: '/device/startExport' }),
  ...importEndpoints({
    path: '/device',
    needs: write,
    noun: 'devices',
    maxRows: LIMIT.device.imported,
    errors: ['NO_SECRET_KEY'],
  }),
};
