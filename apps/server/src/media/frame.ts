import type { SourceCause } from './failure.ts';

/** Ticks of a second in all times of the media role: what RTP uses for video (RFC 6184). */
export const TICKS_PER_S = 90_000;

/** What a decoder has to know before the first picture. */
export interface Track {
  /** The video parameter set of H.265; null for H.264, which has none. */
  vps: Buffer | null;
  sps: Buffer;
  pps: Buffer;
  width: number;
  height: number;
  /** Pictures a second as the stream says; null where it says nothing. */
  fps: number | null;
  /** The server coded it anew: its camera sends what the browser does not play. */
  isConverted?: true;
}

/** One coded picture. */
export interface Frame {
  isKey: boolean;
  /** When it is shown, in ticks since some beginning of its source. */
  time: number;
  /** Its NAL units, each with its length before it in four bytes. */
  data: Buffer;
}

/** The sound beside a picture. */
export interface SoundTrack {
  /** As browsers name it (RFC 6381), such as mp4a.40.2; `pcma` and `pcmu` are the two laws of G.711. */
  codec: string;
  /** Ticks of a second in the times of its parts. */
  rate: number;
  channels: number;
  /** AudioSpecificConfig (ISO/IEC 14496-3, 1.6.2.1); null for G.711, which needs none. */
  config: Buffer | null;
}

/** A piece of sound: one access unit of AAC, or the samples of one packet of G.711. */
interface SoundPart {
  /** When it is heard, in ticks of its track since some beginning of its source. */
  time: number;
  duration: number;
  data: Buffer;
}

/** What a source tells of its picture. */
export interface PictureHandler {
  /** Before the first picture, and again when the camera changes its picture's size. */
  onTrack: (track: Track) => void;
  onFrame: (frame: Frame) => void;
  /** Pictures were lost; the next one is a key frame. */
  onGap: () => void;
}

/** What a source tells of its sound; many have none. */
export interface SoundHandler {
  /** Before the first part. */
  onSoundTrack: (track: SoundTrack) => void;
  onSound: (part: SoundPart) => void;
}

/** What a source tells whoever opened it. */
export interface SourceHandler extends PictureHandler, SoundHandler {
  /** Nothing comes any more. Said once, and not after close(). */
  onEnd: (cause: SourceCause) => void;
}

export interface OpenedSource {
  close(): void;
}
