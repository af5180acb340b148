import type { Clip } from '../../src/media/mp4/read-clip.ts';

/** What a camera puts into one packet. */
const MOST_PAYLOAD_BYTES = 1_200;

/** The NAL units of a sample, each behind its length in four bytes. */
function nalsOf(sample: Buffer): Buffer[] {
  const nals: Buffer[] = [];
  for (let at = 0; at + 4 <= sample.length; ) {
    const size = sample.readUInt32BE(at);
    nals.push(sample.subarray(at + 4, at + 4 + size));
    at += 4 + size;
  }
  return nals;
}

/** The payloads of one NAL unit: itself, or in fragments (FU-A). */
function payloadsOf(nal: Buffer): Buffer[] {
  if (nal.length <= MOST_PAYLOAD_BYTES) return [nal];
  const head = nal.readUInt8(0);
  const body = nal.subarray(1);
  const count = Math.ceil(body.length / MOST_PAYLOAD_BYTES);
  return Array.from({ length: count }, (_, i) => {
    const flags = (i === 0 ? 0x80 : 0) | (i === count - 1 ? 0x40 : 0);
    const part = body.subarray(i * MOST_PAYLOAD_BYTES, (i + 1) * MOST_PAYLOAD_BYTES);
    return Buffer.concat([Buffer.from([(head & 0xe0) | 28, (head & 0x1f) | flags]), part]);
  });
}

/** Parameter sets in one packet (STAP-A), as cameras send them before each key frame. */
function aggregate(nals: readonly Buffer[]): Buffer {
  const parts = nals.flatMap((nal) => [Buffer.from([nal.length >> 8, nal.length & 255]), nal]);
  return Buffer.concat([Buffer.from([0x78]), ...parts]);
}

/** Makes the RTP packets of a clip's pictures, in endless rounds; numbers and times begin somewhere and wrap soon. */
export function packetMaker({ track, frames, duration }: Clip) {
  let sequence = 65_500;
  let next = 0;
  let round = 0;
  return (): Buffer[] => {
    if (next >= frames.length) {
      next = 0;
      round += 1;
    }
    const frame = frames[next];
    next += 1;
    if (!frame) return [];
    const time = (frame.time + round * duration + 0xffff_0000) >>> 0;
    const sets = frame.isKey ? [aggregate([track.sps, track.pps])] : [];
    const payloads = [...sets, ...nalsOf(frame.data).flatMap(payloadsOf)];
    return payloads.map((payload, i) => {
      const head = Buffer.alloc(12);
      head.writeUInt8(0x80);
      head.writeUInt8(96 | (i === payloads.length - 1 ? 0x80 : 0), 1);
      head.writeUInt16BE(sequence, 2);
      head.writeUInt32BE(time, 4);
      head.writeUInt32BE(0x5eed, 8);
      sequence = (sequence + 1) % 0x1_0000;
      return Buffer.concat([head, payload]);
    });
  };
}
