import type { Detection, DetectionKind, Point } from '@rondo/domain/detection';
import type { CardState } from '@rondo/domain/device';
import type { PtzControl } from './ptz.ts';
import type { DeviceRecordings } from './recordings.ts';

/** What a device tells of itself. */
export interface DeviceFacts {
  model: string;
  serial: string;
  firmware: string;
}

/** A storage card as the device tells of it now; `formatted` is what Rondo makes of it afterwards. */
export interface CardFacts {
  state: Exclude<CardState, 'formatted'>;
  /** Megabytes; null: not told. */
  capacityMb: number | null;
  usedMb: number | null;
  /** Of a format that goes on; null: the device does not tell how far it is. */
  percent: number | null;
}

/** Addresses of the streams of a channel, without name and password. */
export interface ChannelStreams {
  channel: number;
  main: string;
  sub: string;
}

/**
 * What can be asked of a device, whoever made it. Every function rejects with DeviceFailure, in a bounded time and with bounded
 * memory, whatever stands at the other end.
 */
export interface DeviceControl extends DeviceRecordings {
  facts: () => Promise<DeviceFacts>;
  streams: () => Promise<ChannelStreams[]>;
  /** Resolves when the device has accepted it: it goes away a little later. */
  restart: () => Promise<void>;
  /** Null: the protocol knows nothing of cards. */
  card: (() => Promise<CardFacts>) | null;
  /** Resolves when the device has begun. */
  format: (() => Promise<void>) | null;
  /**
   * Settings of a kind of detection; null: the device has no such detection. `drawn` is the area that was last sent: a device that
   * keeps areas as squares of a grid cannot tell which outline they came from, and where it still keeps the same squares, it is that.
   */
  detection: (kind: DetectionKind, channel: number, drawn: Point[] | null) => Promise<Detection | null>;
  setDetection: (kind: DetectionKind, channel: number, settings: Detection) => Promise<void>;
  /** How far its clock is ahead of ours, ms. `zone` is that of its store, for devices that do not tell theirs. */
  clockAhead: (zone: string) => Promise<number>;
  /** Sets its clock to now, by hand: a device that asks a time server, and is wrong all the same, asks it no more. */
  setClock: (zone: string) => Promise<void>;
  ptz: PtzControl;
}
