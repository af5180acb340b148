import type { Actor } from './actor.ts';
import { machine } from './machine.ts';

/** What stands in a store: one camera, a recorder with several, or a box that counts or analyses (product 22). */
export const DEVICE_KINDS = ['camera', 'nvr', 'box'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** How Rondo speaks to a device. `file` plays a clip of the demo; `rtsp` knows streams and nothing else. */
export const DEVICE_DRIVERS = ['onvif', 'hikvision', 'dahua', 'rtsp', 'file'] as const;
export type DeviceDriver = (typeof DEVICE_DRIVERS)[number];

/** What a camera looks at; plans and checks choose cameras by it. */
export const CAMERA_PLACES = ['door', 'till', 'kitchen', 'aisle', 'storage', 'seating', 'outside', 'office'] as const;
export type CameraPlace = (typeof CAMERA_PLACES)[number];

/** The first stream is the better picture, the second the smaller one that grids show. */
export const STREAM_QUALITIES = ['main', 'sub'] as const;
export type StreamQuality = (typeof STREAM_QUALITIES)[number];

export const DEVICE_STATES = ['connecting', 'online', 'offline', 'restarting'] as const;
export type DeviceState = (typeof DEVICE_STATES)[number];
export type DeviceEvent = 'answered' | 'missed' | 'restart';

/**
 * Whether a device can be reached. `connecting`: it was added and nobody has heard of it yet; `answered` and `missed` are
 * what the check of every minute and the streams tell.
 */
export const deviceMachine = machine<DeviceState, DeviceEvent>(
  {
    connecting: { answered: 'online', missed: 'offline' },
    online: { missed: 'offline', restart: 'restarting' },
    offline: { answered: 'online' },
    restarting: { answered: 'online', missed: 'offline' },
  },
  ['answered', 'missed'],
);

/** Drivers that can ask a device for its settings; the others know pictures and nothing else. */
export const CONTROLLED_DRIVERS = ['onvif', 'hikvision', 'dahua'] as const;
export type ControlledDriver = (typeof CONTROLLED_DRIVERS)[number];
export const isControlled = (driver: string): driver is ControlledDriver =>
  CONTROLLED_DRIVERS.some((one) => one === driver);

/** States of a storage card (section 4). A device whose card nobody has asked about yet has none of them. */
export const CARD_STATES = ['normal', 'none', 'formatting', 'unusable', 'formatted'] as const;
export type CardState = (typeof CARD_STATES)[number];
export type CardEvent = 'found' | 'missing' | 'broken' | 'format' | 'finish' | 'back_to_normal' | 'back_to_unusable';

/**
 * A storage card: `found`, `missing` and `broken` are what the device says when it is asked, `format` is begun by a person,
 * `finish` ends it well, and a format that failed gives back the state of before.
 */
export const storageCard = machine<CardState, CardEvent>(
  {
    normal: { missing: 'none', broken: 'unusable', format: 'formatting' },
    none: { found: 'normal', broken: 'unusable' },
    unusable: { found: 'normal', missing: 'none', format: 'formatting' },
    formatting: { finish: 'formatted', back_to_normal: 'normal', back_to_unusable: 'unusable' },
    formatted: { found: 'normal', missing: 'none', broken: 'unusable' },
  },
  ['found', 'missing', 'broken', 'finish', 'back_to_normal', 'back_to_unusable'],
);

/** What somebody can ask a device to do. */
export const DEVICE_COMMAND_KINDS = ['restart', 'format', 'detection', 'time_sync', 'detection_template'] as const;
export type DeviceCommandKind = (typeof DEVICE_COMMAND_KINDS)[number];
/** What somebody can ask many devices to do at once. */
export type BatchKind = Extract<DeviceCommandKind, 'restart' | 'time_sync' | 'detection_template'>;
export type DeviceCommandState = 'queued' | 'sent' | 'acked' | 'failed' | 'timeout';
export type DeviceCommandEvent = 'send' | 'ack' | 'fail' | 'expire';

/** A command on its way: `sent` when the device accepted it, `acked` when what was asked for is so. */
export const deviceCommandMachine = machine<DeviceCommandState, DeviceCommandEvent>(
  {
    queued: { send: 'sent', fail: 'failed', expire: 'timeout' },
    sent: { ack: 'acked', fail: 'failed', expire: 'timeout' },
    acked: {},
    failed: {},
    timeout: {},
  },
  ['send', 'ack', 'fail', 'expire'],
);

/** Why a device did not do, or did not tell, what it was asked for. */
export const DEVICE_CAUSES = [
  'unreachable',
  'wrong_password',
  'forbidden_address',
  'other_protocol',
  'unsupported',
  'refused',
  'unreadable',
  'card_broken',
  'not_kept',
  'no_end',
  'password_lost',
  'gateway_away',
  'gateway_busy',
] as const;
export type DeviceCause = (typeof DEVICE_CAUSES)[number];

/** Devices are managed by whoever holds x_device, at stores in their scope. */
export const managesDevices = ({ codes }: Pick<Actor, 'codes'>): boolean => codes.has('x_device');

/** What a reader may open of the cameras of a store in scope. */
export interface CameraRights {
  live: boolean;
  playback: boolean;
  move: boolean;
  talk: boolean;
  capture: boolean;
}

export const cameraRights = ({ codes }: Pick<Actor, 'codes'>): CameraRights => ({
  live: codes.has('x_live'),
  playback: codes.has('x_playback'),
  move: codes.has('x_ptz'),
  talk: codes.has('x_talk'),
  capture: codes.has('x_capture'),
});
