import type { Frame, PictureHandler } from '../frame.ts';
import type { VideoCodec } from './codec.ts';
import { depacketizer } from './depacketize.ts';
import { parameterSets } from './parameter-sets.ts';
import { withLengths } from './with-lengths.ts';

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
export function assembler(codec: VideoCodec, { onTrack, onFrame, onGap }: PictureHandler) {
  const unpack = depacketizer(codec.layout);
  const sets = parameterSets(codec);
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
    const slices = nals.filter(codec.isSlice);
    const [first] = slices;
    // Without its first slice, others were lost before it.
    const isWhole = !isDamaged && first !== undefined && codec.isFirst(first);
    const frame: Frame | null = isWhole ? { isKey: slices.some(codec.isKey), time, data: withLengths(slices) } : null;
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
