import type { SourceCause } from './failure.ts';

/** Ticks of a second in all times of the media role: what RTP uses for video (RFC 6184). */
export const TICKS_PER_S = 90_000;

/** What a decoder has to know before the first picture. */
export interface Track {
  sps: Buffer;
  pps: Buffer;
  width: number;
  height: number;
  /** Pictures a second as the stream says; null where it says nothing. */
  fps: number | null;
}

/** One coded picture. */
export interface Frame {
  isKey: boolean;
  /** When it is shown, in ticks since some beginning of its source. */
  time: number;
  /** Its NAL units, each with its length before it in four bytes. */
  data: Buffer;
}

/** What a source tells whoever opened it. */
export interface SourceHandler {
  /** Before the first picture, and again when the camera changes its picture's size. */
  onTrack: (track: Track) => void;
  onFrame: (frame: Frame) => void;
  /** Pictures were lost; the next one is a key frame. */
  onGap: () => void;
  /** Nothing comes any more. Said once, and not after close(). */
  onEnd: (cause: SourceCause) => void;
}

export interface OpenedSource {
  close(): void;
}
