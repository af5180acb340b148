import type { VideoCodec } from '../video/codec.ts';
import { readHevcSps } from './sps.ts';

/** Kinds of NAL units (ITU-T H.265, table 7-1) and of RTP payloads (RFC 7798, 4.4). */
export const HEVC_NAL = { vps: 32, sps: 33, pps: 34 } as const;
const AGGREGATE = 48;
const FRAGMENT = 49;
/** Slices are below 10, and those that begin anew (IRAP) from 16 to 21. */
const LAST_TRAILING = 9;
const FIRST_KEY = 16;
const LAST_KEY = 21;
const HEAD_BYTES = 2;

const kindOf = (nal: Buffer): number => ((nal[0] ?? 0) >> 1) & 0x3f;
const isKey = (nal: Buffer): boolean => kindOf(nal) >= FIRST_KEY && kindOf(nal) <= LAST_KEY;

/** ITU-T H.265, and how RTP carries it (RFC 7798, without decoding order numbers). */
export const h265: VideoCodec = {
  layout: {
    kindOf,
    aggregate: AGGREGATE,
    fragment: FRAGMENT,
    isSingle: (kind) => kind < AGGREGATE,
    headBytes: HEAD_BYTES,
    headOf: (payload, header) =>
      Buffer.from([(payload.readUInt8(0) & 0x81) | ((header & 0x3f) << 1), payload.readUInt8(1)]),
  },
  setOf(nal) {
    if (nal.length <= HEAD_BYTES) return null;
    switch (kindOf(nal)) {
      case HEVC_NAL.vps:
        return 'vps';
      case HEVC_NAL.sps:
        return 'sps';
      case HEVC_NAL.pps:
        return 'pps';
      default:
        return null;
    }
  },
  hasVps: true,
  facts: readHevcSps,
  isSlice: (nal) => nal.length > HEAD_BYTES && (kindOf(nal) <= LAST_TRAILING || isKey(nal)),
  isKey,
  // 7.3.6.1: the first bit says whether it is the first of its picture.
  isFirst: (slice) => ((slice[HEAD_BYTES] ?? 0) & 0x80) !== 0,
};
