import type { RtpLayout } from './depacketize.ts';

/** What a sequence parameter set says of the picture. */
export interface PictureFacts {
  width: number;
  height: number;
  /** Null where the stream does not say. */
  fps: number | null;
}

/** What is particular about a way to code pictures: how its NAL units are told apart. */
export interface VideoCodec {
  layout: RtpLayout;
  /** Which parameter set it is; null for anything else. */
  setOf: (nal: Buffer) => 'vps' | 'sps' | 'pps' | null;
  /** H.265 alone has a video parameter set. */
  hasVps: boolean;
  /** Null for a set that cannot be read. */
  facts: (sps: Buffer) => PictureFacts | null;
  /** What a decoder is given; delimiters, messages, fillers are left out. */
  isSlice: (nal: Buffer) => boolean;
  /** A slice of a picture that can be decoded without those before it. */
  isKey: (nal: Buffer) => boolean;
  /** The slice holds the first block of its picture. */
  isFirst: (slice: Buffer) => boolean;
}
