import type { StreamCause } from '@rondo/domain/stream';

/** Why there is no picture: what the server says, and what only the browser notices. */
export type LiveCause =
  | StreamCause
  /** No new picture came for a while, and nobody said why. */
  | 'frozen'
  /** The connection ended. */
  | 'lost'
  /** The browser will not play it, or not before somebody pressed something. */
  | 'unplayable'
  /** The camera is none of this reader's, or gone. */
  | 'not_allowed'
  /** The server says why in its own words. */
  | 'refused';

export type LiveState =
  | { kind: 'starting' }
  | { kind: 'playing' }
  | { kind: 'paused' }
  /** The server has no picture and goes on trying. */
  | { kind: 'waiting'; cause: LiveCause; sinceMs: number }
  | { kind: 'reconnecting'; cause: LiveCause; attempt: number; sinceMs: number }
  | { kind: 'failed'; cause: LiveCause; words: string; sinceMs: number };

/** What a cell tells of its stream. */
export interface LiveStats {
  /** Since the last picture; null before the first. */
  ageMs: number | null;
  kbps: number;
  codec: string;
  width: number;
  height: number;
  /** The server codes it anew: its camera sends H.265. */
  isConverted: boolean;
  /** Host and port that the stream comes from; null while it is not connected. */
  origin: string | null;
}

/** A picture that stands still for so long is asked for anew, ms. */
export const FROZEN_MS = 8_000;
/** Waits before the tries, ms; after the last one it is up to the reader. */
export const TRY_AFTER_MS = [1_000, 3_000, 8_000] as const;
