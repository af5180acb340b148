import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const MOST_PAYLOAD_BYTES = 1_200;
/** 12 pictures a second. */
const STEP = 7_500;
const kindOf = (nal: Buffer): number => (nal.readUInt8(0) >> 1) & 0x3f;
const isSet = (nal: Buffer): boolean => kindOf(nal) >= 32 && kindOf(nal) <= 34;

/** The test's clip as H.265, coded once with x265: its NAL units behind start codes. */
function hevcNals(): Buffer[] {
  const file = readFileSync(join(import.meta.dirname, 'counting.h265'));
  const starts: number[] = [];
  for (let at = file.indexOf('\0\0\u0001', 0, 'latin1'); at >= 0; at = file.indexOf('\0\0\u0001', at + 3, 'latin1'))
    starts.push(at + 3);
  return starts.map((start, i) => {
    const next = starts[i + 1];
    if (next === undefined) return file.subarray(start);
    // A start code of four bytes leaves a zero before it.
    const end = file[next - 4] === 0 ? next - 4 : next - 3;
    return file.subarray(start, end);
  });
}

export const hevcSets = (): Buffer[] => hevcNals().filter(isSet).slice(0, 3);

function payloadsOf(nal: Buffer): Buffer[] {
  if (nal.length <= MOST_PAYLOAD_BYTES) return [nal];
  const body = nal.subarray(2);
  const count = Math.ceil(body.length / MOST_PAYLOAD_BYTES);
  return Array.from({ length: count }, (_, i) => {
    const flags = (i === 0 ? 0x80 : 0) | (i === count - 1 ? 0x40 : 0);
    const part = body.subarray(i * MOST_PAYLOAD_BYTES, (i + 1) * MOST_PAYLOAD_BYTES);
    const head = [(nal.readUInt8(0) & 0x81) | (49 << 1), nal.readUInt8(1), flags | kindOf(nal)];
    return Buffer.concat([Buffer.from(head), part]);
  });
}

/** Parameter sets in one packet (RFC 7798, 4.4.2). */
function aggregate(nals: readonly Buffer[]): Buffer {
  const parts = nals.flatMap((nal) => [Buffer.from([nal.length >> 8, nal.length & 255]), nal]);
  return Buffer.concat([Buffer.from([48 << 1, 1]), ...parts]);
}

/** Makes the RTP packets of the clip's pictures, in endless rounds. */
export function hevcPackets() {
  const pictures = hevcNals().filter((nal) => kindOf(nal) < 32);
  const sets = hevcSets();
  let sequence = 65_500;
  let count = 0;
  return (): Buffer[] => {
    const nal = pictures[count % pictures.length] ?? Buffer.alloc(0);
    const payloads = [...(kindOf(nal) >= 16 ? [aggregate(sets)] : []), ...payloadsOf(nal)];
    const time = (count * STEP + 0xffff_0000) >>> 0;
    count += 1;
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
