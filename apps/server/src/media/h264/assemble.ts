import type { Frame, PictureHandler, Track } from '../frame.ts';
import { depacketizer, isKeyPicture, slicesOf } from './depacketize.ts';
import { NAL, nalKind, withLengths } from './nal.ts';
import { readSps } from './sps.ts';

/** A picture in more pieces or bytes than this is none: what has come of it is dropped. */
const MOST_NALS = 2_000;
const LARGEST_PICTURE_BYTES = 8 * 1024 * 1024;

/** One RTP packet's part of a picture. */
export interface Packet {
  payload: Buffer;
  /** Of the whole picture, in ticks, without the wrap of RTP's 32 bits. */
  time: number;
  /** The last packet of its picture. */
  isLast: boolean;
}

/**
 * Pictures out of packets in their order. What was damaged is dropped with everything up to the next key frame, for a decoder
 * shows what lacks its reference as grey smear; onGap is said once for each such time. Nothing is given before parameter sets are known.
 */
export function assembler({ onTrack, onFrame, onGap }: PictureHandler) {
  const unpack = depacketizer();
  const sets = parameterSets();
  let waitsForKey = true;
  let nals: Buffer[] = [];
  let bytes = 0;
  let time = 0;
  let isDamaged = false;

  const damage = (): void => {
    isDamaged = true;
    if (!waitsForKey) onGap();
    waitsForKey = true;
  };

  function finish(): void {
    const slices = slicesOf(nals);
    const frame: Frame | null = isDamaged || !beginsPicture(slices[0]) ? null : pictureOf(slices, time);
    nals = [];
    bytes = 0;
    isDamaged = false;
    if (!frame || (waitsForKey && !frame.isKey)) return;
    const track = frame.isKey ? sets.changed() : null;
    if (track) onTrack(track);
    if (!sets.isTold()) return;
    waitsForKey = false;
    onFrame(frame);
  }

  return {
    /** Parameter sets from outside the stream (SDP). */
    learn: sets.learn,
    take({ payload, time: packetTime, isLast }: Packet): void {
      if (packetTime !== time && (nals.length > 0 || isDamaged)) finish();
      time = packetTime;
      const taken = unpack.take(payload);
      if (!taken.isWhole) damage();
      for (const nal of taken.nals) {
        sets.learn(nal);
        nals.push(nal);
        bytes += nal.length;
      }
      if (nals.length > MOST_NALS || bytes > LARGEST_PICTURE_BYTES) {
        damage();
        nals = [];
        bytes = 0;
      }
      if (isLast) finish();
    },
    /** Packets are missing before the next one. */
    lose(): void {
      unpack.lose();
      damage();
    },
  };
}

/** Whether a slice holds the first block of its picture (7.3.3): otherwise the slices before it were lost. */
const beginsPicture = (slice: Buffer | undefined): boolean => ((slice?.[1] ?? 0) & 0x80) !== 0;

function pictureOf(slices: readonly Buffer[], time: number): Frame {
  return { isKey: isKeyPicture(slices), time, data: withLengths(slices) };
}

/** The parameter sets that came last, and whether they were told on. */
function parameterSets() {
  let sps: Buffer | null = null;
  let pps: Buffer | null = null;
  let isTold = false;
  return {
    learn(nal: Buffer): void {
      const kind = nalKind(nal);
      if (kind === NAL.sps && !(sps && nal.equals(sps)) && readSps(nal)) {
        sps = Buffer.from(nal);
        isTold = false;
      }
      if (kind === NAL.pps && !(pps && nal.equals(pps)) && nal.length > 1) {
        pps = Buffer.from(nal);
        isTold = false;
      }
    },
    isTold: () => isTold,
    /** The track when both are there and were not told yet; they count as told from now on. */
    changed(): Track | null {
      const facts = sps && readSps(sps);
      if (isTold || !facts || !sps || !pps) return null;
      isTold = true;
      return { sps, pps, ...facts };
    },
  };
}
