import type { VideoCodec } from '../video/codec.ts';
import { isSlice, NAL, nalKind } from './nal.ts';
import { readSps } from './sps.ts';

/** Kinds of RTP payload (RFC 6184, 5.2) beside the single NAL unit. */
const STAP_A = 24;
const FU_A = 28;

/** ITU-T H.264, and how RTP carries it (RFC 6184). */
export const h264: VideoCodec = {
  layout: {
    kindOf: nalKind,
    aggregate: STAP_A,
    fragment: FU_A,
    isSingle: (kind) => kind >= 1 && kind < STAP_A,
    headBytes: 1,
    headOf: (payload, header) => Buffer.from([(payload.readUInt8(0) & 0xe0) | (header & 0x1f)]),
  },
  setOf(nal) {
    const kind = nalKind(nal);
    if (nal.length < 2) return null;
    return kind === NAL.sps ? 'sps' : kind === NAL.pps ? 'pps' : null;
  },
  hasVps: false,
  facts: readSps,
  isSlice,
  isKey: (nal) => nalKind(nal) === NAL.keySlice,
  // 7.3.3: the first block has the number 0.
  isFirst: (slice) => ((slice[1] ?? 0) & 0x80) !== 0,
};
