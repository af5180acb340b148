import type { RecordingKind } from '@rondo/domain/surveillance';
import { DeviceFailure } from './failure.ts';

/** From one moment to another. */
export interface Span {
  from: Date;
  to: Date;
}

/** Something that a device kept on its card or disk; `event`: because it noticed something. */
export interface DeviceRecording extends Span {
  kind: RecordingKind;
}

/** How a recording is played over RTSP. */
interface Replay {
  url: string;
  /** What RTSP says beside it: of SETUP and PLAY `Require`, of PLAY the others. */
  headers: Record<string, string>;
}

/** What a device has kept, and how it is played. All rejects with DeviceFailure; all times are ours, whatever the device's clock says. */
export interface DeviceRecordings {
  /** What it kept of a channel within a span, oldest first. */
  recordings: (channel: number, span: Span) => Promise<DeviceRecording[]>;
  /** Where the oldest that it kept of a channel begins; null: it kept nothing, or has no search for it. */
  oldest: (channel: number) => Promise<Date | null>;
  /** Plays a channel at its own pace from the beginning of a span to its end. */
  replay: (channel: number, span: Span) => Promise<Replay>;
}

/** A recorder that tells more pieces of a day than this is not asked on: bounds what a hostile one costs. */
export const MOST_RECORDINGS = 2_000;

/** Times of a device that says no zone, as if they were UTC, and ours. */
export interface LocalClock {
  /** What the device's clock says at a moment of ours, as if it were UTC. */
  toDevice: (at: Date) => Date;
  toOurs: (told: Date) => Date;
}

/** No device has recordings from before this. */
export const LONG_AGO = new Date('2000-01-01T00:00:00Z');

/** Of a device that has no such search nothing is known. */
export async function ifSearched(search: () => Promise<Date | null>): Promise<Date | null> {
  try {
    return await search();
  } catch (error) {
    if (error instanceof DeviceFailure && (error.reason === 'unsupported' || error.reason === 'refused')) return null;
    throw error;
  }
}

/** A device tells whole seconds: on average half of one has passed since, ms. */
const HALF_MS = 500;

/**
 * The clock of a device, which `ask` asks for its local time of now: its zone and what is wrong with it are one difference. It looked
 * at its clock somewhere between question and answer.
 */
export async function localClock(ask: () => Promise<string>): Promise<LocalClock> {
  const askedAt = Date.now();
  const told = readLocal(await ask()).getTime() + HALF_MS;
  const aheadMs = Math.round((told - (askedAt + Date.now()) / 2) / 1_000) * 1_000;
  return {
    toDevice: (at) => new Date(at.getTime() + aheadMs),
    toOurs: (at) => new Date(at.getTime() - aheadMs),
  };
}

/** Reads `2026-11-26 08:00:00`, `2026-1-6 8:00:00` and `2026-11-26T08:00:00+08:00`: the zone is left out, as if it were UTC. */
export function readLocal(text: string): Date {
  const parts = /^(\d{4})-(\d{1,2})-(\d{1,2})[ T](\d{1,2}):(\d{2}):(\d{2})/.exec(text)?.slice(1).map(Number);
  if (!parts) throw new DeviceFailure('unreadable', 'a time that is none');
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts;
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}

/** A device begins a new file without missing anything: less apart than this is one recording, ms. */
const SEAM_MS = 2_000;

/** What lies within a span, cut to it, in order; the files of one recording are one, and what lasts no time is left out. */
export function within(found: readonly DeviceRecording[], { from, to }: Span): DeviceRecording[] {
  const pieces = found
    .map((one) => ({
      ...one,
      from: new Date(Math.max(one.from.getTime(), from.getTime())),
      to: new Date(Math.min(one.to.getTime(), to.getTime())),
    }))
    .filter((one) => one.from < one.to)
    .sort((a, b) => a.from.getTime() - b.from.getTime());
  const joined: DeviceRecording[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const isSame = last?.kind === piece.kind && piece.from.getTime() - last.to.getTime() <= SEAM_MS;
    if (!last || !isSame) joined.push({ ...piece });
    else if (piece.to > last.to) last.to = piece.to;
  }
  return joined;
}
